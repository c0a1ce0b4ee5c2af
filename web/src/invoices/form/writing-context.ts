import { createContext, useContext, type RefObject } from 'react';
import type { Grid } from './grid/grid';
import type { Computing, Sums } from './computing';
import type { ComingNumber } from './useComingNumber';
import type { Withholding } from './extras/useWithholding';
import type { SheetActions } from './grid/useSheetActions';

export interface Lines {
  grid: Grid;
  amounts: Computing['amounts'];
  act: SheetActions;
  root: RefObject<HTMLDivElement | null>;
}
export interface Written {
  lines: Lines;
  sums: Sums;
  coming?: ComingNumber;
  withholding: Withholding & { choose(rate: string): void; error?: string };
}

const Context = createContext<Written | null>(null);

/** What changes with every key, past the page around it, which is not drawn again. */
export const WrittenProvider = Context.Provider;

export const useWritten = () => useContext(Context) as Written;
