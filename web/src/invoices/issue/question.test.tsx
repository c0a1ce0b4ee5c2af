import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { chooseCustomer, customers, openForm, writeLine } from '../../test/invoiceForm';
import { draft, invoice, nextNumber } from '../../test/invoices';
import { customer, me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { overviewData, representationData } from '../../test/verifactu';
import { meOn } from '../../test/workspace';
import { fillIn } from '../../test/fillIn';

const issuer = (address: string | null) => () =>
  data({
    me: {
      __typename: 'Session',
      user: { __typename: 'User', id: 'u1' },
      tenant: {
        __typename: 'Tenant',
        id: 't1',
        nif: 'B98241573',
        address,
        defaultCause: null,
        defaultKind: null,
        paymentTerms: null,
        paymentMeans: null,
        simplifiedActivity: null,
      },
    },
  });
const asked = async () => {
  const dialog = await screen.findByRole('alertdialog');
  return {
    name: dialog.querySelector('h2')?.textContent,
    facts: within(dialog)
      .getAllByRole('listitem')
      .map(fact => fact.textContent),
    text: dialog.textContent?.replace(/\u00a0/g, ' '),
  };
};
const MISSING = [
  'Falta la dirección de tu empresa, y después ya no se puede añadir.Añadir dirección',
  'Falta la dirección de Bodegas Larrañaga, S.L., y después ya no se puede añadir.Añadir dirección',
  'Una línea va al 0 % sin decir por qué.',
];
const LAST = 'Ya no se edita: un error pide una rectificativa. Anular es para ventas que no existieron.';

test('the form names first what cannot be undone: addresses, 0 % without a cause, the AEAT', async () => {
  await openForm({ Me: meOn('pro'), Issuer: issuer(null), VerifactuOverview: () => overviewData() });
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40', '0');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const { name, facts, text } = await asked();
  expect(name).toBe('¿Emitir la factura A-2026-0063?');
  expect(facts).toEqual([...MISSING, 'Se envía a la AEAT al emitirla.', LAST]);
  expect(text).toContain('Bodegas Larrañaga, S.L.40,00 €');
});

test('the page of a draft asks the same, with the number it will get', async () => {
  const line = { ...invoice().lines[0], ivaRate: 0 };
  const shown = draft({ lines: [line], customer: { ...invoice().customer, address: null } });
  serve({
    Me: meOn('pro'),
    Invoice: () => data({ invoice: shown }),
    NextNumber: () => nextNumber(),
    Issuer: issuer(null),
    VerifactuOverview: () => overviewData(),
  });
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
  expect(await asked()).toMatchObject({
    name: '¿Emitir la factura A-2026-0063?',
    facts: [...MISSING, 'Se envía a la AEAT al emitirla.', LAST],
  });
});

test('VAT to a business abroad is doubted before it is issued, in the form and on the page of a draft', async () => {
  const weber = customer({ id: 'c2', nif: 'DE299418732', country: 'DE', address: 'Torstraße 140' });
  const doubt = /^Lleva IVA y el cliente es una empresa de otro país de la Unión/;
  await openForm({ Issuer: issuer('Calle de Sorní, 18'), CustomerChoices: () => customers(weber) });
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect((await asked()).facts).toEqual([expect.stringMatching(doubt), LAST]);
  cleanup();
  const shown = draft({ customer: { ...invoice().customer, nif: 'DE299418732', country: 'DE' } });
  serve({
    Me: me(),
    Invoice: () => data({ invoice: shown }),
    NextNumber: () => refusal('UNAVAILABLE', ''),
    Issuer: issuer('Calle de Sorní, 18'),
  });
  openApp('/app/invoices/i1', 't');
  expect(await screen.findByText('Alemania')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
  expect((await asked()).facts).toEqual([expect.stringMatching(doubt), LAST]);
});

test('where nothing is missing and nothing is sent, only that it is final; without a number it asks all the same', async () => {
  serve({
    Me: me(),
    Invoice: () => data({ invoice: draft() }),
    NextNumber: () => refusal('UNAVAILABLE', ''),
    Issuer: issuer('Calle de Sorní, 18'),
  });
  openApp('/app/invoices/i1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
  expect(await asked()).toMatchObject({ name: '¿Emitir la factura?', facts: [LAST] });
});

test('from the question the missing addresses are written, and what was started is kept', async () => {
  const saved = {
    __typename: 'Customer',
    id: 'c1',
    name: 'Bodegas Larrañaga, S.L.',
    nif: 'B26304188',
    email: null,
    phone: null,
    address: null,
    city: 'Haro',
    postalCode: null,
    country: null,
    idKind: null,
  };
  const calls = await openForm({
    Me: meOn('pro'),
    Issuer: issuer(null),
    VerifactuOverview: () => overviewData(),
    CorrectedCustomer: () => data({ customer: saved }),
    UpdateCustomer: () => data({ updateCustomer: { ...saved, address: 'Calle Mayor, 1' } }),
    Settings: () => refusal('UNAVAILABLE', ''),
  });
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Añadir la dirección de Bodegas Larrañaga, S.L.',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar cliente' }));
  await fillIn(dialog.getByLabelText('Dirección'), 'Calle Mayor, 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByText(/B26304188 · Calle Mayor, 1/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect((await asked()).facts).toEqual([MISSING[0], 'Se envía a la AEAT al emitirla.', LAST]);
  await userEvent.click(screen.getByRole('button', { name: 'Añadir la dirección de tu empresa' }));
  await waitFor(() => expect(address()).toBe('/app/settings'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('CreateInvoice');
});

test("of a customer written by hand, the field of the address; for who is no admin the company's is only mentioned", async () => {
  await openForm({ Me: me('user'), Issuer: issuer(null) });
  await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
  await userEvent.type(screen.getByLabelText('Nombre del cliente'), 'Bar Paco{Enter}B26304188{Enter}');
  expect(screen.getByLabelText('Dirección del cliente')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Descripción, línea 1')).toHaveFocus());
  await writeLine(1, 'Clase', '1', '40');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Añadir la dirección de Bar Paco',
    'Volver',
    'Emitir factura',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Añadir la dirección de Bar Paco' }));
  await waitFor(() => expect(screen.getByLabelText('Dirección del cliente')).toHaveFocus());
});

test('once the law asks for it, who sends is asked again in the place of a question that would be refused', async () => {
  const law = { sends: false, mayIssue: false, words: 'Desde el 01/01/2027 la ley obliga a tu empresa.' };
  const handlers = {
    VerifactuOverview: () => overviewData({ active: false }, law),
    Representation: () => representationData({ toAsk: false }),
    Issuer: issuer('Calle de Sorní, 18'),
  };
  const calls = await openForm({ Me: me(), ...handlers });
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(address()).toBe('/app/who-sends'));
  expect(await screen.findByRole('radio', { name: /Folio envía por mí/ })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Todavía no me obliga/ })).not.toBeInTheDocument();
  expect(screen.getByText('Desde el 01/01/2027 la ley obliga a tu empresa.')).toBeInTheDocument();
  expect(screen.queryByText(/Se pregunta una vez/)).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('CreateInvoice');
});
