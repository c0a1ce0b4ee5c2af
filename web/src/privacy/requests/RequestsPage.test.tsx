import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { file, refusedFile, savedFiles, serveFiles } from '../../test/files';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { lucia, page, pau } from '../../test/users';
import { deadlineOf } from './requestWords';
import { fillIn } from '../../test/fillIn';

const request = (over: object = {}) => ({
  __typename: 'DataRequest',
  id: 'r1',
  requestType: 'erasure',
  source: 'public',
  email: 'joseangel@nunez.example',
  name: 'José Ángel Núñez Rey',
  nif: '33456781S',
  description: null,
  status: 'pending',
  createdAt: '2026-10-22T08:00:00Z',
  verifiedAt: '2026-10-22T09:00:00Z',
  dueOn: '2999-01-01',
  completedAt: null,
  notes: null,
  assignedUser: null,
  ...over,
});
const answered = request({
  id: 'r2',
  requestType: 'objection',
  name: 'Andreu Pastor Gil',
  status: 'completed',
  completedAt: '2026-10-28T09:00:00Z',
  assignedUser: { __typename: 'RequestAssignee', id: 'u1', name: 'Lucía Ferrer' },
});
const list = (...items: object[]) =>
  data({
    dataRequests: {
      __typename: 'DataRequestPage',
      items,
      pagination: { __typename: 'Pagination', page: 1, limit: 50, total: items.length, totalPages: 1 },
    },
  });
const plan = (over: object = {}) => ({
  __typename: 'ErasurePlan',
  id: 'r1',
  label: 'Cliente suprimido 1',
  goneOn: '2033-01-01',
  invoices: 2,
  unpaid: '121.00',
  obstacle: null,
  doneAt: null,
  now: [
    { __typename: 'ErasureStep', what: 'Su sitio en listas, búsquedas y exportaciones', detail: 'no volverá a salir' },
  ],
  blocked: [
    {
      __typename: 'BlockedItem',
      until: '2032-12-31',
      what: 'Datos del cliente en facturas de 2026',
      count: 2,
      why: 'Código de Comercio, art. 30: 6 años',
    },
  ],
  ...over,
});
const CARD = {
  __typename: 'SubjectCustomer',
  id: 'c1',
  name: 'José Ángel Núñez',
  nif: '33456781S',
  email: 'otro@nunez.example',
  createdAt: '2025-10-11T08:00:00Z',
  deleted: false,
  restrictedAt: null,
  objectedAt: null,
};
const held = (over: object = {}) => ({
  __typename: 'RequestSubject',
  id: 'r1',
  invoices: 2,
  drafts: 0,
  unpaid: '121.00',
  isUser: false,
  customers: [CARD],
  ...over,
});
const subject = (over: object = {}) => data({ requestSubject: held(over) });

type Handlers = Parameters<typeof serve>[0];
function serveAll(handlers: Handlers = {}, role: 'user' | 'admin' | 'superadmin' = 'admin') {
  return serve({
    Me: me(role),
    DataRequests: () => list(request(), answered),
    DataRequest: () => data({ dataRequest: request() }),
    Colleagues: () => page([lucia, pau]),
    RequestSubject: () => subject(),
    ErasurePlan: () => data({ erasurePlan: plan() }),
    ...handlers,
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each([
  [{ dueOn: '2026-11-21' }, 'urgent', 'Queda 1 día'],
  [{ dueOn: '2026-11-23' }, 'urgent', 'Quedan 3 días'],
  [{ dueOn: '2026-11-24' }, 'soon', 'Quedan 4 días'],
  [{ dueOn: '2026-11-27' }, 'soon', 'Quedan 7 días'],
  [{ dueOn: '2026-11-28' }, 'calm', 'Quedan 8 días'],
  [{ dueOn: '2026-11-20' }, 'urgent', 'Vence hoy'],
  [{ dueOn: '2026-11-18' }, 'urgent', 'Venció hace 2 días'],
  [{ completedAt: '2026-10-28T23:30:00Z' }, 'answered', 'Respondida en 7 días'],
  [{ completedAt: '2026-10-22T10:00:00Z' }, 'answered', 'Respondida el mismo día'],
])('a deadline is coloured as it nears: %o', (over, urgency, text) => {
  expect(deadlineOf(request(over) as never, '2026-11-20')).toEqual({ urgency, text });
});

test('the list says right, whom, state, when it came, how much time is left and who answers', async () => {
  serveAll();
  openApp('/app/lopd/requests', 'stored');
  const first = await screen.findByRole('row', { name: /Núñez Rey/ });
  expect(
    within(first)
      .getAllByRole('cell')
      .map(cell => cell.textContent)
      .slice(0, 1),
  ).toEqual(['Supresión']);
  for (const text of ['Pendiente', '22/10/2026', 'Sin asignar'])
    expect(within(first).getByText(text)).toBeInTheDocument();
  expect(
    within(await screen.findByRole('row', { name: /Andreu/ })).getByText('Respondida en 6 días'),
  ).toBeInTheDocument();
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/app/lopd/requests/r1');
});

test("search and filters are the server's, and stand in the address; received is when the address was confirmed", async () => {
  const calls = serveAll({ DataRequests: () => list(request({ verifiedAt: '2026-10-23T09:00:00Z' })) });
  openApp('/app/lopd/requests?status=pending&type=erasure&search=rey', 'stored');
  expect(within(await screen.findByRole('row', { name: /Núñez Rey/ })).getByText('23/10/2026')).toBeInTheDocument();
  const asked = () => calls.filter(({ operation }) => operation === 'DataRequests').map(({ variables }) => variables);
  expect(asked()[0]).toEqual({ search: 'rey', status: 'pending', requestType: 'erasure', page: 1, limit: 50 });
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'completed');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: 'completed', requestType: 'erasure' }));
  expect(address()).toBe('/app/lopd/requests?status=completed&type=erasure&search=rey');
});

test('a plain user reads that an admin answers them: without a call, without an error', async () => {
  const calls = serveAll({}, 'user');
  openApp('/app/lopd/requests', 'stored');
  expect(await screen.findByText('De las solicitudes se encarga un administrador')).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).toEqual(['Me']);
  expect(screen.queryByRole('button', { name: 'Nueva solicitud' })).not.toBeInTheDocument();
});

test("a failing list says 'Error cargando solicitudes' and can be tried again", async () => {
  serveAll({ DataRequests: () => refusal('INTERNAL', 'Error interno') });
  openApp('/app/lopd/requests', 'stored');
  expect((await screen.findAllByText('Error cargando solicitudes')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

describe('a new one', () => {
  async function open(handlers: Handlers = {}) {
    const calls = serveAll(handlers);
    openApp('/app/lopd/requests', 'stored');
    await press('Nueva solicitud');
    return { calls, dialog: within(await screen.findByRole('dialog', { name: 'Nueva solicitud' })) };
  }

  test('takes one of six rights and an email; name, NIF and description are optional; the deadline stands in its foot', async () => {
    const { calls, dialog } = await open({ CreateDataRequest: () => data({ createDataRequest: request() }) });
    expect(dialog.getAllByRole('radio').map(each => (each as HTMLInputElement).value)).toEqual([
      'access',
      'rectification',
      'erasure',
      'portability',
      'restriction',
      'objection',
    ]);
    expect(dialog.getByText(/^Plazo: hasta el \d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Crear solicitud' }));
    expect(dialog.getByText('Elige qué pide.')).toBeInTheDocument();
    expect(dialog.getByText('Escribe tu email.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: /Supresión/ }));
    await fillIn(dialog.getByRole('textbox', { name: 'Email' }), 'rocio@pazlema.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear solicitud' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'CreateDataRequest')?.variables).toEqual({
      input: { requestType: 'erasure', email: 'rocio@pazlema.example', name: '', nif: '', description: '' },
    });
  });

  test("a refusal says 'Error creando solicitud', and a field's error lands on it", async () => {
    const { dialog } = await open({ CreateDataRequest: () => refusal('INTERNAL', 'Error interno') });
    await userEvent.click(dialog.getByRole('radio', { name: /Acceso/ }));
    await fillIn(dialog.getByRole('textbox', { name: 'Email' }), 'rocio@pazlema.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear solicitud' }));
    expect((await screen.findAllByText('Error creando solicitud')).length).toBe(2);
  });
});

describe('one request', () => {
  test('moves on with who answers it and notes; a final answer asks first', async () => {
    const moved: object[] = [];
    serveAll({
      UpdateDataRequest: ({ input }: { input: object }) => {
        moved.push(input);
        return data({ updateDataRequest: request(input as { status: string }) });
      },
    });
    openApp('/app/lopd/requests/r1', 'stored');
    await press('Empezar a tramitarla');
    await waitFor(() => expect(moved).toEqual([{ status: 'in_progress', assignedUserId: 'u1', notes: null }]));
    await press('Rechazar la solicitud');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Volver' }));
    expect(moved).toHaveLength(1);
    await press('Marcar como completada');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Completar' }));
    await waitFor(() => expect(moved[1]).toMatchObject({ status: 'completed' }));
  });

  test('an erasure shows its plan, asks with what is still owed, and then offers the certificate', async () => {
    let done = false;
    serveAll({
      ErasurePlan: () => data({ erasurePlan: plan({ doneAt: done ? '2026-11-20T10:00:00Z' : null }) }),
      DataRequest: () =>
        data({ dataRequest: request(done ? { status: 'completed', completedAt: '2026-11-20T10:00:00Z' } : {}) }),
      EraseData: () => {
        done = true;
        return data({ eraseData: plan({ doneAt: '2026-11-20T10:00:00Z' }) });
      },
    });
    openApp('/app/lopd/requests/r1', 'stored');
    expect(await screen.findByRole('heading', { name: 'Se borra hoy' })).toBeInTheDocument();
    const blocked = within(screen.getByRole('table', { name: 'Se queda bloqueado' }));
    expect(blocked.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
      '31/12/2032',
      'Datos del cliente en facturas de 2026',
      '2',
      'Código de Comercio, art. 30: 6 años',
    ]);
    expect(await screen.findByText(/El email de la solicitud no es el de la ficha/)).toBeInTheDocument();
    await press('Borrar y bloquear');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Te debe 121,00 €/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Borrar y bloquear' }));
    expect(await screen.findByRole('button', { name: 'Certificado de supresión' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Se borró' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Borrar y bloquear' })).not.toBeInTheDocument();
    const saved = savedFiles();
    const files = serveFiles(async () => file('pdf', 'certificado-supresion-2026-11-20.pdf'));
    await press('Certificado de supresión');
    await waitFor(() => expect(saved).toEqual(['certificado-supresion-2026-11-20.pdf']));
    expect(files[0].url).toBe('/api/lopd/data-requests/r1/certificate');
  });

  test('an erasure that has to wait says why, and cannot be carried out', async () => {
    const calls = serveAll({
      ErasurePlan: () => data({ erasurePlan: plan({ obstacle: 'Hay 1 registro que espera.' }) }),
    });
    openApp('/app/lopd/requests/r1', 'stored');
    expect(await screen.findByText('Hay 1 registro que espera.')).toBeInTheDocument();
    await press('Borrar y bloquear');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).not.toContain('EraseData');
  });

  test.each([
    ['access', 'Descargar sus datos', 'button'],
    ['portability', 'Descargar sus datos', 'button'],
    ['rectification', 'Abrir su ficha', 'link'],
    ['restriction', 'Limitar sus datos', 'button'],
    ['objection', 'Anotar la oposición', 'button'],
  ])("a request of %s leads to '%s'", async (requestType, name, role) => {
    serveAll({ DataRequest: () => data({ dataRequest: request({ requestType }) }) });
    openApp('/app/lopd/requests/r1', 'stored');
    const found = await screen.findByRole(role, { name });
    if (role === 'link') expect(found).toHaveAttribute('href', '/app/customers?search=33456781S');
  });

  test.each(['access', 'portability'])(
    'what is held is downloaded for %s, and a failure is reported',
    async requestType => {
      const saved = savedFiles();
      serveAll({ DataRequest: () => data({ dataRequest: request({ requestType }) }) });
      openApp('/app/lopd/requests/r1', 'stored');
      const files = serveFiles(async () => file('zip', 'datos-personales-2026-11-20.zip'));
      await press('Descargar sus datos');
      await waitFor(() => expect(saved).toEqual(['datos-personales-2026-11-20.zip']));
      expect(files[0].url).toBe('/api/lopd/data-requests/r1/export');
      serveFiles(async () => refusedFile(500, 'Error interno', 'INTERNAL'));
      await press('Descargar sus datos');
      expect(await screen.findByText('Error descargando los datos')).toBeInTheDocument();
    },
  );

  test.each([
    [null, 'Limitar sus datos', true, 'Datos limitados'],
    ['2026-11-01T10:00:00Z', 'Levantar la limitación', false, 'Limitación levantada'],
  ])("a restriction of %s is changed by '%s'", async (restrictedAt, name, on, done) => {
    const calls = serveAll({
      DataRequest: () => data({ dataRequest: request({ requestType: 'restriction' }) }),
      RequestSubject: () => subject({ customers: [{ ...CARD, restrictedAt }] }),
      RestrictData: () => data({ restrictData: held() }),
    });
    openApp('/app/lopd/requests/r1', 'stored');
    await press(name);
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(calls.find(call => call.operation === 'RestrictData')!.variables).toEqual({ id: 'r1', on });
  });

  test('an objection is noted once: then the button is gone', async () => {
    const calls = serveAll({
      DataRequest: () => data({ dataRequest: request({ requestType: 'objection' }) }),
      RecordObjection: () =>
        data({ recordObjection: held({ customers: [{ ...CARD, objectedAt: '2026-11-20T10:00:00Z' }] }) }),
    });
    openApp('/app/lopd/requests/r1', 'stored');
    await press('Anotar la oposición');
    expect(await screen.findByText(/^Su ficha está marcada/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Anotar la oposición' })).not.toBeInTheDocument();
    expect(calls.find(call => call.operation === 'RecordObjection')!.variables).toEqual({ id: 'r1' });
  });

  test('an email of several tax numbers is pointed out before anything is handed out', async () => {
    serveAll({
      DataRequest: () => data({ dataRequest: request({ requestType: 'access' }) }),
      RequestSubject: () => subject({ customers: [CARD, { ...CARD, id: 'c2', nif: '48213960A' }] }),
    });
    openApp('/app/lopd/requests/r1', 'stored');
    expect(await screen.findByText(/^Ese email está en las fichas de 2 NIF distintos/)).toBeInTheDocument();
  });

  test('notes and who answers are kept without moving it on', async () => {
    const moved: object[] = [];
    serveAll({
      UpdateDataRequest: ({ input }: { input: object }) => {
        moved.push(input);
        return data({ updateDataRequest: request(input as { status: string }) });
      },
    });
    openApp('/app/lopd/requests/r1', 'stored');
    expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
    await fillIn(await screen.findByLabelText(/^Notas/), 'Ha llamado');
    await userEvent.selectOptions(screen.getByLabelText('Asignada a'), pau.name!);
    await press('Guardar');
    await waitFor(() => expect(moved).toEqual([{ status: 'pending', assignedUserId: pau.id, notes: 'Ha llamado' }]));
  });

  test('one that is not there says so', async () => {
    serveAll({ DataRequest: () => refusal('NOT_FOUND', 'Solicitud no encontrada') });
    openApp('/app/lopd/requests/r9', 'stored');
    expect(await screen.findByText('Esta solicitud no existe')).toBeInTheDocument();
  });
});

test("the superadmin's are those without a known company, and lie below the panel", async () => {
  const calls = serveAll({}, 'superadmin');
  openApp('/app/superadmin/requests', 'stored');
  expect(within(await screen.findByRole('row', { name: /Núñez Rey/ })).getByRole('link')).toHaveAttribute(
    'href',
    '/app/superadmin/requests/r1',
  );
  expect(address()).toBe('/app/superadmin/requests');
  expect(calls.map(({ operation }) => operation)).not.toContain('Colleagues');
});
