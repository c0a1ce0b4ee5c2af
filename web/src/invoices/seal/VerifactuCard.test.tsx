import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice } from '../../test/invoices';
import { data, never, serve } from '../../test/server';
import {
  accepted,
  annulment,
  answers,
  CSV,
  explanation,
  HASH,
  overview,
  overviewData,
  rejected,
  representationData,
  sealed,
} from '../../test/verifactu';
import { meOn } from '../../test/workspace';

async function open(
  verifactu: object | null,
  over: object = {},
  company: object = {},
  handlers: Parameters<typeof serve>[0] = {},
) {
  serve({
    Me: meOn('pro'),
    Invoice: () =>
      data({
        invoice: invoice({
          qrUrl: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B98241573',
          verifactu,
          ...over,
        }),
      }),
    VerifactuOverview: () => overviewData(company),
    InvoiceVerifactu: () => data({ invoice: invoice({ verifactu, ...over }), verifactuOverview: overview(company) }),
    RecordAnswers: () => answers,
    ...handlers,
  });
  openApp('/app/invoices/i1', 't');
  return within(await screen.findByRole('region', { name: 'Verifactu' }));
}

const steps = (card: Awaited<ReturnType<typeof open>>) =>
  within(card.getByRole('list', { name: 'Pasos' }))
    .getAllByRole('listitem')
    .map(step => step.textContent);

test("accepted: 'Aceptada por AEAT' with its QR, and its CSV and hash, which can be copied", async () => {
  const user = userEvent.setup();
  const card = await open(accepted());
  expect(card.getByRole('heading', { name: 'Aceptada por AEAT' })).toBeInTheDocument();
  expect(card.getByText('20/11/2026, 13:46')).toBeInTheDocument();
  expect(card.getByText(CSV)).toBeInTheDocument();
  expect(card.getByText(HASH)).toBeInTheDocument();
  expect(card.getByRole('img', { name: 'Código QR de la factura A-2026-0062' })).toHaveAttribute(
    'src',
    'data:image/png;base64,AA',
  );
  expect(card.getByRole('link', { name: 'Ver en la sede de la AEAT' })).toHaveAttribute(
    'href',
    expect.stringContaining('ValidarQR'),
  );
  expect(steps(card)).toEqual(['Sellada: hecho', 'Enviada: hecho', 'Aceptada: hecho']);
  await user.click(card.getByRole('button', { name: 'Copiar: CSV de verificación' }));
  expect(await navigator.clipboard.readText()).toBe(CSV);
  await user.click(card.getByRole('button', { name: 'Copiar: Huella (SHA-256)' }));
  expect(await navigator.clipboard.readText()).toBe(HASH);
});

test('accepted with errors is accepted, and explains what the agency noticed', async () => {
  const said = explanation({
    code: 2001,
    whatHappened: 'La AEAT lo ha aceptado, pero tu cliente no está en su censo.',
  });
  const card = await open(accepted({ errorMessage: said.whatHappened, explanation: said }));
  expect(card.getByRole('heading', { name: 'Aceptada por AEAT' })).toBeInTheDocument();
  expect(card.getByText(said.whatHappened)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Ver cómo corregirla' })).toBeInTheDocument();
});

test("rejected for what the paper says: 'Me he equivocado' with the first question answered, beside 'Reintentar'", async () => {
  const found = { ...rejected(), explanation: explanation({ code: 1289, action: 'rectify' }) };
  const card = await open(found);
  expect(card.getByRole('link', { name: 'Me he equivocado' })).toHaveAttribute(
    'href',
    '/app/invoices/i1/wrong?what=vat',
  );
  expect(card.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test("rejected: 'Rechazada por AEAT', what happened, whose fault, what to do, and 'Reintentar'; the code and the raw answer lie folded", async () => {
  const card = await open(rejected());
  expect(card.getByRole('heading', { name: 'Rechazada por AEAT' })).toBeInTheDocument();
  for (const text of [
    'La AEAT no tiene en su censo a tu cliente.',
    'De los datos de tu cliente.',
    'Corrige su ficha y pulsa Reintentar.',
  ])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^Ver la ficha de / })).toHaveAttribute(
    'href',
    '/app/customers?search=B26304188',
  );
  expect(card.queryByText('Código 1110')).not.toBeInTheDocument();
  await userEvent.click(card.getByText('Código y respuesta de la AEAT'));
  expect(await card.findByText('Código 1110')).toBeInTheDocument();
  expect(await card.findByText('<Estado>Incorrecto</Estado>')).toBeInTheDocument();
});

test.each([
  ['one that waits', sealed(), /Se enviará sola en menos de un minuto/],
  ['one that was sent', sealed({ status: 'sent', sentAt: '2026-11-20T12:45:00Z' }), /La AEAT todavía no ha contestado/],
])("otherwise 'Pendiente de Envío' with 'Enviar Ahora': %s", async (_, verifactu, text) => {
  const card = await open(verifactu);
  expect(card.getByRole('heading', { name: 'Pendiente de Envío' })).toBeInTheDocument();
  expect(await card.findByText(text)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Enviar Ahora' })).toBeInTheDocument();
});

test('QR and hash stand from the moment of issue', async () => {
  const card = await open(sealed());
  expect(card.getByRole('img', { name: /Código QR/ })).toBeInTheDocument();
  expect(card.getByText(HASH)).toBeInTheDocument();
  expect(card.queryByText('CSV de verificación')).not.toBeInTheDocument();
});

const EXCLUDED = {
  sends: false,
  bindsFrom: null,
  words: 'Has dicho que la ley no obliga a tu empresa.',
  said: {
    __typename: 'SendingSaid',
    choice: 'excluded',
    cause: 'sii',
    note: null,
    saidBy: 'Ana',
    saidAt: '2026-11-20T12:44:00Z',
  },
};
test.each([
  [
    'with a certificate',
    { Representation: () => representationData({ offered: false }) },
    /^Tu empresa todavía no envía sus facturas a la AEAT\. Para empezar, sube tu certificado\.$/,
    'sube tu certificado',
    '/app/settings?tab=verifactu',
  ],
  [
    'by the operator, where that is offered',
    { Representation: () => representationData() },
    /sube tu certificado o deja que Folio las envíe por ti: elige quién las envía\.$/,
    'elige quién las envía',
    '/app/who-sends',
  ],
  [
    'not by a user, who reads who decides',
    { Me: meOn('pro', 'user'), Representation: () => representationData() },
    /Lo decide un administrador de tu empresa\.$/,
    null,
    null,
  ],
  [
    'and why who was let send does so no more',
    { Representation: () => representationData({ lapsedBecause: 'Autorizaste a Folio y ya no puede.' }) },
    /^Autorizaste a Folio y ya no puede\. Para empezar, sube tu certificado o deja que Folio las envíe/,
    'elige quién las envía',
    '/app/who-sends',
  ],
  [
    'and of an excluded company what it said',
    {
      Representation: () => representationData({ offered: false }),
      VerifactuOverview: () => overviewData({ active: false }, EXCLUDED),
    },
    /^Has dicho que la ley no obliga a tu empresa\. Para empezar/,
    'sube tu certificado',
    '/app/settings?tab=verifactu',
  ],
])(
  'one without a record says that it was not sent, and what there is to begin: %s',
  async (_, handlers, said, link, href) => {
    const card = await open(null, {}, { active: false }, handlers);
    expect(card.getByRole('heading', { name: 'Sin enviar a la AEAT' })).toBeInTheDocument();
    await waitFor(() => expect(card.getByText(/^(Tu empresa todavía|Has dicho|Autorizaste)/)).toHaveTextContent(said));
    if (link) expect(card.getByRole('link', { name: link })).toHaveAttribute('href', href);
    else expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Enviar (?!por correo)/ })).not.toBeInTheDocument();
  },
);

test('nobody is sent for a certificate while it is not known whether the operator would send', async () => {
  const card = await open(null, {}, { active: false }, { Representation: never });
  expect(await card.findByText(/^Tu empresa todavía no envía/)).toHaveTextContent(/AEAT\.$/);
});

test('and once the company sends, it can be sent too', async () => {
  const card = await open(null);
  expect(await card.findByText(/Se emitió antes de que tu empresa enviara/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enviar Verifactu' })).toBeInTheDocument();
});

test.each([
  ['is on its way', annulment(), 'Anulación pendiente de envío'],
  ['is accepted', annulment({ status: 'accepted', aeatCsv: 'SIM-ANULADA' }), 'Anulación aceptada por AEAT'],
  [
    'is rejected',
    annulment({
      status: 'rejected',
      errorMessage: 'No consta.',
      explanation: explanation({ whatHappened: 'No consta.' }),
    }),
    'Anulación rechazada por AEAT',
  ],
  ['was not needed', null, 'Anulada sin enviar a la AEAT'],
])('the annulment of a cancelled invoice %s', async (_, annulment, title) => {
  const card = await open(accepted({ annulment }), { status: 'cancelled' });
  expect(card.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /Enviar|Reintentar/ })).not.toBeInTheDocument();
});

test("'Entorno de pruebas' stands there, but not before the true agency", async () => {
  expect(await (await open(accepted())).findByText('Entorno de pruebas')).toBeInTheDocument();
});

test('of a record for the true agency it does not, wherever the company is now', async () => {
  const card = await open(accepted({ environment: 'production' }));
  expect(card.queryByText('Entorno de pruebas')).not.toBeInTheDocument();
});

test('a refused annulment of an invoice that the agency holds is made again', async () => {
  const refusal = annulment({
    status: 'rejected',
    errorMessage: 'Valor incorrecto.',
    explanation: explanation(),
    correctable: true,
  });
  const card = await open(accepted({ annulment: refusal }), { status: 'cancelled' });
  expect(card.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('one of an invoice that the agency never took asks for nothing', async () => {
  const card = await open(rejected({ annulment: annulment({ status: 'rejected', explanation: explanation() }) }), {
    status: 'cancelled',
  });
  expect(card.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
