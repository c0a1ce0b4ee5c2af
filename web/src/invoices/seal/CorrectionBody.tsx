import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { InvoiceWholeFragment, VerifactuCorrectionQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { Fold } from '../../ui/layout/Fold';
import { TextLink } from '../../ui/layout/TextLink';
import { Explained, Part } from '../../verifactu/Explained';
import { CorrectionCustomer } from './CorrectionCustomer';

type Correction = VerifactuCorrectionQuery['verifactuCorrection'];

interface CorrectionBodyProps {
  invoice: InvoiceWholeFragment;
  correction: Correction;
  onChanged(): void;
  /** Opened to change the customer's data. */
  asCustomer?: boolean;
}

const SAME = 'El registro nuevo dirá lo mismo que el anterior. Si hay algo que cambiar, cámbialo antes.';

const CHANGE_FIRST =
  'El registro dice lo mismo que la ficha. Cambia en ella el país o el tipo de documento, y aquí verás el registro corregido.';

/** What was wrong, what will be done, and what the new record says otherwise. */
export function CorrectionBody({ invoice, correction, onChanged, asCustomer }: CorrectionBodyProps) {
  const { way, willDo, reason, explanation, changes, subsanacion, rechazoPrevio } = correction;
  const aboutCustomer =
    asCustomer ||
    explanation?.action === 'edit_customer' ||
    explanation?.whoseFault === 'customer' ||
    (!explanation && way === 'rectify');
  return (
    <Box display="grid" gap="4">
      {(explanation || reason) && <Explained explanation={explanation} message={reason} />}
      {aboutCustomer && <CorrectionCustomer invoice={invoice} onChanged={onChanged} />}
      {explanation?.action === 'edit_customer' && (
        <p>
          Lo que esté mal en la propia factura no cambia así:{' '}
          <TextLink to={paths.wrong(invoice.id, { what: 'customer' })}>Me he equivocado</TextLink>.
        </p>
      )}
      {explanation?.action === 'edit_company' && (
        <p>
          Los datos de tu empresa se cambian en <TextLink to={paths.settings()}>Configuración</TextLink>.
        </p>
      )}
      {explanation?.action === 'certificate' && (
        <p>
          Con qué se envía se cambia en <TextLink to={paths.settings('verifactu')}>Configuración, Verifactu</TextLink>.
        </p>
      )}
      <Part name={way === 'correct' ? 'Qué se hará' : 'Cómo sigue'}>
        {asCustomer && way === 'nothing' ? CHANGE_FIRST : willDo}
        {way === 'correct' && changes.length === 0 && ` ${SAME}`}
      </Part>
      {changes.length > 0 && <Changes changes={changes} />}
      {way === 'correct' && (
        <Box borderTopWidth="1px" paddingTop="1">
          <Fold title="Datos técnicos">
            <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" textStyle="small">
              <dt>Subsanacion</dt>
              <dd>{subsanacion ? 'S' : 'N'}</dd>
              <dt>RechazoPrevio</dt>
              <dd>{rechazoPrevio}</dd>
              {explanation && (
                <>
                  <dt>Código de la AEAT</dt>
                  <dd>{explanation.code}</dd>
                </>
              )}
            </Box>
          </Fold>
        </Box>
      )}
    </Box>
  );
}

const Cell = chakra('td', {
  base: { paddingY: '2', paddingEnd: '3', verticalAlign: 'top', overflowWrap: 'anywhere', borderTopWidth: '1px' },
});
const Head = chakra('th', {
  base: { textAlign: 'start', textStyle: 'captionStrong', color: 'muted', paddingBottom: '1.5', paddingEnd: '3' },
});

function Changes({ changes }: Pick<Correction, 'changes'>) {
  return (
    <chakra.table width="full" aria-label="Lo que cambia">
      <thead>
        <tr>
          <Head scope="col">Dato</Head>
          <Head scope="col">Antes</Head>
          <Head scope="col">Después</Head>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, before, after }) => (
          <tr key={what}>
            <Cell color="muted">{what}</Cell>
            <Cell>{before || '—'}</Cell>
            <Cell textStyle="name">
              <Box
                as={ArrowRight}
                aria-hidden
                display="inline"
                width="14px"
                height="14px"
                color="muted"
                marginEnd="1.5"
              />
              {after || '—'}
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
