import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { me } from '../../test/people';
import { data, letterOf, refusal, serve } from '../../test/server';
import { fillInAnew, fillIn } from '../../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

const TEXT = 'Hola:\n\nVa la factura {numero}, de {total}.';
const sending = (email: string, status: string, over: object = {}) => ({
  __typename: 'Sending',
  id: email,
  email,
  status,
  reason: null,
  by: 'Lucía',
  createdAt: '2026-11-20T12:52:00Z',
  sentAt: null,
  ...over,
});
const delivery = (over: object = {}) => ({
  __typename: 'InvoiceDelivery',
  id: 'i1',
  to: ['pagos@bodegas.example'],
  text: TEXT,
  replyTo: 'lucia@marea.example',
  sendings: [],
  link: null,
  answers: [],
  ...over,
});

function open(shown: object = delivery(), handlers: Handlers = {}, over: object = {}) {
  const calls = serve({
    Me: me(),
    Invoice: () => data({ invoice: invoice(over) }),
    InvoiceDelivery: () => data({ invoiceDelivery: shown }),
    ...handlers,
  });
  openApp('/app/invoices/i1', 't');
  return calls;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Enviar la factura A-2026-0062' }));
const begin = async () => {
  const button = await screen.findByRole('button', { name: 'Enviar por correo' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};

test('proposes address and text, shows the mail as it arrives, and sends it to all that were written', async () => {
  let shown = delivery();
  const calls = open(shown, {
    InvoiceDelivery: () => data({ invoiceDelivery: shown }),
    InvoiceLetter: ({ text }: { text: string }) =>
      data({ invoiceDelivery: letterOf('i1', 'Factura A-2026-0062 de Estudio Marea, S.L.', `<p>${text}</p>`) }),
    SendInvoice: () => {
      shown = delivery({ sendings: [sending('ana@bodegas.example', 'sent'), sending('b@b.es', 'queued')] });
      return data({ sendInvoice: shown });
    },
  });
  await begin();
  const to = dialog().getByRole('textbox', { name: 'Para' });
  expect(to).toHaveValue('pagos@bodegas.example');
  const mail = within(dialog().getByRole('region', { name: 'Así lo verá' }));
  expect(await mail.findByText('Factura A-2026-0062 de Estudio Marea, S.L.')).toBeInTheDocument();
  expect(mail.getByText('De Estudio Marea, S.L. Responder a lucia@marea.example')).toBeInTheDocument();
  const frame = mail.getByTitle('Correo: Factura A-2026-0062 de Estudio Marea, S.L.');
  expect(frame).toHaveAttribute('srcdoc', `<p>${TEXT}</p>`);
  // No script runs in it, no form is sent from it, and it opens nothing.
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await fillIn(to, ', ana@bodegas.example');
  await userEvent.click(dialog().getByRole('button', { name: /Poner el campo cliente/ }));
  await userEvent.type(dialog().getByRole('textbox', { name: 'Texto' }), '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const call = calls.find(({ operation }) => operation === 'SendInvoice')!;
  expect(call.variables).toEqual({
    id: 'i1',
    input: {
      to: ['pagos@bodegas.example', 'ana@bodegas.example'],
      text: expect.stringContaining('{cliente}'),
      link: true,
    },
  });
  expect(call.key).toMatch(/^[0-9a-f-]{36}$/);
  const card = within(screen.getByRole('region', { name: 'Envíos' }));
  expect(card.getByText('Enviada a ana@bodegas.example')).toBeInTheDocument();
  expect(card.getByText('En cola para b@b.es')).toBeInTheDocument();
});

test('the fields that a text may have follow the text, before anything else of the mail', async () => {
  open();
  await begin();
  const fields = dialog().getByRole('group', { name: 'Campos' });
  const isAfter = (one: Element, other: Element) =>
    Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isAfter(fields, dialog().getByRole('textbox', { name: 'Texto' }))).toBe(true);
  expect(isAfter(dialog().getByRole('checkbox', { name: /^Con un enlace/ }), fields)).toBe(true);
});

const WRONG: [to: string, text: string, says: string | RegExp][] = [
  ['', TEXT, 'Escribe al menos una dirección.'],
  ['ana', TEXT, '«ana» no es una dirección: escríbela completa, como nombre@empresa.es.'],
  [Array.from({ length: 11 }, (_, n) => `a${n}@b.es`).join(' '), TEXT, 'Escribe como mucho 10 direcciones.'],
  ['a@b.es', 'Hola {nombre}', /No hay ningún campo \{nombre\}/],
  ['a@b.es', 'Vence el {vencimiento}', /Esta factura no tiene vencimiento/],
];
test('says on its field what is wrong before anything is sent: of its addresses, and of the fields in its text', async () => {
  const calls = open();
  await begin();
  const [address, words] = [dialog().getByLabelText(/Para/), dialog().getByLabelText(/Texto/)];
  for (const [to, text, says] of WRONG) {
    await userEvent.clear(address);
    if (to) await fillIn(address, to);
    await fillInAnew(words, text);
    expect(dialog().queryByText(says)).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Enviar factura' }));
    expect(await dialog().findByText(says)).toBeInTheDocument();
  }
  expect(calls.some(({ operation }) => operation === 'SendInvoice')).toBe(false);
});

test('what is written is shown as it arrives, without its link where it has none; what is wrong leaves the last one', async () => {
  const calls = open(delivery({ text: 'Vence el {vencimiento}.' }), {}, { dueDate: '2026-12-20' });
  await begin();
  const mail = within(dialog().getByRole('region', { name: 'Así lo verá' }));
  await mail.findByTitle('Correo: Factura');
  const asked = () => calls.filter(({ operation }) => operation === 'InvoiceLetter').map(({ variables }) => variables);
  expect(asked()).toEqual([{ id: 'i1', text: 'Vence el {vencimiento}.', link: true }]);
  await userEvent.click(dialog().getByRole('checkbox'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ link: false }));
  await userEvent.type(dialog().getByRole('textbox', { name: 'Texto' }), ' {{nada}');
  await act(() => new Promise(done => setTimeout(done, 600)));
  expect(asked()).toHaveLength(2);
  expect(mail.getByTitle('Correo: Factura')).toBeInTheDocument();
  await fillInAnew(dialog().getByRole('textbox', { name: 'Texto' }), 'Adjunta va.');
  await waitFor(() => expect(asked().at(-1)).toEqual({ id: 'i1', text: 'Adjunta va.', link: false }));
  await userEvent.click(dialog().getByRole('button', { name: 'Enviar factura' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SendInvoice')).toBe(true));
});

test('what the server refuses is said: of an address on its field, of the day above', async () => {
  let answer = () => refusal('BAD_USER_INPUT', 'Escribe un email válido', { 'to.1': 'Escribe un email válido' });
  open(delivery(), { SendInvoice: () => answer() });
  await begin();
  await userEvent.click(dialog().getByRole('button', { name: 'Enviar factura' }));
  expect(await dialog().findByText('Escribe un email válido')).toBeInTheDocument();
  answer = () => refusal('RATE_LIMITED', 'Tu empresa puede enviar 200 correos con facturas al día');
  await userEvent.click(await dialog().findByRole('button', { name: 'Enviar factura' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Tu empresa puede enviar 200 correos');
});

test('a refused address says why, and is put right from its line', async () => {
  open(
    delivery({
      sendings: [
        sending('ana@bodegas.example', 'refused', { reason: '550 no existe' }),
        sending('eva@bodegas.example', 'doubtful'),
      ],
    }),
  );
  const card = within(await screen.findByRole('region', { name: 'Envíos' }));
  expect(card.getByText('Rechazada: ana@bodegas.example')).toHaveTextContent('20/11/2026, 13:52 · 550 no existe');
  expect(card.getByText('No se sabe si llegó a eva@bodegas.example')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Corregir ana@bodegas.example' }));
  expect(dialog().getByRole('textbox', { name: 'Para' })).toHaveValue('ana@bodegas.example');
});

test.each([
  ['draft', { status: 'draft', number: null, fullNumber: null }],
  ['cancelled', { status: 'cancelled' }],
])('a %s one is not sent', async (_status, over) => {
  open(delivery(), {}, over);
  await screen.findByRole('region', { name: 'Cliente' });
  expect(screen.queryByRole('button', { name: 'Enviar por correo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Envíos' })).not.toBeInTheDocument();
});

test('that cannot be loaded says so, and loads again', async () => {
  let broken = true;
  open(delivery(), {
    InvoiceDelivery: () => (broken ? refusal('INTERNAL', 'Error interno') : data({ invoiceDelivery: delivery() })),
  });
  const card = within(await screen.findByRole('region', { name: 'Envíos' }));
  expect(card.getByText('No se han podido cargar.')).toBeInTheDocument();
  broken = false;
  await userEvent.click(card.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no se la has enviado a nadie desde aquí.')).toBeInTheDocument();
});

test("left with 'Volver', nothing is sent", async () => {
  const calls = open(delivery(), { PayInvoice: () => refusal('INTERNAL', 'x') });
  await begin();
  await userEvent.click(dialog().getByRole('button', { name: 'Volver' }));
  expect(screen.queryByText(/¿Se la envías/)).not.toBeInTheDocument();
  expect(calls.some(({ operation }) => operation === 'SendInvoice')).toBe(false);
});

test('what came back through the link stands in the history, and the link is copied, revoked after a question, made anew', async () => {
  const link = { __typename: 'InvoiceLink', url: 'https://folio.example/f/abc', expiresAt: '2027-02-20T10:00:00Z' };
  const answer = (kind: string, words: string | null, createdAt: string) => ({
    __typename: 'LinkAnswer',
    id: kind,
    kind,
    words,
    createdAt,
  });
  const said = {
    sendings: [sending('ana@bodegas.example', 'sent')],
    answers: [
      answer('mistake', 'El NIF no es el nuestro', '2026-11-21T09:00:00Z'),
      answer('opened', null, '2026-11-20T15:03:00Z'),
    ],
  };
  open(delivery({ ...said, link }), {
    RevokeInvoiceLink: () => data({ revokeInvoiceLink: delivery(said) }),
    ShareInvoice: () => data({ shareInvoice: delivery({ ...said, link }) }),
  });
  const card = within(await screen.findByRole('region', { name: 'Envíos' }));
  expect(card.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Dicen que hay un error«El NIF no es el nuestro»21/11/2026, 10:00',
    'Se abrió el enlace20/11/2026, 16:03',
    'Enviada a ana@bodegas.example20/11/2026, 13:52 · lo aceptó su servidor',
  ]);
  expect(card.getByText('https://folio.example/f/abc')).toBeInTheDocument();
  expect(card.getByText(/Hasta el 20\/02\/2027/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Revocar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revocar enlace' }));
  await userEvent.click(await card.findByRole('button', { name: 'Crear un enlace para el cliente' }));
  expect(await card.findByText('https://folio.example/f/abc')).toBeInTheDocument();
});

test.each([
  [{}, true],
  [{ kind: 'F2', customer: null, customerName: null }, false],
])('right after issuing it asks whether it is sent to the customer, of %j: %s', async (over, asks) => {
  serve({
    Me: me(),
    Invoice: () => data({ invoice: invoice({ status: 'draft', fullNumber: null, ...over }) }),
    InvoiceDelivery: () => data({ invoiceDelivery: delivery({ to: [] }) }),
    IssueInvoice: () => data({ issueInvoice: { ...invoice(over), warnings: [] } }),
  });
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir factura' }));
  await screen.findByRole('button', { name: 'Crear un enlace para el cliente' });
  expect(screen.queryAllByRole('button', { name: 'Enviarla ahora' })).toHaveLength(asks ? 1 : 0);
});
