import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { me } from '../test/people';
import { data, refusal, serve } from '../test/server';
import { halfYearOf } from '../../../schema/remind/interest';
import { today } from '../ui/format/dates';
import { halfYearName, nextToAdd, unread } from './halfYears';

const row = (over: object = {}) => ({
  __typename: 'LateRate',
  startsOn: '2026-01-01',
  reference: '2.15',
  rate: '10.15',
  source: 'Resolución del Tesoro de 23/12/2025 (BOE-A-2025-27201)',
  readOn: null,
  ...over,
});
const READ = row({
  startsOn: '2022-01-01',
  reference: '0.00',
  rate: '8.00',
  source: 'BOE-A-2021-21959',
  readOn: '2026-11-24',
});
const written = row({ startsOn: '2026-07-01', reference: '2.40', rate: '10.40', source: 'BOE', readOn: '2026-11-24' });

async function open(handlers: Parameters<typeof serve>[0] = {}) {
  let rates = [row(), READ];
  const calls = serve({
    Me: me('superadmin'),
    LateRates: () => data({ lateRates: rates }),
    SaveLateRate: ({ startsOn }: { startsOn: string }) => {
      if (startsOn === '2026-07-01') rates = [written, ...rates];
      return data({ saveLateRate: startsOn === '2026-07-01' ? written : row({ readOn: '2026-11-24' }) });
    },
    ...handlers,
  });
  openApp('/app/superadmin/late-rates', 't');
  await screen.findByText('1.er semestre de 2026');
  return calls;
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('each half-year says its rate and where it was read, and that nobody read it', async () => {
  await open();
  const [unreadRow, read] = screen.getAllByRole('listitem').filter(item => item.textContent?.includes('BCE'));
  expect(unreadRow).toHaveTextContent('1.er semestre de 202610,15 %BCE 2,15 %Sin leer en el BOE');
  expect(read).toHaveTextContent('8,00 %BCE 0,00 %Leído en el BOEBOE-A-2021-21959 · leído el 24/11/2026');
  const running = halfYearName(halfYearOf(today()));
  expect(screen.getByText(`Falta el tipo del ${running}`, { exact: false })).toBeInTheDocument();
});

test('the next half-year is added, what is wrong stands on its field; another is read again', async () => {
  const calls = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Añadir el 2.º semestre de 2026' }));
  const dialog = await dialogOf('Tipo del 2.º semestre de 2026');
  const reference = dialog.getByLabelText(/^Tipo del BCE/);
  for (const wrong of ['', '100,01', '2,155', 'dos', '-1']) {
    await userEvent.clear(reference);
    if (wrong) await userEvent.type(reference, wrong);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(reference).toHaveAccessibleDescription(/de 0 a 100, con dos decimales/);
  }
  await userEvent.clear(reference);
  await userEvent.type(reference, '2,4');
  expect(dialog.getByText(/Los avisos piden el 10,40/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^Resolución/), 'BOE');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Cambiar el 2.º semestre de 2026' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el 1.er semestre de 2026' }));
  const again = await dialogOf('Tipo del 1.er semestre de 2026');
  expect(again.getByLabelText(/^Tipo del BCE/)).toHaveValue('2,15');
  await userEvent.click(again.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByText('Sin leer en el BOE')).not.toBeInTheDocument());
  expect(calls.filter(({ operation }) => operation === 'SaveLateRate').map(({ variables }) => variables)).toMatchObject(
    [
      { startsOn: '2026-07-01', input: { reference: '2.40', source: 'BOE' } },
      { startsOn: '2026-01-01', input: { reference: '2.15' } },
    ],
  );
});

test('what the server refuses of a rate stands on its field', async () => {
  await open({
    SaveLateRate: () =>
      refusal('BAD_USER_INPUT', 'La fuente se ha leído hoy o antes', {
        'input.readOn': 'La fuente se ha leído hoy o antes',
      }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar el 1.er semestre de 2026' }));
  const dialog = await dialogOf('Tipo del 1.er semestre de 2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Leída el/)).toHaveAccessibleDescription(/La fuente se ha leído hoy o antes/),
  );
});

test.each([
  [['2026-01-01'], '2026-11-24', '2026-07-01', 'Falta el tipo del 2.º semestre de 2026'],
  [
    ['2026-07-01', '2026-01-01'],
    '2026-11-24',
    '2027-01-01',
    'Nadie ha leído en el BOE el tipo del 2.º semestre de 2026',
  ],
  [['2027-01-01', '2026-07-01'], '2026-11-24', null, 'Nadie ha leído en el BOE el tipo del 2.º semestre de 2026'],
])('with %j on %s the next to add is %s, and it warns: %s', (days, day, next, says) => {
  const rates = days.map(startsOn => ({ startsOn, readOn: null }));
  expect(nextToAdd(rates, day)).toBe(next);
  expect(unread(rates, day)).toMatch(new RegExp(`^${says}`));
  expect(unread([{ startsOn: '2026-07-01', readOn: day }], day)).toBeNull();
});

test("a company's people do not get to the rates", async () => {
  serve({ Me: me('admin'), LateRates: () => data({ lateRates: [row()] }) });
  openApp('/app/superadmin/late-rates', 't');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cambiar el/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: 'Tipos de interés de demora' })).not.toBeInTheDocument();
});
