import { createContext, useContext, type RefObject } from 'react';
import type { Grid } from './grid/grid';
import type { Computing, Sums } from './computing';
import type { ComingNumber } from './useComingNumber';
import type { Agreement } from './extras/agreed';
import type { Withholding } from './extras/useWithholding';
import type { SheetActions } from './grid/useSheetActions';

export interface Lines {
  grid: Grid;
  amounts: Computing['amounts'];
  misfits: Computing['misfits'];
  act: SheetActions;
  root: RefObject<HTMLDivElement | null>;
}
export interface Written {
  lines: Lines;
  sums: Sums;
  coming?: ComingNumber;
  /** Changes the prices until the invoice comes to a total. */
  agree(total: string): Agreement;
  withholding: Withholding & { choose(rate: string): void; error?: string };
}

const Context = createContext<Written | null>(null);

/** What changes with every key, past the page around it, which is not drawn again. */
export const WrittenProvider = Context.Provider;

export const useWritten = () => useContext(Context) as Written;
