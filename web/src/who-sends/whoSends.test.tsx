import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { chooseCustomer, customers, openForm, writeLine } from '../test/invoiceForm';
import { invoice } from '../test/invoices';
import { account, customer, me, tenant } from '../test/people';
import { data, refusal, serve } from '../test/server';
import {
  accepted,
  annulment,
  inForce,
  overviewData,
  rejected,
  representation,
  representationData,
  sealed,
} from '../test/verifactu';
import { dashboardData, meOn } from '../test/workspace';
import { fillIn } from '../test/fillIn';

const accepting = (found: { current: string[] }) => (variables: { input: Record<string, unknown> }) => {
  found.current.push(JSON.stringify(variables.input));
  return data({ acceptRepresentation: representation({ current: inForce }) });
};
const saying = (said: object[]) => ({
  SaySending: ({ input }: { input: object }) => {
    said.push(input);
    return data({ saySending: { __typename: 'ObligationState', sends: false } });
  },
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const AGREED = JSON.stringify({
  hash: 'a'.repeat(64),
  name: 'Lucía Ferrer',
  capacity: 'administrator',
  accepted: true,
});

describe('before the first invoice', () => {
  /** The form, with what it needs written, and Ctrl+Enter pressed: who sends is asked. */
  async function askedFromForm(over: Parameters<typeof openForm>[0] = {}) {
    const sent: { current: string[] } = { current: [] };
    let asked = true;
    const calls = await openForm({
      Me: me(),
      VerifactuOverview: () => overviewData({ active: !asked }),
      Representation: () => representationData({ toAsk: asked, ...(!asked && { current: inForce }) }),
      AcceptRepresentation: variables => {
        asked = false;
        return accepting(sent)(variables);
      },
      ...over,
    });
    await chooseCustomer();
    await writeLine(1, 'Clase', '1', '40');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: '¿Quién envía tus facturas a la AEAT?' });
    return { calls, sent, made: () => calls.filter(({ operation }) => operation === 'CreateInvoice').length };
  }
  const agree = async () =>
    userEvent.click(
      screen.getByRole('checkbox', { name: /He leído la autorización y la acepto en nombre de Estudio Marea/ }),
    );
  const WITH_ADDRESS = { CustomerChoices: () => customers(customer({ address: 'Calle Mayor, 1' })) };

  test('an admin is asked who sends; accepting leads back to what was written, which is issued once what is missing was asked', async () => {
    const { sent, made } = await askedFromForm();
    expect(screen.getAllByRole('radio').map(radio => (radio as HTMLInputElement).value)).toEqual([
      'folio',
      'own',
      'notYet',
      'excluded',
    ]);
    expect(screen.getByRole('radio', { name: /Todavía no me obliga la ley/ })).toHaveAccessibleDescription(
      /^Facturas sin envío y sin QR. A tu empresa le toca desde el 1 de enero de 2027; puedes empezar antes, en Configuración.$/,
    );
    expect(screen.getByRole('region', { name: 'Texto de la autorización' })).toHaveTextContent(
      'Estudio Marea, con NIF B98241573.',
    );
    await press('Autorizar a Folio y emitir');
    expect(await screen.findByText('Marca que has leído la autorización y la aceptas')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /He leído la autorización/ })).toHaveFocus();
    expect(sent.current).toEqual([]);
    await agree();
    await press('Autorizar a Folio y emitir');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(/Falta la dirección de Bodegas.*Se envía a la AEAT al emitirla\./);
    expect([address(), sent.current, made()]).toEqual(['/app/invoices/new', [AGREED], 0]);
    await userEvent.click(within(question).getByRole('button', { name: 'Emitir factura' }));
    await waitFor(() => expect([address(), made()]).toEqual(['/app/invoices/i1', 1]));
  });

  test('where nothing is missing, both in one press', async () => {
    const { sent, made } = await askedFromForm(WITH_ADDRESS);
    await agree();
    await press('Autorizar a Folio y emitir');
    await waitFor(() => expect([address(), made(), sent.current]).toEqual(['/app/invoices/i1', 1, [AGREED]]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a person signs with the name and surnames of the company, which is theirs', async () => {
    const person = { ...tenant, name: 'Lucía Ferrer Mas', nif: '48213960A' };
    await askedFromForm({
      Me: () => data({ me: { __typename: 'Session', ...account('admin', 'Lucía'), tenant: person } }),
    });
    expect(screen.getByLabelText('Tu nombre y apellidos')).toHaveValue('Lucía Ferrer Mas');
    expect(screen.getByLabelText('Actúas como')).toHaveDisplayValue('Titular');
  });

  test('authorised and not issued: it says why in the form, which keeps what was written and is not sent again by itself', async () => {
    const { made } = await askedFromForm({
      ...WITH_ADDRESS,
      CreateInvoice: () => refusal('BAD_USER_INPUT', 'El NIF no es correcto', { customerId: 'El NIF no es correcto' }),
    });
    await agree();
    await press('Autorizar a Folio y emitir');
    await waitFor(() => expect(screen.getAllByText('El NIF no es correcto').length).toBeGreaterThan(0));
    expect(await screen.findByDisplayValue('Clase')).toBeInTheDocument();
    expect([address(), made()]).toEqual(['/app/invoices/new', 1]);
  });

  test('not authorised: it stays at the question, and nothing is issued', async () => {
    const { made } = await askedFromForm({
      ...WITH_ADDRESS,
      AcceptRepresentation: () => refusal('CONFLICT', 'Este Folio no presenta por sus empresas'),
    });
    await agree();
    await press('Autorizar a Folio y emitir');
    expect(await screen.findByText('Este Folio no presenta por sus empresas')).toBeInTheDocument();
    await press('Volver a la factura');
    expect(await screen.findByDisplayValue('Clase')).toBeInTheDocument();
    expect(made()).toBe(0);
  });

  test.each([
    ['Todavía no me obliga la ley', 'Emitir sin enviar', { choice: 'not_yet' }],
    ['La ley me excluye', 'Guardar y emitir', { choice: 'excluded', cause: 'sii', note: null }],
  ])('%s: what was being issued is issued, in one press', async (answer, button, choice) => {
    const said: object[] = [];
    const { made } = await askedFromForm({
      ...WITH_ADDRESS,
      Regulations: () => refusal('UNAVAILABLE', ''),
      Representation: () => representationData({ toAsk: said.length === 0 }),
      VerifactuOverview: () => overviewData({ active: false }),
      ...saying(said),
    });
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(answer) }));
    await press(button);
    await waitFor(() => expect([address(), made(), said]).toEqual(['/app/invoices/i1', 1, [choice]]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('who is not obliged yet says so, and goes on', async () => {
    const said: object[] = [];
    serve({
      Me: me(),
      VerifactuOverview: () => overviewData({ active: false }),
      Representation: () => representationData({ toAsk: true }),
      ...saying(said),
      Regulations: () => refusal('UNAVAILABLE', ''),
      Dashboard: () => dashboardData(),
    });
    openApp('/app/who-sends', 't');
    await userEvent.click(await screen.findByRole('radio', { name: /Todavía no me obliga la ley/ }));
    await press('Seguir sin enviar');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(said).toEqual([{ choice: 'not_yet' }]);
  });

  test('a company that the law excludes says why; what is missing is shown on its field', async () => {
    const said: object[] = [];
    let refuses = true;
    serve({
      Me: me(),
      VerifactuOverview: () => overviewData({ active: false }),
      Representation: () => representationData({ toAsk: true }),
      Dashboard: () => dashboardData(),
      SaySending: variables =>
        refuses
          ? refusal('BAD_USER_INPUT', 'Escribe qué causa del art. 3.3 es', {
              note: 'Escribe qué causa del art. 3.3 es',
            })
          : saying(said).SaySending(variables),
    });
    openApp('/app/who-sends', 't');
    await userEvent.click(await screen.findByRole('radio', { name: /La ley me excluye/ }));
    await userEvent.selectOptions(screen.getByLabelText('Causa'), 'other');
    await press('Guardar y seguir');
    expect(await screen.findByLabelText('Cuál es')).toHaveAccessibleDescription('Escribe qué causa del art. 3.3 es');
    refuses = false;
    await fillIn(screen.getByLabelText('Cuál es'), 'Arrendamiento');
    await press('Guardar y seguir');
    await waitFor(() => expect(said).toEqual([{ choice: 'excluded', cause: 'other', note: 'Arrendamiento' }]));
  });

  test('with a certificate of its own: the plan that has it', async () => {
    serve({
      Me: me(),
      VerifactuOverview: () => overviewData({ active: false }),
      Representation: () => representationData({ toAsk: true }),
    });
    openApp('/app/who-sends', 't');
    await userEvent.click(await screen.findByRole('radio', { name: /Envío con mi certificado/ }));
    expect(await screen.findByRole('link', { name: 'Ver el plan PRO' })).toHaveAttribute('href', '/app/billing');
  });

  test('a colleague reads who decides, and issues without being asked', async () => {
    serve({
      Me: me('user'),
      VerifactuOverview: () => overviewData({ active: false }),
      Representation: () => representationData({ toAsk: true }),
    });
    openApp('/app/who-sends', 't');
    expect(await screen.findByText('Lo decide un administrador de tu empresa.')).toBeInTheDocument();
  });

  test('the first steps of the dashboard ask it, and say what was answered', async () => {
    let toAsk = true;
    serve({
      Me: me(),
      VerifactuOverview: () => overviewData({ active: false }),
      Representation: () => representationData({ toAsk, ...(!toAsk && { current: inForce }) }),
      Dashboard: () =>
        dashboardData({ address: 'Calle 1', overview: { totalInvoices: 0 }, recentInvoices: [], topCustomers: [] }),
    });
    const { unmount } = openApp('/app/dashboard', 't');
    expect(await screen.findByRole('link', { name: 'Responder' })).toHaveAttribute('href', '/app/who-sends');
    unmount();
    toAsk = false;
    openApp('/app/dashboard', 't');
    expect(await screen.findByText('Folio, en tu nombre: cada factura sale sola al emitirla.')).toBeInTheDocument();
  });
});

describe('in the settings, on any plan', () => {
  const open = async (plan: 'basic' | 'pro', over: object, handlers = {}, who = meOn(plan)) => {
    const calls = serve({
      Me: who,
      VerifactuOverview: () => overviewData({ active: false }),
      Representation: () => representationData(over),
      ...handlers,
    });
    openApp('/app/settings?tab=verifactu', 't');
    return calls;
  };

  test.each(['basic', 'pro'] as const)('%s: read in a dialog and accepted', async plan => {
    const sent: { current: string[] } = { current: [] };
    await open(plan, {}, { AcceptRepresentation: accepting(sent) });
    await press('Leer y autorizar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Autorizar a Folio a presentar por ti' }));
    await userEvent.clear(dialog.getByLabelText('Tu nombre y apellidos'));
    await userEvent.click(dialog.getByRole('button', { name: 'Autorizar a Folio' }));
    expect(await dialog.findByText('Escribe tu nombre y apellidos')).toBeInTheDocument();
    await fillIn(dialog.getByLabelText('Tu nombre y apellidos'), 'Lucía Ferrer');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Autorizar a Folio' }));
    expect(await screen.findByRole('region', { name: 'Autorización en vigor' })).toHaveTextContent(
      /En vigor.*Folio de Ejemplo, S\.L\. · B99999997.*Aceptada el 20\/11\/2026, 13:44 por Lucía Ferrer, administrador o administradora/,
    );
    expect(sent.current).toEqual([AGREED]);
  });

  test('withdrawn after a question; while the law keeps it, it says why and has no button', async () => {
    let there = true;
    await open(
      'basic',
      {},
      {
        Representation: () => representationData({ current: there ? inForce : null }),
        WithdrawRepresentation: () => {
          there = false;
          return data({ withdrawRepresentation: representation() });
        },
      },
    );
    await press('Retirar');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar autorización' }),
    );
    expect(await screen.findByRole('button', { name: 'Leer y autorizar' })).toBeInTheDocument();
  });

  test("bound: the reason stands in the button's place; a colleague has none either", async () => {
    await open('basic', { current: inForce, keptBecause: 'La ley pide seguir hasta el 31/12/2026.' });
    expect(await screen.findByText('La ley pide seguir hasta el 31/12/2026.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument();
  });

  test('an authorisation of another operator is shown, with what to do; what is over is read again', async () => {
    const past = [
      { ...inForce, withdrawnAt: '2026-11-21T09:00:00Z' },
      { ...inForce, id: 'p0', withdrawnAt: null },
    ];
    const lapsed = { lapsedBecause: 'Autorizaste a Folio a presentar por ti y ya no puede.', past };
    const calls = await open('basic', lapsed, {
      WithdrawRepresentation: () => data({ withdrawRepresentation: representation({ past }) }),
    });
    expect(await screen.findByText('Autorizaste a Folio a presentar por ti y ya no puede.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leer y autorizar' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Autorizaciones anteriores'));
    expect(
      await screen.findAllByRole('button', { name: /^Descargar PDF de la autorización aceptada el 20\/11\/2026/ }),
    ).toHaveLength(2);
    expect(screen.getByText(/Retirada el 21\/11\/2026/)).toBeInTheDocument();
    // It is taken back as one that counts.
    await press('Retirar');
    await press('Retirar autorización');
    await waitFor(() => expect(screen.queryByText(lapsed.lapsedBecause)).not.toBeInTheDocument());
    expect(calls.filter(({ operation }) => operation === 'WithdrawRepresentation')).toHaveLength(1);
  });

  test.each([
    ['basic', 'Ya no puede. Para enviar tú, pasa a PRO y sube tu certificado.', {}],
    ['pro', 'Ya no puede. Sube tu certificado.', {}],
    ['basic', 'Ya no puede. La ley pide seguir.', { keptBecause: 'La ley pide seguir.' }],
  ] as const)('lapsed and not offered any more, %s: %s', async (plan, said, over) => {
    await open(plan, { offered: false, lapsedBecause: 'Ya no puede.', ...over });
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Retirar' })).toHaveLength('keptBecause' in over ? 0 : 1);
  });

  test('nothing of it where it is not offered', async () => {
    await open('basic', { offered: false });
    expect(await screen.findByText('Qué incluye el plan PRO')).toBeInTheDocument();
    expect(screen.queryByText(/que presente Folio/)).not.toBeInTheDocument();
  });
});

describe('on the invoice, without the PRO plan', () => {
  test.each<[string, object, object]>([
    ['Enviada a la AEAT por Folio.', accepted({ byOperator: true }), {}],
    ['Enviada a la AEAT.', accepted(), {}],
    ['Espera a salir hacia la AEAT: va sola.', sealed(), {}],
    [
      'Enviada a la AEAT por Folio. La AEAT todavía no ha contestado.',
      sealed({ status: 'sent', byOperator: true }),
      {},
    ],
    [
      'Enviada a la AEAT por Folio. La AEAT la ha aceptado con un aviso.',
      accepted({ errorMessage: 'aviso', byOperator: true }),
      {},
    ],
    [
      'Anulada. Su anulación espera a salir hacia la AEAT: va sola.',
      accepted({ annulment: annulment() }),
      { status: 'cancelled' },
    ],
  ])('one line: %s', async (said, verifactu, over) => {
    serve({
      Me: meOn('basic'),
      VerifactuOverview: () => overviewData(),
      Representation: () => representationData({ current: inForce }),
      Invoice: () => data({ invoice: invoice({ verifactu, ...over }) }),
      InvoiceVerifactu: () => refusal('UNAVAILABLE', ''),
    });
    openApp('/app/invoices/i1', 't');
    expect(await screen.findByRole('region', { name: 'Envío a la AEAT' })).toHaveTextContent(said);
    expect(screen.queryByRole('region', { name: 'Verifactu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Enviar (?!por correo)/ })).not.toBeInTheDocument();
  });

  test('refused: what happened, what to do, and the button that does it', async () => {
    serve({
      Me: meOn('basic'),
      VerifactuOverview: () => overviewData(),
      Representation: () => representationData({ current: inForce }),
      Invoice: () => data({ invoice: invoice({ verifactu: rejected() }) }),
    });
    openApp('/app/invoices/i1', 't');
    const line = within(await screen.findByRole('region', { name: 'Envío a la AEAT' }));
    expect(line.getByText('La AEAT la ha rechazado.')).toBeInTheDocument();
    expect(line.getByText('Corrige su ficha y pulsa Reintentar.')).toBeInTheDocument();
    await userEvent.click(line.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('dialog', { name: /Corregir el registro/ })).toBeInTheDocument();
  });
});
