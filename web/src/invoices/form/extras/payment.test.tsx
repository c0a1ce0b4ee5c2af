import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, customers, openForm, sent, writeLine } from '../../../test/invoiceForm';
import { draft } from '../../../test/invoices';
import { customer } from '../../../test/people';
import { data } from '../../../test/server';

const issuer = (usual: object = {}) =>
  data({
    me: {
      __typename: 'Session',
      user: { __typename: 'User', id: 'u1' },
      tenant: {
        __typename: 'Tenant',
        id: 't1',
        nif: 'B98241573',
        address: 'Calle de Sorní, 18',
        defaultCause: null,
        defaultWithholding: null,
        defaultKind: null,
        simplifiedActivity: null,
        paymentTerms: '30',
        paymentMeans: 'transfer',
        ...usual,
      },
    },
  });

const write = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const keepDraft = () => userEvent.click(screen.getAllByRole('button', { name: /Guardar borrador/ })[0]);

test("a line says when the invoice will be due, by the customer's own terms or else the company's; nothing is sent of it", async () => {
  const calls = await openForm({
    Issuer: () => issuer(),
    CustomerChoices: () => customers(customer({ paymentTerms: 'M0', paymentMeans: 'direct_debit' })),
  });
  write(/^Fecha/, '20/11/2026');
  expect(await screen.findByText('Vence el 20/12/2026 · A 30 días · Transferencia')).toBeInTheDocument();
  await chooseCustomer();
  expect(await screen.findByText('Vence el 30/11/2026 · A fin de mes · Domiciliación bancaria')).toBeInTheDocument();
  await writeLine(1, 'Trabajo', '1', '100');
  await keepDraft();
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
  expect(sent(calls, 'CreateInvoice')[0].input).not.toHaveProperty('dueDate');
  expect(sent(calls, 'CreateInvoice')[0].input).not.toHaveProperty('paymentMeans');
});

test('F4 and V write another day and another way; a day before the invoice is refused on its field', async () => {
  const calls = await openForm({ Issuer: () => issuer() });
  write(/^Fecha/, '20/11/2026');
  await chooseCustomer();
  await writeLine(1, 'Trabajo', '1', '100');
  await userEvent.keyboard('{F4}v{Escape}');
  expect(await screen.findByText('Por su plazo, el 20/12/2026')).toBeInTheDocument();
  write(/^Vencimiento/, '19/11/2026');
  await userEvent.selectOptions(screen.getByLabelText(/^Forma de pago/), 'Efectivo');
  await keepDraft();
  expect(await screen.findByText('El vencimiento no puede ser anterior a la fecha de la factura')).toBeInTheDocument();
  expect(sent(calls, 'CreateInvoice')).toHaveLength(0);
  write(/^Vencimiento/, '01/12/2026');
  await keepDraft();
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
  expect(sent(calls, 'CreateInvoice')[0].input).toMatchObject({ dueDate: '2026-12-01', paymentMeans: 'cash' });
});

test('a company without terms sees nothing of it', async () => {
  await openForm({ Issuer: () => issuer({ paymentTerms: null, paymentMeans: null }) });
  await chooseCustomer();
  expect(screen.queryByText(/^Vence el/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Vencimiento/)).not.toBeInTheDocument();
});

test('a draft goes on with what was written', async () => {
  await openForm(
    {
      Issuer: () => issuer(),
      Invoice: () => data({ invoice: draft({ dueDate: '2026-12-01', paymentMeans: 'cash' }) }),
    },
    '/app/invoices/new?draft=i1',
  );
  expect(await screen.findByLabelText(/^Vencimiento/)).toHaveValue('01/12/2026');
  expect(screen.getByLabelText(/^Forma de pago/)).toHaveValue('cash');
});
