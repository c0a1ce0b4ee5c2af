import { useOneToFixQuery } from '../gql/dashboard';
import { paths } from '../paths';
import { Banner } from '../ui/Banner';
import { ButtonLink } from '../ui/Button';
import { counted } from '../verifactu/counts';
import { useOverview } from '../verifactu/useOverview';

/** Invoices that somebody has to see to: they do not get right by themselves. */
export function ToFixBanner() {
  const toFix = useOverview()?.toFix ?? 0;
  const one = useOneToFixQuery({ skip: toFix !== 1, fetchPolicy: 'cache-and-network' }).data?.verifactuRecords.items[0];
  if (toFix === 0) return null;
  const to = toFix === 1 && one ? paths.invoice(one.invoiceId) : paths.records({ status: 'to_fix' });
  return (
    <Banner kind="danger" action={<ButtonLink to={to} size="sm" variant="outline">{toFix === 1 ? 'Ver cuál' : 'Ver cuáles'}</ButtonLink>}>
      <strong>{counted(toFix, 'factura por corregir', 'facturas por corregir')}.</strong> {toFix === 1 ? 'Así como está, la AEAT no la acepta.' : 'Así como están, la AEAT no las acepta.'}
    </Banner>
  );
}
