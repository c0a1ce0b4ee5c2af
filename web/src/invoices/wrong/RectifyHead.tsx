import { Box } from '@chakra-ui/react';
import { FileDiff } from 'lucide-react';
import { DEBTS_LEFT_OUT } from '../../../../schema/kinds/debt-terms';
import { rectifiedByNotice } from '../../../../schema/kinds/issued-by';
import { inWordsOf } from '../../../../schema/tax/words';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { Banner } from '../../ui/layout/Banner';
import { TogetherLink } from '../together/TogetherLink';
import { AdviceHead } from './AdviceHead';
import { KindFields } from './KindFields';
import { saidOfDebt, saidOfRest, saidOfWay, type Rectify } from './rectifying';
import type { Rectifying } from './useRectifying';

interface RectifyHeadProps {
  invoice: InvoiceWholeFragment;
  rectify: Rectify;
  rectifying: Rectifying;
  why: string;
  /** The right invoice is made next. */
  reissue: boolean;
  /** The customer's data are what changes. */
  ofCustomer: boolean;
  /** Its title takes the focus. */
  spoken: boolean;
}

function saidOf(rectify: Rectify, { debt, rest, way }: Rectifying, why: string) {
  if (debt) return saidOfDebt(rectify, why);
  return rest ? saidOfRest(why) : saidOfWay(rectify, way, why);
}

const thirdOf = ({ name }: NonNullable<InvoiceWholeFragment['issuedBy']>) => ({
  third: name === null ? null : { name },
});

const Note = ({ children }: { children: string }) => (
  <Box textStyle="small" color="muted" marginTop="1">
    {children}
  </Box>
);

/** What will be issued and why, its kind and cause, and what holds of this invoice beside them. */
export function RectifyHead({ invoice, rectify, rectifying, why, reissue, ofCustomer, spoken }: RectifyHeadProps) {
  const { failure } = rectifying;
  const ofData = rectify.extent === 'data';
  const said = saidOf(rectify, rectifying, why);
  return (
    <AdviceHead icon={FileDiff} title={inWordsOf(said.title, invoice.tax)} why={said.why} spoken={spoken}>
      <KindFields
        kind={rectifying.kind}
        tax={invoice.tax}
        fixed={ofData || rectifying.kind === 'R5'}
        asked={ofData && !ofCustomer}
        way={rectifying.way}
        ways={rectifying.ways}
        cause={rectifying.cause}
        usual={rectifying.usual}
        error={failure?.fields.cause ?? failure?.fields.kind ?? failure?.fields.way}
        onKind={rectifying.setKind}
        onCause={rectifying.setCause}
        onWay={rectifying.setWay}
      />
      {rectifying.debt && invoice.tax === 'IVA' && <Note>{DEBTS_LEFT_OUT}</Note>}
      {rectifying.debt &&
        rectifying.doubts.map(doubt => (
          <Box key={doubt} marginTop="3">
            <Banner kind="warning">{doubt}</Banner>
          </Box>
        ))}
      {invoice.issuedBy && <Note>{rectifiedByNotice(invoice.fullNumber!, thirdOf(invoice.issuedBy))}</Note>}
      {rectifying.rest && (invoice.suplidos.length > 0 || invoice.settles.length > 0) && (
        <Note>
          No devuelve sus suplidos ni deja libres sus anticipos: eso lo hace solo el abono de toda la factura.
        </Note>
      )}
      {!ofData && !reissue && <TogetherLink invoice={invoice} />}
    </AdviceHead>
  );
}
