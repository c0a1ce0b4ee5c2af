import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../gql/schema';
import { address, openApp } from '../test/app';
import { file, refusedFile, savedFiles, serveFiles } from '../test/files';
import { me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve } from '../test/server';
import { sealedText } from './activityLooks';
import { fillIn } from '../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

const LUCIA = '0199c1a4-6d2e-7b31-9a54-3f0c8e21d7b6';
const act = (over: object = {}) => ({
  __typename: 'Activity',
  id: 'a1',
  createdAt: '2026-11-20T12:46:00Z',
  actorKind: 'user',
  user: { __typename: 'ActivityUser', id: LUCIA, name: 'Lucía Ferrer', email: 'lucia@estudio.example' },
  action: 'create',
  entityType: 'invoice',
  description: 'Factura A-2026-0062 emitida',
  riskLevel: 'low',
  ipAddress: '192.0.2.17',
  ...over,
});
const page = (items: object[], total = items.length) =>
  data({
    activities: {
      __typename: 'ActivityPage',
      items,
      pagination: { __typename: 'Pagination', page: 1, limit: 50, total, totalPages: Math.ceil(total / 50) },
      sealedUntil: '2026-11-20T12:00:00Z',
    },
  });
const verdict = (over: object = {}) =>
  data({
    checkActivities: {
      __typename: 'ActivityCheck',
      sealed: 1204,
      intact: true,
      brokenAt: null,
      brokenId: null,
      problem: null,
      ...over,
    },
  });

async function open(handlers: Handlers = {}, path = '/app/lopd/audit', role: Role = 'admin') {
  const calls = serve({
    Me: me(role),
    Activities: () =>
      page(
        [
          act(),
          act({
            id: 'a2',
            user: null,
            actorKind: 'public',
            action: 'data_deletion',
            entityType: 'customer',
            riskLevel: 'critical',
            ipAddress: null,
          }),
        ],
        120,
      ),
    ActivityUsers: () =>
      data({
        activityUsers: [
          { __typename: 'ActivityUser', id: LUCIA, name: 'Lucía Ferrer', email: 'lucia@estudio.example' },
        ],
      }),
    CheckActivities: () => verdict(),
    ...handlers,
  });
  openApp(path, 't');
  await screen.findByRole('heading', { name: 'Auditoría' });
  return calls;
}
const asked = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(call => call.operation === 'Activities').map(call => call.variables);

test('the log is a table on a desktop and cards below, each act with its words and how grave it is', async () => {
  await open();
  const rows = within(await screen.findByRole('table', { name: 'Auditoría' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(
    '20/11/2026, 13:46Lucía FerrerCrearFacturaFactura A-2026-0062 emitidaBajo192.0.2.17',
  );
  expect(rows[2]).toHaveTextContent(/DesconocidoSupresión de datosCliente.*Crítico—/);
  expect(screen.getByText('Cadena sellada hasta el 20/11/2026, 13:00')).toBeInTheDocument();
  setWidth(390);
  expect(within(await screen.findByRole('list', { name: 'Auditoría' })).getAllByRole('listitem')).toHaveLength(2);
});

test('the filters stand in the address, and ask for what they say', async () => {
  const calls = await open({}, '/app/lopd/audit?startDate=2026-11-01&action=export&page=2');
  await screen.findByRole('table', { name: 'Auditoría' });
  expect(asked(calls)[0]).toEqual({
    startDate: '2026-11-01',
    endDate: null,
    userId: null,
    action: 'export',
    riskLevel: null,
    page: 2,
    limit: 50,
  });
  await fillIn(screen.getByLabelText('Hasta la fecha'), '20/11/2026{Enter}');
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-20' }));
  await userEvent.clear(screen.getByLabelText('Hasta la fecha'));
  await userEvent.tab();
  await userEvent.selectOptions(screen.getByLabelText('Riesgo'), 'high');
  await waitFor(() => expect(address()).toBe('/app/lopd/audit?startDate=2026-11-01&action=export&riskLevel=high'));
  await userEvent.selectOptions(screen.getByLabelText('Usuario'), 'Lucía Ferrer');
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ userId: LUCIA, riskLevel: 'high', page: 1 }));
  expect(await screen.findByRole('link', { name: 'Página 2' })).toHaveAttribute(
    'href',
    `/app/lopd/audit?startDate=2026-11-01&userId=${LUCIA}&action=export&riskLevel=high&page=2`,
  );
});

test('who is no admin sees their own acts: no choice of people, nothing to check', async () => {
  const calls = await open({}, `/app/lopd/audit?userId=${LUCIA}`, 'user');
  await screen.findByRole('table', { name: 'Auditoría' });
  expect(screen.getByText(/^Lo que has hecho tú en Estudio Marea\./)).toBeInTheDocument();
  expect(asked(calls)[0]).toMatchObject({ userId: null });
  for (const absent of [screen.queryByLabelText('Usuario'), screen.queryByRole('button', { name: 'Comprobar' })])
    expect(absent).not.toBeInTheDocument();
  expect(calls.map(call => call.operation)).not.toContain('ActivityUsers');
  const files = serveFiles(async () => file('csv', 'auditoria_2026-11-20.csv'));
  savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(files[0].url).toBe('/api/lopd/reports/activity/csv'));
});

test("checking says 'Auditoría íntegra', or names the first row that is wrong", async () => {
  let answer = verdict();
  let waits = false;
  await open({ CheckActivities: () => (waits ? never() : answer) });
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('Auditoría íntegra: 1.204 actividades selladas')).toBeInTheDocument();
  answer = verdict({
    intact: false,
    brokenAt: 812,
    brokenId: LUCIA,
    problem: 'La actividad no corresponde a su sello: alguien la ha cambiado.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('La auditoría se rompe en la actividad 812 de 1.204.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/La actividad no corresponde a su sello/);
  expect(screen.getByText(LUCIA)).toBeInTheDocument();
  // What came out before is no answer to the next question.
  waits = true;
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
  await waitFor(() => expect(screen.queryByText(LUCIA)).not.toBeInTheDocument());
});

test('the CSV is of what is filtered, under the server’s name', async () => {
  const saved = savedFiles();
  await open({}, '/app/lopd/audit?action=export');
  const files = serveFiles(async () => file('csv', 'auditoria_2026-11-20.csv'));
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toEqual(['auditoria_2026-11-20.csv']));
  expect(files[0].url).toBe('/api/lopd/reports/activity/csv?action=export');
  expect(await screen.findByText('CSV exportado correctamente')).toBeInTheDocument();
});

test('a CSV or a check that failed is reported', async () => {
  await open({ CheckActivities: () => refusal('INTERNAL', 'Error interno') });
  serveFiles(async () => refusedFile(500, 'Error interno', 'INTERNAL'));
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Error exportando CSV')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('Error comprobando la cadena')).toBeInTheDocument();
});

test("that could not be loaded says 'Error cargando actividades' and can be tried again", async () => {
  let fails = true;
  await open({ Activities: () => (fails ? refusal('INTERNAL', 'Error interno') : page([act()])) });
  expect((await screen.findAllByText('Error cargando actividades')).length).toBeGreaterThan(0);
  fails = false;
  await userEvent.click((await screen.findAllByRole('button', { name: 'Reintentar' }))[0]);
  expect(await screen.findByRole('table', { name: 'Auditoría' })).toBeInTheDocument();
});

test('where nothing fits the filters can be dropped', async () => {
  await open({ Activities: () => page([]) }, '/app/lopd/audit?action=view');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(address()).toBe('/app/lopd/audit'));
});

test('a seal of today says only its hour', () => {
  expect(sealedText('2026-11-20T12:00:00Z', new Date('2026-11-20T13:00:00Z'))).toBe('Cadena sellada hasta las 13:00');
});
