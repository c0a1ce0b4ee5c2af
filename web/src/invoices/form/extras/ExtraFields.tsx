import { Box } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { useIssuerQuery } from '../../../gql/invoices';
import { Button } from '../../../ui/Button';
import { AmountInput } from '../../../ui/form/AmountInput';
import { DateInput } from '../../../ui/form/DateInput';
import { FormField } from '../../../ui/form/FormField';
import { Radio } from '../../../ui/form/Radio';
import { TextInput } from '../../../ui/form/TextInput';
import { IconButton } from '../../../ui/IconButton';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { FieldErrors } from '../values';
import { settledDiscount } from './discount';
import { hasPending, isLater, PENDING, wrongPart, type Extras, type Pending, type Suplido } from './extras';
import { taxHere } from '../../../ui/format/here';

interface ExtraFieldsProps extends Pick<Extras, 'operationDate' | 'pending' | 'discount' | 'suplidos' | 'prepayment'> {
  date: string | null;
  errors: FieldErrors;
  set: InvoiceFormState['set'];
}

const MOST_SUPLIDOS = 50;

/** The fields that were asked for, between the lines and the notes; nothing for most invoices. */
export const ExtraFields = memo(function ExtraFields({
  date,
  operationDate,
  pending,
  discount,
  suplidos,
  prepayment,
  errors,
  set,
}: ExtraFieldsProps) {
  if (operationDate === null && discount === null && suplidos.length === 0) return null;
  return (
    <Box display="grid" gap="4">
      {(operationDate !== null || discount !== null) && (
        <Box
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: '1fr', md: operationDate === null ? '280px' : '240px 280px' }}
          alignItems="start"
        >
          {operationDate !== null && (
            <FormField
              label={prepayment ? 'Fecha del cobro' : 'Fecha de la operación'}
              error={errors.operationDate}
              hint={prepayment ? 'Queda pagada ese día, y sus líneas dicen «Anticipo»' : undefined}
            >
              <DateInput value={operationDate} onChange={next => set({ operationDate: next }, 'operationDate')} />
              {isLater(operationDate, date) && (hasPending() || pending) && (
                <WhyBefore why={pending} choose={why => set({ pending: why }, 'operationDate')} />
              )}
            </FormField>
          )}
          {discount !== null && (
            <FormField
              label="Descuento sobre el total"
              error={errors.discount}
              hint="10 % o 15,00 €; se reparte entre las líneas"
            >
              <TextInput
                value={discount}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                figures
                onChange={text => set({ discount: text }, 'discount')}
                onBlur={() => set({ discount: settledDiscount(discount) })}
              />
            </FormField>
          )}
        </Box>
      )}
      {suplidos.length > 0 && <Suplidos suplidos={suplidos} error={errors.suplidos} set={set} />}
    </Box>
  );
});

const BEFORE: Record<Pending, [name: string, text: string]> = {
  '14': ['Certificación de obra pública', 'Para una Administración.'],
  '15': ['Cuota que vence ese día', 'Alquiler, suministro, mantenimiento: tracto sucesivo.'],
};

/** What is invoiced before its day. */
function WhyBefore({ why, choose }: { why: Pending | null; choose(why: Pending): void }) {
  const cash = useIssuerQuery({ fetchPolicy: 'cache-and-network' }).data?.me.tenant?.cashBasis;
  if (cash)
    return (
      <Box marginTop="2" color="muted" textStyle="caption">
        Con el criterio de caja el {taxHere()} se devenga al cobrar: aquí no cabe un día que aún no ha llegado.
      </Box>
    );
  return (
    <Box as="fieldset" marginTop="2.5" textStyle="small">
      <Box as="legend" color="muted" textStyle="caption">
        El {taxHere()} se devenga ese día. ¿Qué es?
      </Box>
      {PENDING.map(regime => (
        <Box as="label" key={regime} display="flex" gap="2.5" marginTop="2" cursor="pointer">
          <Radio type="radio" name="pending" checked={why === regime} onChange={() => choose(regime)} />
          <Box as="span">
            {BEFORE[regime][0]}
            <Box as="span" display="block" color="muted" textStyle="caption">
              {BEFORE[regime][1]}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Suplidos({ suplidos, error, set }: { suplidos: Suplido[]; error?: string; set: InvoiceFormState['set'] }) {
  const write = (next: Suplido[]) => set({ suplidos: next }, 'suplidos');
  const change = (key: number, part: Partial<Suplido>) =>
    write(suplidos.map(each => (each.key === key ? { ...each, ...part } : each)));
  const add = () =>
    write([...suplidos, { key: Math.max(...suplidos.map(({ key }) => key)) + 1, description: '', amount: '' }]);
  const said = useId();
  const wrong = error ? suplidos.map(wrongPart) : [];
  const about = (i: number, part: 'description' | 'amount') =>
    wrong[i] === part ? { 'aria-invalid': true, 'aria-describedby': said } : undefined;
  return (
    <Box as="fieldset">
      <Box as="legend" textStyle="label" marginBottom="1">
        Suplidos
      </Box>
      <Box textStyle="caption" color="muted" marginBottom="2">
        Lo que pagaste en nombre y por cuenta de tu cliente, con la factura a su nombre. Se suma a lo que te paga, sin{' '}
        {taxHere()} y fuera del total de la factura.
      </Box>
      <Box display="grid" gap="2">
        {suplidos.map(({ key, description, amount }, i) => (
          <Box key={key} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr) 120px auto" alignItems="center">
            <TextInput
              aria-label={`Suplido ${i + 1}: qué pagaste`}
              {...about(i, 'description')}
              placeholder="Tasa, notaría, registro…"
              value={description}
              maxLength={200}
              autoComplete="off"
              onChange={text => change(key, { description: text })}
            />
            <AmountInput
              aria-label={`Suplido ${i + 1}: importe`}
              {...about(i, 'amount')}
              placeholder="0,00"
              value={amount}
              maxLength={20}
              onChange={text => change(key, { amount: text })}
            />
            <IconButton
              label={`Quitar el suplido ${i + 1}`}
              icon={<Trash2 />}
              onClick={() => write(suplidos.filter(each => each.key !== key))}
            />
          </Box>
        ))}
      </Box>
      <Box id={said} role="alert" color="danger" textStyle="caption" marginTop="1.5" _empty={{ display: 'none' }}>
        {error}
      </Box>
      {suplidos.length < MOST_SUPLIDOS && (
        <Button variant="ghost" color="brand" icon={<Plus />} onClick={add} marginTop="1" marginStart="-2">
          Añadir suplido
        </Button>
      )}
    </Box>
  );
}
