import { screen, waitFor } from '@testing-library/react';
import { chooseCustomer, confirmIssue, openForm, toastsIn, writeLine } from '../../test/invoiceForm';
import { invoice } from '../../test/invoices';
import { data, refusal, silence } from '../../test/server';

const cell = (name: string) => screen.getByLabelText(name);

const fill = async () => {
  await chooseCustomer();
  await writeLine(1, 'Diseño', '1', '1850');
};

test('without an answer: banner and toast, and the same key on the next attempt', async () => {
  let fails = true;
  const calls = await openForm({ CreateInvoice: () => (fails ? silence() : data({ createInvoice: invoice() })) });
  await fill();
  await confirmIssue();
  expect(await toastsIn('warning').findByText('Error creando factura')).toBeInTheDocument();
  expect(screen.getAllByText(/^Error creando factura/)).toHaveLength(2);
  expect(screen.getByText(/no se creará dos veces/)).toBeInTheDocument();
  fails = false;
  await confirmIssue();
  expect(await toastsIn('success').findByText('Factura creada correctamente')).toBeInTheDocument();
  const keys = calls.headers('CreateInvoice').map(headers => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('the server’s words are said, and its field errors land on their cells', async () => {
  await openForm({
    CreateInvoice: () =>
      refusal('BAD_USER_INPUT', 'Revisa los datos', {
        'lines.0.price': 'El importe es demasiado grande',
        date: 'La fecha no puede ser futura',
      }),
  });
  await fill();
  await confirmIssue();
  expect(await toastsIn('warning').findByText('Revisa los datos')).toBeInTheDocument();
  expect(cell('Precio, línea 1')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('Línea 1: El importe es demasiado grande')).toBeInTheDocument();
  expect(screen.getByText('La fecha no puede ser futura')).toBeInTheDocument();
  await waitFor(() => expect(cell('Fecha')).toHaveFocus());
});

test('a key that already made another invoice is reported, and not used again', async () => {
  const calls = await openForm({
    CreateInvoice: () => refusal('CONFLICT', 'Esta Idempotency-Key ya se usó con otros datos'),
  });
  await fill();
  await confirmIssue();
  expect(await screen.findByText(/Búscala en Facturas antes de emitir otra/)).toBeInTheDocument();
  await confirmIssue();
  await waitFor(() => expect(calls.headers('CreateInvoice')).toHaveLength(2));
  const [first, second] = calls.headers('CreateInvoice').map(headers => headers['idempotency-key']);
  expect(second).not.toBe(first);
});
