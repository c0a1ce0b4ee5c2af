import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { es } from '../../../../schema/paper/letter/es';
import { USUAL_LADDER } from '../../../../schema/remind/ladder';
import { openApp } from '../../test/app';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';

type Handlers = Parameters<typeof serve>[0];

const settings = (over: object = {}) => ({
  __typename: 'ReminderSettings',
  id: 't1',
  enabled: false,
  replyTo: 'lucia@marea.example',
  version: 'v1',
  steps: USUAL_LADDER.map(step => ({
    __typename: 'ReminderStep',
    ...step,
    words: es.usual.steps[step.step],
    since: null,
  })),
  ...over,
});
const overdue = (over: object = {}) => ({
  __typename: 'OverdueInvoice',
  id: 'i1',
  fullNumber: 'A-2026-0041',
  customerName: 'Construcciones Peñalver, S.A.',
  dueOn: '2026-11-01',
  owed: '1815.00',
  email: 'pagos@penalver.example',
  hold: null,
  told: null,
  lastAt: null,
  nextStep: null,
  nextOn: null,
  byHand: 2,
  ...over,
});
const page = (...items: object[]) => ({
  __typename: 'OverdueInvoicePage',
  items,
  pagination: { __typename: 'Pagination', page: 1, limit: 50, total: items.length, totalPages: 1 },
});

async function open(handlers: Handlers = {}) {
  const calls = serve({
    Me: me(),
    ReminderSettings: () => data({ reminderSettings: settings() }),
    OverdueInvoices: () => data({ overdueInvoices: page() }),
    SaveReminderSettings: ({ input }: { input: { enabled: boolean; steps: object[] } }) =>
      data({
        saveReminderSettings: settings({
          version: 'v2',
          enabled: input.enabled,
          steps: input.steps.map((step, at) => ({
            __typename: 'ReminderStep',
            step: at + 1,
            since: '2026-11-24',
            ...step,
          })),
        }),
      }),
    ...handlers,
  });
  openApp('/app/settings?tab=recordatorios', 't');
  await screen.findByText('Enviar recordatorios');
  return calls;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

test('they are off; an admin switches them on with other days and words', async () => {
  const calls = await open();
  const on = screen.getByRole('switch', { name: 'Enviar recordatorios' });
  expect(on).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(on);
  const second = within(screen.getByRole('region', { name: 'Segundo aviso' }));
  const days = second.getByLabelText(/^Días después de vencer/);
  await userEvent.clear(days);
  await userEvent.type(days, '6');
  await save();
  expect(await second.findByText('Deja al menos 5 días desde el aviso anterior: desde el día 8')).toBeInTheDocument();
  await userEvent.type(days, '{backspace}10');
  const text = second.getByLabelText(/^Texto/);
  await userEvent.clear(text);
  await userEvent.type(text, 'Por {{numero}');
  await save();
  expect(await second.findByText(/^No hay ningún campo \{numero\}/)).toBeInTheDocument();
  await userEvent.clear(text);
  await userEvent.type(text, 'Por {{facturas}');
  await save();
  expect(await screen.findByText(/^Recordatorios activados/)).toBeInTheDocument();
  const sent = calls.filter(({ operation }) => operation === 'SaveReminderSettings');
  expect(sent).toHaveLength(1);
  expect(sent[0]!.variables).toMatchObject({
    input: {
      enabled: true,
      version: 'v1',
      steps: [{ on: true, days: 3 }, { on: true, days: 10, words: 'Por {facturas}' }, { days: 30 }],
    },
  });
});

test('what the server refuses is said above, and of a field on it', async () => {
  let answer = () => refusal('CONFLICT', 'Antes de activarlos confirma tu correo');
  await open({ SaveReminderSettings: () => answer() });
  await userEvent.click(screen.getByRole('switch', { name: 'Enviar recordatorios' }));
  await save();
  expect(await screen.findByText('Antes de activarlos confirma tu correo')).toBeInTheDocument();
  answer = () => refusal('BAD_USER_INPUT', 'Deja más', { 'steps.2.days': 'Deja más' });
  await save();
  const third = within(screen.getByRole('region', { name: 'Último aviso' }));
  expect(await third.findByText('Deja más')).toBeInTheDocument();
});

test('what another admin saved meanwhile is shown beside what was typed, and loaded or replaced as is wanted', async () => {
  const MOVED =
    'Alguien ha cambiado los recordatorios mientras los escribías: mira cómo están ahora antes de guardar lo tuyo';
  let now = settings();
  const versions: string[] = [];
  await open({
    ReminderSettings: () => data({ reminderSettings: now }),
    SaveReminderSettings: ({ input }: { input: { enabled: boolean; version: string; steps: { days: number }[] } }) => {
      versions.push(input.version);
      if (input.version !== now.version) return refusal('CONFLICT', MOVED);
      now = settings({
        version: `v${versions.length + 10}`,
        steps: now.steps.map((step, at) => ({ ...step, ...input.steps[at] })),
      });
      return data({ saveReminderSettings: now });
    },
  });
  const meanwhile = (version: string, days: number) => {
    now = settings({
      version,
      steps: now.steps.map((step, at) => (at === 1 ? { ...step, days, words: 'Por {facturas}.' } : step)),
    });
  };
  const first = within(screen.getByRole('region', { name: 'Recordatorio' })).getByLabelText(/^Texto/);
  await userEvent.type(first, ' P. D.');
  meanwhile('v2', 20);
  await save();
  expect(await screen.findByText(MOVED)).toBeInTheDocument();
  const theirs = () => within(screen.getByRole('region', { name: 'Cómo están ahora' }));
  expect(theirs().getByText(/Segundo aviso: 20 días/)).toHaveTextContent(/Segundo aviso: «Por \{facturas\}.»/);
  expect(first).toHaveValue(`${es.usual.steps[1]} P. D.`);
  await userEvent.click(theirs().getByRole('button', { name: 'Cargar lo más reciente' }));
  expect(first).toHaveValue(es.usual.steps[1]);
  expect(screen.queryByText(MOVED)).not.toBeInTheDocument();
  const days = within(screen.getByRole('region', { name: 'Segundo aviso' })).getByLabelText(/^Días/);
  expect(days).toHaveValue('20');
  await userEvent.type(days, '{backspace}1');
  meanwhile('v3', 25);
  await save();
  expect(await screen.findByText(MOVED)).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Recordatorios guardados')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Cómo están ahora' })).not.toBeInTheDocument();
  expect([now.steps[1]!.days, versions]).toEqual([21, ['v1', 'v2', 'v3']]);
});

test('each step is shown as it arrives, with what the law adds', async () => {
  const calls = await open({
    ReminderPreview: () =>
      data({
        reminderPreview: {
          __typename: 'ReminderPreview',
          subject: 'Último aviso: factura A-2026-0001, vencida el 25 de octubre de 2026',
          from: 'Estudio Marea, S.L.',
          html: '<p>En total 1.261,00 €</p>',
          unratedFrom: '2027-01-01',
        },
      }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo llega: Último aviso' }));
  const mail = within(await screen.findByRole('region', { name: 'Así lo verá' }));
  expect(await mail.findByText(/^Último aviso: factura A-2026-0001/)).toBeInTheDocument();
  const frame = mail.getByTitle(/^Correo: Último aviso/);
  expect(frame).toHaveAttribute('srcdoc', '<p>En total 1.261,00 €</p>');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(mail.getByText(/01\/01\/2027|1 de enero de 2027/)).toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'ReminderPreview')!.variables).toMatchObject({
    input: { step: 3 },
  });
});

test('lists what is overdue, what was said of it and what comes', async () => {
  await open({
    OverdueInvoices: () =>
      data({
        overdueInvoices: page(
          overdue(),
          overdue({
            id: 'i2',
            fullNumber: 'A-2026-0042',
            told: 1,
            lastAt: '2026-11-04T09:00:00Z',
            nextStep: 2,
            nextOn: '2026-11-16',
          }),
          overdue({ id: 'i3', fullNumber: 'A-2026-0043', hold: 'paid_said', byHand: null }),
        ),
      }),
  });
  expect(await screen.findByText(/Sin avisar · Puedes avisar a mano/)).toBeInTheDocument();
  expect(screen.getByText(/Recordatorio el 04\/11\/2026 · Segundo aviso el 16\/11\/2026/)).toBeInTheDocument();
  expect(screen.getByText(/dicen que ya la han pagado: contesta antes/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A-2026-0042' })).toHaveAttribute('href', '/app/invoices/i2');
});

test('who is no admin reads it; what cannot be loaded says so, and loads again', async () => {
  await open({ Me: me('user') });
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Enviar recordatorios' })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByText('No hay ninguna factura vencida por cobrar.')).toBeInTheDocument();
});

test('that they cannot be loaded is said, and asked again', async () => {
  let fails = true;
  serve({
    Me: me(),
    ReminderSettings: () => (fails ? refusal('INTERNAL', 'Error interno') : data({ reminderSettings: settings() })),
    OverdueInvoices: () => data({ overdueInvoices: page() }),
  });
  openApp('/app/settings?tab=recordatorios', 't');
  const again = await screen.findByRole('button', { name: /Reintentar/ });
  fails = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText('Enviar recordatorios')).toBeInTheDocument());
});
