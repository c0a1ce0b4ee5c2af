import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inWordsOf } from '../../../../../schema/tax/words';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { Banner } from '../../../ui/layout/Banner';
import { TextLink } from '../../../ui/layout/TextLink';
import { standingOf } from '../../collect/family';
import { ChoiceList } from '../ChoiceList';
import type { Option } from '../questions';
import type { Rectifying } from '../useRectifying';
import { isNet, misfitText } from './difference';
import { RowsTable } from './RowsTable';

const BOUGHT_AS: Option<'yes' | 'no' | ''>[] = [
  { value: 'no', key: '', name: 'No: como empresa o profesional' },
  { value: 'yes', key: '', name: 'Sí, como particular' },
];

const ASKED = {
  amounts: 'Escribe lo que debía decir',
  own: 'Las líneas del borrador: corrige lo que haga falta',
  rates: 'Elige el IVA bueno de cada línea',
  returned: 'Escribe cuánto te devuelven de cada línea',
};

interface ChangedRowsProps {
  invoice: InvoiceWholeFragment;
  rectifying: Rectifying;
  /** It can be taken off the next invoice as well. */
  orNextInvoice: boolean;
}

const Hint = ({ children }: { children: ReactNode }) => (
  <Box color="muted" textStyle="small">
    {children}
  </Box>
);

/** What is asked at the rows, what to know of them, and the button that fills them all. */
function RowsHead({ invoice, rectifying: { mode, returnAll }, orNextInvoice }: ChangedRowsProps) {
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      paddingX={{ base: '4', lg: '5' }}
      paddingBottom="3"
    >
      <Box>
        <Box textStyle="label">{inWordsOf(ASKED[mode], invoice.tax)}</Box>
        {mode !== 'own' && invoice.lines.some(isNet) && <Hint>Las líneas con descuento van por su importe neto.</Hint>}
        {orNextInvoice && !invoice.prepayment && (
          <Hint>
            ¿Le vendes más, al mismo {invoice.tax}?{' '}
            <TextLink to={paths.netReturn(invoice.id)}>Réstalo en su próxima factura</TextLink>
          </Hint>
        )}
      </Box>
      {mode === 'returned' && (
        <Button size="sm" onClick={returnAll}>
          Me lo devuelve todo
        </Button>
      )}
    </Box>
  );
}

/** The lines with what changes in them, and what is asked because of it. */
export function ChangedRows({ invoice, rectifying, orNextInvoice }: ChangedRowsProps) {
  const { mode, rows, typed, type, misfit, rises, consumer, setConsumer } = rectifying;
  return (
    <>
      {standingOf(invoice).length > 0 && mode !== 'own' && (
        <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="4">
          <Banner kind="info">
            Ya tiene una rectificativa. Aquí ves las líneas de la original: escribe solo lo que cambia ahora.
          </Banner>
        </Box>
      )}
      <RowsHead invoice={invoice} rectifying={rectifying} orNextInvoice={orNextInvoice} />
      <RowsTable rows={rows} typed={typed} mode={mode} tax={invoice.tax} onType={type} />
      {misfit?.reason === 'rate' && (
        <Box paddingX={{ base: '4', lg: '5' }} paddingY="4">
          <Banner kind="info">{misfitText(misfit, invoice.tax)}</Banner>
        </Box>
      )}
      {rises && (
        <ChoiceList
          question="¿Compró como particular?"
          hint="La ley no deja subir el IVA a un particular por un error (art. 89.Tres de la Ley del IVA)."
          options={BOUGHT_AS}
          value={consumer === null ? '' : consumer ? 'yes' : 'no'}
          onChange={said => setConsumer(said === 'yes')}
        />
      )}
    </>
  );
}
