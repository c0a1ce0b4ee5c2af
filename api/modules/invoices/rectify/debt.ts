import { RectificationKind } from './rectify.types';
import type { WrongInput } from './wrong.types';

/** A debt that nobody pays: its VAT comes back, and it stays owed. */
export const isDebt = (kind: string | undefined): boolean =>
  kind === RectificationKind.R2 || kind === RectificationKind.R3;

/** Whether a rectifying invoice is of such a debt: R5 is for any cause, so it keeps which. */
export const isOfDebt = ({ kind, rectifiedDebt }: { kind: string; rectifiedDebt?: string | null }): boolean =>
  isDebt(kind) || rectifiedDebt != null;

/** Of which debt what somebody says is wrong is; null: of none. */
export const debtSaid = (because: WrongInput | null | undefined): 'insolvent' | 'unpaid' | null =>
  because?.wrong === 'insolvent' || because?.wrong === 'unpaid' ? because.wrong : null;
