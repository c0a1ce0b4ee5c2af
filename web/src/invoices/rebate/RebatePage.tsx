import { Box, chakra } from '@chakra-ui/react';
import { BackLink } from '../../ui/layout/BackLink';
import { useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { errorText, failureOf, isSilence } from '../../client/failure';
import { useCreateRebateMutation, useRebatedCustomerQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { SkeletonLines } from '../../ui/layout/Skeleton';
import { evictInvoices } from '../evictInvoices';
import { AmountInput } from '../../ui/form/AmountInput';
import { DateInput } from '../../ui/form/DateInput';
import { useForm, type Problems } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { parseAmount } from '../../ui/format/amounts';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { here, rateOptions, taxHere } from '../../ui/format/here';
import { isPositive } from '../../../../schema/decimal';

/** A rebate for the volume that a customer bought in a period: one amount given back, issued at once. */
export function RebatePage() {
  const [query] = useSearchParams();
  const id = query.get('customer');
  const { data, error } = useRebatedCustomerQuery({ variables: { id: id ?? '' }, skip: !id });
  if (!id) return <Navigate to={paths.customers()} replace />;
  return (
    <Page title="Rappel por volumen" above={<BackLink to={paths.customers()}>Clientes</BackLink>}>
      <Card padding={{ base: '4', lg: '6' }} maxWidth="640px">
        {error && <Banner kind="danger">{errorText(error, 'Error cargando cliente')}</Banner>}
        {!error && !data && <SkeletonLines widths={['60%', '90%', '85%', '40%']} />}
        {data && <RebateForm customer={data.customer} />}
      </Card>
    </Page>
  );
}

const taxed = () => here().rates.filter(rate => rate > 0);

const empty = () => ({
  from: `${today().slice(0, 4)}-01-01`,
  to: today(),
  amount: '',
  ivaRate: String(here().rates[0]),
  description: 'Rappel por volumen de compras',
});
type Values = ReturnType<typeof empty>;

function check({ from, to, amount, description }: Values): Problems<Values> {
  const euros = parseAmount(amount);
  return {
    ...(!from && { from: 'Escribe un día' }),
    ...(!to ? { to: 'Escribe un día' } : from > to && { to: 'El periodo acaba antes de empezar' }),
    ...((euros === null || !isPositive(euros)) && {
      amount: `Escribe lo que devuelves, sin ${taxHere()} y sin signo`,
    }),
    ...(!description.trim() && { description: 'Escribe qué dice la línea' }),
  };
}

/** The server's fields as the form has them. */
const FIELDS: Record<string, keyof Values> = {
  'lines.0.price': 'amount',
  lines: 'amount',
  'lines.0.description': 'description',
  'lines.0.ivaRate': 'ivaRate',
};

function RebateForm({ customer }: { customer: { id: string; name: string } }) {
  const navigate = useNavigate();
  const [create] = useCreateRebateMutation({ update: evictInvoices });
  // One for all attempts: an answer that was lost on its way is given again, not made again.
  const key = useRef(crypto.randomUUID());
  const form = useForm({
    initial: empty(),
    check,
    submit: async ({ from, to, amount, ivaRate, description }) => {
      const line = { description, quantity: '1', price: `-${parseAmount(amount)!}`, ivaRate: Number(ivaRate) };
      const { data } = await create({
        variables: { input: { customerId: customer.id, from, to, lines: [line] } },
        context: { headers: { 'Idempotency-Key': key.current } },
      });
      if (!data) return;
      const { id, fullNumber, warnings } = data.createRebate;
      toast.success(`Rappel ${fullNumber} emitido`);
      void navigate(paths.invoice(id), { state: { warnings, issued: true } });
    },
    failed: 'Error emitiendo el rappel',
    onFailed: (error, failed) => {
      if (!isSilence(failureOf(error))) key.current = crypto.randomUUID();
      toast.failed(error, failed);
    },
    fields: FIELDS,
  });
  const { problems, field, unsaid, busy } = form;
  return (
    <chakra.form
      ref={form.form}
      noValidate
      onSubmit={event => void form.onSubmit(event)}
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(6, 1fr)"
    >
      {unsaid && (
        <Box gridColumn="span 6">
          <Banner kind="danger">{unsaid}</Banner>
        </Box>
      )}
      <Box gridColumn="span 6" color="muted">
        Devuelve a {customer.name} parte de lo que compró en un periodo. Es una factura rectificativa que nombra el
        periodo y no cada factura.
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <FormField label="Desde" required error={problems.from}>
          <DateInput {...field('from')} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <FormField label="Hasta" required error={problems.to}>
          <DateInput {...field('to')} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <FormField label="Importe que devuelves" required error={problems.amount} hint={`Sin ${taxHere()} y sin signo`}>
          <AmountInput {...field('amount')} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <FormField label={taxHere()} error={problems.ivaRate} hint="El de aquellas compras">
          <Select {...field('ivaRate')} options={rateOptions(taxed())} />
        </FormField>
      </Box>
      <Box gridColumn="span 6">
        <FormField label="Descripción" required error={problems.description}>
          <TextInput {...field('description')} maxLength={500} autoComplete="off" />
        </FormField>
      </Box>
      <Box gridColumn="span 6">
        <Button type="submit" variant="accent" busy={busy} busyLabel="Emitiendo...">
          Emitir rappel
        </Button>
        <Box color="muted" textStyle="small" marginTop="2">
          Se emite al momento, con número de la serie de rectificativas, y no se puede editar.
        </Box>
      </Box>
    </chakra.form>
  );
}
