import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { openForm, sent, serveForm, toastsIn, writeLine } from '../../test/invoiceForm';
import { draft, invoice } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, silence } from '../../test/server';
import { fillIn } from '../../test/fillIn';

const cell = (name: string) => screen.getByLabelText(name);
const keptForms = () => Object.keys(localStorage).filter(key => key.startsWith('draft:u1:'));
const kept = () => waitFor(() => expect(keptForms()).toHaveLength(1));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

async function writeHalf() {
  await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
  await fillIn(cell('Nombre del cliente'), 'Ana Roca');
  await fillIn(cell('NIF del cliente'), '12345678Z');
  await writeLine(1, 'Diseño', '1', '1850');
  await writeLine(2, 'A medias', '', '');
  await fillIn(cell('Notas (opcional)'), 'Gracias');
}

describe('what is half written', () => {
  test('survives a reload', async () => {
    await openForm();
    await writeHalf();
    expect(await screen.findByText(/^Guardado en este equipo, \d\d:\d\d$/)).toBeInTheDocument();
    cleanup();
    await openForm();
    expect(cell('Nombre del cliente')).toHaveValue('Ana Roca');
    expect(cell('Precio, línea 1')).toHaveValue('1.850,00');
    expect(cell('Descripción, línea 2')).toHaveValue('A medias');
    expect(cell('Notas (opcional)')).toHaveValue('Gracias');
  });

  test('survives an expired session', async () => {
    let expired = false;
    await openForm({
      NextNumber: () => (expired ? refusal('UNAUTHENTICATED', 'Entra de nuevo') : data({ nextNumber: null })),
      Me: () => (expired ? refusal('UNAUTHENTICATED', 'x') : me()()),
    });
    await writeLine(1, 'Diseño', '1', '1850');
    expired = true;
    await userEvent.type(cell('Serie'), 'B');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(keptForms()).toHaveLength(1);
    cleanup();
    await openForm();
    expect(cell('Descripción, línea 1')).toHaveValue('Diseño');
  });

  test('is kept even when the page is left at once, and is another user’s business', async () => {
    await openForm();
    await writeLine(1, 'Diseño', '1', '1850');
    cleanup();
    expect(keptForms()).toHaveLength(1);
    const other = me()() as { data: { me: { user: { id: string } } } };
    other.data.me.user.id = 'u2';
    await openForm({ Me: () => other });
    expect(cell('Descripción, línea 1')).toHaveValue('');
  });

  test('is wiped at Cerrar Sesión', async () => {
    await openForm();
    await writeLine(1, 'Diseño', '1', '1850');
    await kept();
    await userEvent.click(screen.getByRole('button', { name: /Lucía Ferrer/ }));
    await userEvent.click(await screen.findByText('Cerrar Sesión'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(keptForms()).toEqual([]);
  });

  test('is wiped when the invoice is issued', async () => {
    await openForm();
    await writeHalf();
    await userEvent.click(cell('Descripción, línea 2'));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await kept();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await confirm('Emitir factura');
    await waitFor(() => expect(address()).toBe('/app/invoices/i1'));
    expect(keptForms()).toEqual([]);
  });

  test('can be thrown away, after a question', async () => {
    await openForm();
    await writeLine(1, 'Diseño', '1', '1850');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await confirm('Descartar');
    await waitFor(() => expect(cell('Descripción, línea 1')).toHaveValue(''));
    expect(keptForms()).toEqual([]);
  });

  test('of an older or broken kind is not read', async () => {
    localStorage.setItem('draft:u1:invoice:new', '{"version":0,"lines":{}}');
    await openForm();
    expect(cell('Descripción, línea 1')).toHaveValue('');
  });
});

describe('a draft on the server', () => {
  test('is made by Ctrl+S, which leaves the form in front of one', async () => {
    const calls = await openForm({
      CreateInvoice: () => data({ createInvoice: draft({ id: 'd1' }) }),
      UpdateInvoice: () => data({ updateInvoice: draft({ id: 'd1' }) }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
    await fillIn(cell('Nombre del cliente'), 'Ana Roca');
    await fillIn(cell('NIF del cliente'), '12345678Z');
    await writeLine(1, 'Diseño', '1', '1850');
    await userEvent.click(cell('Cantidad, línea 1'));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await toastsIn('success').findByText('Borrador guardado')).toBeInTheDocument();
    expect(sent(calls, 'CreateInvoice')[0].input).toMatchObject({ status: 'draft' });
    expect(address()).toBe('/app/invoices/new?draft=d1');
    expect(cell('Cantidad, línea 1')).toHaveFocus();
    expect(keptForms()).toEqual([]);
    expect(screen.getByText(/^Borrador guardado, /)).toBeInTheDocument();
    await userEvent.clear(cell('Cantidad, línea 1'));
    await userEvent.keyboard('2{Control>}s{/Control}');
    await waitFor(() =>
      expect(sent(calls, 'UpdateInvoice')).toMatchObject([
        { id: 'd1', input: { status: 'draft', lines: [{ quantity: '2' }] } },
      ]),
    );
  });

  test('goes on where it was, and is issued', async () => {
    const calls = await openForm(
      {
        Invoice: () => data({ invoice: draft({ version: 'seen' }) }),
        UpdateInvoice: () => data({ updateInvoice: draft({ version: 'saved' }) }),
        IssueInvoice: () => data({ issueInvoice: invoice() }),
      },
      '/app/invoices/new?draft=i1',
    );
    expect(screen.getByRole('heading', { name: 'Editar borrador' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Bodegas Larrañaga, S.L.');
    expect(cell('Fecha')).toHaveValue('20/11/2026');
    expect(cell('Precio, línea 1')).toHaveValue('1.850,00');
    expect(cell('Cantidad, línea 1')).toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: 'Emitir factura' }));
    await confirm('Emitir factura');
    await waitFor(() => expect(address()).toBe('/app/invoices/i1'));
    expect(sent(calls, 'UpdateInvoice')).toMatchObject([
      { id: 'i1', input: { status: 'draft', customerId: 'c1', date: '2026-11-20', version: 'seen' } },
    ]);
    expect(sent(calls, 'IssueInvoice')).toEqual([{ id: 'i1', version: 'saved' }]);
    expect(sent(calls, 'CreateInvoice')).toEqual([]);
  });

  test('that somebody else changed meanwhile is not overwritten, and it is said what to do; what was written stays', async () => {
    const MOVED = 'La factura ha cambiado mientras tanto: vuelve a abrirla';
    const calls = await openForm(
      {
        Invoice: () => data({ invoice: draft({ version: 'seen' }) }),
        UpdateInvoice: () => refusal('CONFLICT', MOVED),
      },
      '/app/invoices/new?draft=i1',
    );
    await fillIn(cell('Notas (opcional)'), ' Y más');
    await kept();
    cleanup();
    await openForm({ UpdateInvoice: () => refusal('CONFLICT', MOVED) }, '/app/invoices/new?draft=i1');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect((await screen.findAllByText(MOVED)).length).toBeGreaterThan(0);
    expect(screen.getByText(/^No se ha guardado nada: .* pulsa «Descartar»/)).toBeInTheDocument();
    expect(cell('Notas (opcional)')).toHaveValue('Pago a 30 días. Y más');
    expect(sent(calls, 'IssueInvoice')).toEqual([]);
  });

  test('that was issued meanwhile opens its page', async () => {
    serveForm({ Invoice: () => data({ invoice: invoice() }) });
    openApp('/app/invoices/new?draft=i1', 't');
    expect(await screen.findByRole('heading', { name: 'Factura A-2026-0062' })).toBeInTheDocument();
    expect(address()).toBe('/app/invoices/i1');
  });

  test('that cannot be loaded is reported, then the list opens', async () => {
    serveForm({ Invoice: silence });
    openApp('/app/invoices/new?draft=i1', 't');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Error cargando factura');
    await confirm('Volver a Facturas');
    await waitFor(() => expect(address()).toBe('/app/invoices'));
  });
});

test('a copy begins with everything but the number, and is of today', async () => {
  const calls = await openForm({}, '/app/invoices/new?copy=i1');
  expect(screen.getByRole('heading', { name: 'Nueva factura' })).toBeInTheDocument();
  expect(cell('Descripción, línea 2')).toHaveValue('Catering');
  expect(screen.getByText('Hoy')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Emitir factura' }));
  await confirm('Emitir factura');
  await waitFor(() => expect(sent(calls, 'CreateInvoice')).toHaveLength(1));
});

test('the copy of an annulled invoice offers to write down what came in for that one, also after it was saved as a draft', async () => {
  const entry = {
    ...{ __typename: 'Collection', id: 'k1', date: '2026-11-03', amount: '2524.50' },
    ...{ means: 'transfer', reference: 'TR 2026/7', undoes: null },
  };
  const before = { status: 'cancelled', collected: '2524.50', collections: [entry], owed: '0.00' };
  const copy = { id: 'i2', fullNumber: 'A-2026-0063', copyOf: 'i1' };
  const unsaved = draft({ id: 'i2', copyOf: 'i1' });
  let now: object = unsaved;
  const issued = (more: object = {}) => (now = invoice({ ...copy, ...more }));
  const calls = await openForm(
    {
      Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i2' ? now : invoice(before) }),
      CreateInvoice: () => data({ createInvoice: unsaved }),
      UpdateInvoice: () => data({ updateInvoice: unsaved }),
      IssueInvoice: () => data({ issueInvoice: issued() }),
      CollectInvoice: () =>
        data({
          collectInvoice: issued({ status: 'paid', collected: '2524.50', collections: [{ ...entry, id: 'k2' }] }),
        }),
    },
    '/app/invoices/new?copy=i1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(address()).toBe('/app/invoices/new?draft=i2'));
  expect(sent(calls, 'CreateInvoice')).toMatchObject([{ input: { status: 'draft', copyOf: 'i1' } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir factura' }));
  await confirm('Emitir factura');
  const said = await screen.findByText(
    'El 03/11/2026 cobraste 2.524,50 € por la A-2026-0062, que has anulado: anótalo en esta o devuélvelo.',
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Anotar cobro' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar cobro de A-2026-0063' }));
  expect(dialog.getByLabelText(/^Importe/)).toHaveValue('2.524,50');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar cobro' }));
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(sent(calls, 'CollectInvoice')).toEqual([
    { id: 'i2', input: { date: '2026-11-03', amount: '2524.50', means: 'transfer', reference: 'TR 2026/7' } },
  ]);
});

test.each([
  ['0.333333', '12.3456', '0,333333'],
  ['1.234', '181.533', '1,234'],
])('amounts with many decimals survive as they are: %s times %s', async (quantity, price, shown) => {
  const line = { ...draft().lines[0], quantity, price };
  const calls = await openForm(
    {
      Invoice: () => data({ invoice: draft({ lines: [line] }) }),
      UpdateInvoice: () => data({ updateInvoice: draft() }),
    },
    '/app/invoices/new?draft=i1',
  );
  expect(cell('Cantidad, línea 1')).toHaveValue(shown);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() =>
    expect(sent(calls, 'UpdateInvoice')).toMatchObject([{ input: { lines: [{ quantity, price }] } }]),
  );
});
