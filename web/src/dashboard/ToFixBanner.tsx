import { paths } from '../paths';
import { Banner } from '../ui/layout/Banner';
import { ButtonLink } from '../ui/Button';
import { counted } from '../verifactu/counts';
import { useOverview, usePro } from '../verifactu/useOverview';

/** Invoices that somebody has to see to: they do not get right by themselves. */
export function ToFixBanner() {
  const overview = useOverview();
  const pro = usePro();
  if (!overview?.toFix) return null;
  const { toFix, toFixInvoice } = overview;
  // The list of records is the PRO plan's; without it one after another is seen to.
  const one = toFix === 1 || !pro ? toFixInvoice : null;
  const to = one ? paths.invoice(one) : paths.records({ status: 'to_fix' });
  return (
    <Banner
      kind="danger"
      action={
        <ButtonLink to={to} size="sm" variant="outline">
          {toFix === 1 ? 'Ver cuál' : one ? 'Ver la primera' : 'Ver cuáles'}
        </ButtonLink>
      }
    >
      <strong>{counted(toFix, 'factura por corregir', 'facturas por corregir')}.</strong>{' '}
      {toFix === 1 ? 'Así como está, la AEAT no la acepta.' : 'Así como están, la AEAT no las acepta.'}
    </Banner>
  );
}
