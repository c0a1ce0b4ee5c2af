import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { customer } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { answers, correction, CSV, explanation, overview, overviewData, rejected } from '../../test/verifactu';
import { meOn } from '../../test/workspace';
import { fillIn } from '../../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, over: object = {}) {
  const shown = invoice({ verifactu: rejected(), ...over });
  const calls = serve({
    Me: meOn('pro'),
    Invoice: () => data({ invoice: shown }),
    VerifactuOverview: () => overviewData(),
    VerifactuCorrection: () => correction(),
    RecordAnswers: () => answers,
    InvoiceVerifactu: () => data({ invoice: shown, verifactuOverview: overview() }),
    CorrectedCustomer: () => data({ customer: customer() }),
    CorrectVerifactu: () =>
      data({
        correctVerifactu: { __typename: 'VerifactuSend', success: true, message: 'Aceptada por la AEAT', csv: CSV },
      }),
    UpdateCustomer: () => data({ updateCustomer: customer({ country: 'FR' }) }),
    ...handlers,
  });
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  return { calls, dialog: within(await screen.findByRole('dialog', { name: 'Corregir el registro de A-2026-0062' })) };
}

const asked = (calls: { operation: string }[], operation: string) =>
  calls.filter(call => call.operation === operation).length;

test("'Reintentar' says what was wrong, what it will do and what changes, its flags folded; 'Corregir y enviar' alone seals the new record, and shows the result", async () => {
  const { calls, dialog } = await open();
  expect(await dialog.findByText('La AEAT no tiene en su censo a tu cliente.')).toBeInTheDocument();
  expect(dialog.getByText(/Se sellará un registro nuevo y se enviará\./)).toBeInTheDocument();
  expect(within(dialog.getByRole('table', { name: 'Lo que cambia' })).getAllByRole('row')[1]).toHaveTextContent(
    'País del clienteESFR',
  );
  expect(dialog.queryByText('RechazoPrevio')).not.toBeInTheDocument();
  await userEvent.click(await dialog.findByText('Datos técnicos'));
  expect((await dialog.findByText('RechazoPrevio')).nextSibling).toHaveTextContent('X');
  expect(dialog.getByText('Subsanacion').nextSibling).toHaveTextContent('S');
  expect(asked(calls, 'CorrectVerifactu')).toBe(0);
  await userEvent.click(await dialog.findByRole('button', { name: 'Corregir y enviar' }));
  expect(await screen.findByText(CSV)).toBeInTheDocument();
  expect(calls.find(call => call.operation === 'CorrectVerifactu')?.variables).toEqual({ id: 'i1' });
});

test('who the customer is, and by what document, stands in the dialog as the card has it now', async () => {
  const { dialog } = await open({
    CorrectedCustomer: () => data({ customer: customer({ name: 'Bodegas L.', country: 'FR', idKind: '03' }) }),
  });
  expect(await dialog.findByText('Bodegas L.')).toBeInTheDocument();
  expect(dialog.getByText('Pasaporte: B26304188 · Francia')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Me he equivocado' })).toHaveAttribute(
    'href',
    '/app/invoices/i1/wrong?what=customer',
  );
});

test.each([
  ['something', {}, false],
  ['nothing', { changes: [] }, true],
])('where %s changes, correcting is the main action or a quiet one', async (_, over, quiet) => {
  const { dialog } = await open({ VerifactuCorrection: () => correction(over) });
  const [correct, back] = [
    await dialog.findByRole('button', { name: 'Corregir y enviar' }),
    dialog.getByRole('button', { name: 'Volver' }),
  ];
  expect(correct.className === back.className).toBe(quiet);
});

test('refused again for the same, the card says it once', async () => {
  const { dialog } = await open({
    CorrectVerifactu: () =>
      data({
        correctVerifactu: {
          __typename: 'VerifactuSend',
          success: false,
          message: 'Rechazada por la AEAT: La AEAT no tiene en su censo a tu cliente.',
          csv: null,
        },
      }),
    InvoiceVerifactu: () => refusal('UNAVAILABLE', ''),
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Corregir y enviar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  expect(screen.getAllByText(/no tiene en su censo a tu cliente/)).toHaveLength(1);
});

test("the customer's card opens in place, and the correction is computed again", async () => {
  const { calls, dialog } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Editar cliente' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Editar cliente' }));
  await userEvent.click(await modal.findByText('Cliente extranjero o no censado'));
  await userEvent.selectOptions(await modal.findByLabelText('País'), 'FR');
  await userEvent.click(modal.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(asked(calls, 'VerifactuCorrection')).toBe(2));
  expect(calls.find(call => call.operation === 'UpdateCustomer')?.variables).toMatchObject({
    input: { country: 'FR', idKind: null },
  });
});

test('leaving the customer half-written asks over both dialogs', async () => {
  const { dialog } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Editar cliente' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Editar cliente' }));
  await fillIn(modal.getByLabelText('Nombre'), 'Otra');
  await userEvent.click(modal.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeInTheDocument();
});

test('a customer written by hand gets a card with the NIF of the invoice, and the correction is computed again', async () => {
  const card = customer({ id: 'c9', name: 'Ana Roca', nif: '12345678Z', idKind: '07' });
  let cards: object[] = [customer({ id: 'c8', nif: '12345678' })];
  const { calls, dialog } = await open(
    {
      Customers: () =>
        data({
          customers: {
            __typename: 'CustomerPage',
            items: cards,
            pagination: { __typename: 'Pagination', page: 1, limit: 100, total: cards.length, totalPages: 1 },
          },
        }),
      CreateCustomer: () => {
        cards = [...cards, card];
        return data({ createCustomer: card });
      },
      CorrectedCustomer: () => data({ customer: card }),
    },
    { customer: null, customerName: 'Ana Roca', customerNif: '12345678-Z' },
  );
  expect(await dialog.findByText(/se escribió a mano/)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar su ficha' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar su ficha' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
  await userEvent.click(await modal.findByText('Cliente extranjero o no censado'));
  await userEvent.selectOptions(await modal.findByLabelText('Tipo de documento'), '07');
  await userEvent.click(modal.getByRole('button', { name: 'Crear cliente' }));
  await waitFor(() => expect(asked(calls, 'VerifactuCorrection')).toBe(2));
  expect(calls.find(call => call.operation === 'CreateCustomer')?.variables).toMatchObject({
    input: { name: 'Ana Roca', nif: '12345678-Z', idKind: '07' },
  });
  expect(await dialog.findByRole('button', { name: 'Editar cliente' })).toBeInTheDocument();
  expect(await dialog.findByText(/^No censado .*: 12345678Z/)).toBeInTheDocument();
});

test("where the law asks for a rectifying invoice it says so, and leads to 'Me he equivocado' with what is wrong", async () => {
  const willDo = 'Si la venta es real, la ley pide una factura rectificativa.';
  const { dialog } = await open({
    VerifactuCorrection: () =>
      correction({
        way: 'rectify',
        willDo,
        changes: [],
        explanation: explanation({ code: 1123, action: 'rectify', whoseFault: 'company' }),
      }),
  });
  expect(await dialog.findByText(willDo)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Me he equivocado' })).toHaveAttribute(
    'href',
    '/app/invoices/i1/wrong?what=customer',
  );
  expect(dialog.queryByRole('button', { name: /Corregir y enviar|Anular/ })).not.toBeInTheDocument();
});

test("of another program's duplicate nothing is made right here", async () => {
  const { dialog } = await open({
    VerifactuCorrection: () =>
      correction({
        way: 'rectify',
        willDo: 'Es de otro programa.',
        changes: [],
        explanation: explanation({ code: 3000, action: 'correct' }),
      }),
  });
  expect(await dialog.findByText('Es de otro programa.')).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: 'Me he equivocado' })).not.toBeInTheDocument();
});

test('who was told to correct the record finds the dialog open, with the customer in it', async () => {
  const shown = invoice({ verifactu: { ...rejected(), status: 'accepted', errorMessage: null, explanation: null } });
  serve({
    Me: meOn('pro'),
    Invoice: () => data({ invoice: shown }),
    VerifactuOverview: () => overviewData(),
    VerifactuCorrection: () =>
      correction({ way: 'nothing', willDo: 'Nada.', changes: [], explanation: null, reason: null }),
    InvoiceVerifactu: () => data({ invoice: shown, verifactuOverview: overview() }),
    CorrectedCustomer: () => data({ customer: customer() }),
  });
  openApp('/app/invoices/i1/wrong?what=customer&wrong=customer_record', 't');
  await userEvent.click(await screen.findByRole('link', { name: 'Corregir el registro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir el registro de A-2026-0062' }));
  expect(await dialog.findByRole('button', { name: 'Editar cliente' })).toBeInTheDocument();
  expect(dialog.getByText(/Cambia en ella el país o el tipo de documento/)).toBeInTheDocument();
});

test.each(['wait', 'nothing'] as const)('where the way is %s there is nothing to press but to close', async way => {
  const { dialog } = await open({
    VerifactuCorrection: () => correction({ way, willDo: 'El registro está en camino.', changes: [] }),
  });
  expect(await dialog.findByText('El registro está en camino.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /Corregir|Anular/ })).not.toBeInTheDocument();
});

test('that could not be computed can be tried again', async () => {
  let fails = true;
  const { dialog } = await open({
    VerifactuCorrection: () => (fails ? refusal('INTERNAL', 'Error interno') : correction()),
  });
  expect(await dialog.findByText('Error cargando la corrección')).toBeInTheDocument();
  fails = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByRole('button', { name: 'Corregir y enviar' })).toBeInTheDocument();
});
