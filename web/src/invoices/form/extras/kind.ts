import { useEffect, useMemo } from 'react';
import { identityOf } from '../../../../../schema/identity';
import { simplifiedRefusals } from '../../../../../schema/kinds/simplified';
import { useIssuerQuery } from '../../../gql/invoices';
import type { WrittenKind } from '../../../gql/schema';
import { toAbroad } from '../../../ui/form/foreign';
import type { Computing } from '../computing';
import { setGross, type Grid } from '../grid/grid';
import type { InvoiceFormState } from '../useInvoiceForm';
import { linesToSend, type FieldErrors, type Form } from '../values';
import { suplidosToSend } from './extras';
import { taxHere } from '../../../ui/format/here';

/** Another kind has another usual series: '' until the server has said which. */
const kindAndSeries = (kind: WrittenKind) => ({
  kind,
  series: kind === 'F2' ? '' : 'A',
  devicesOrMetals: false,
});

/** A shop's prices are with VAT: as long as no price is written, those of a simplified invoice are too. */
const withPricesOf =
  (kind: WrittenKind) =>
  (grid: Grid): Grid =>
    grid.lines.some(({ price }) => price.trim()) ? grid : setGross(grid, kind === 'F2');

export interface Kind {
  kind: WrittenKind;
  /** The company has issued simplified invoices, or this is one: it chooses with each. */
  chosen: boolean;
  /** Letter of the activity for which they may be larger. */
  activity: string | null;
  set(kind: WrittenKind): void;
}

/** What kind of invoice is written: as it was chosen in this form, else the company's last one. */
export function useKind({ form, set, setGrid }: Pick<InvoiceFormState, 'form' | 'set' | 'setGrid'>): Kind {
  const tenant = useIssuerQuery({ fetchPolicy: 'cache-and-network' }).data?.me.tenant;
  const usual = tenant?.defaultKind ?? null;
  const { kind, issuedBy } = form;
  useEffect(() => {
    if (kind !== null || usual !== 'F2') return;
    set(kindAndSeries('F2'));
    setGrid(withPricesOf('F2'));
  }, [kind, usual, set, setGrid]);
  const activity = tenant?.simplifiedActivity ?? null;
  return useMemo(
    () => ({
      kind: kind ?? 'F1',
      chosen: usual !== null || kind === 'F2',
      activity,
      set(next: WrittenKind) {
        set({ ...kindAndSeries(next), ...(issuedBy && { series: '' }) }, 'series');
        setGrid(withPricesOf(next));
      },
    }),
    [kind, issuedBy, usual, activity, set, setGrid],
  );
}

const countryOf = ({ customer, manual }: Form): string | null => {
  const named = manual ? { nif: manual.nif, ...toAbroad(manual) } : customer;
  if (!named?.nif.trim()) return null;
  return identityOf({ nif: named.nif, country: named.country ?? null, idKind: named.idKind ?? null }).country;
};

const PARTS = { lines: 'lines', cause: 'lines', withholding: 'withholding', suplidos: 'suplidos' } as const;

/** Why what is written cannot be a simplified invoice, on its fields. */
export function simplifiedErrors(form: Form, { kind, activity }: Kind, { sums }: Computing): FieldErrors {
  if (kind !== 'F2') return {};
  const found = simplifiedRefusals({
    total: sums.total,
    lines: linesToSend(form),
    activity,
    tax: taxHere(),
    country: countryOf(form),
    withholding: false,
    suplidos: suplidosToSend(form.suplidos).length > 0,
  });
  return Object.fromEntries(
    found
      .reverse()
      .map(({ part, line, text }) => [PARTS[part], line === undefined ? text : `Línea ${line + 1}: ${text}`]),
  );
}
