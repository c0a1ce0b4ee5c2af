import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { OBLIGATIONS, READ_ON } from '../../../../schema/law-dates';
import { formatDateProse } from '../../ui/format/dates';
import { LAW_KEY } from '../../ui/format/lawDate';
import { Obligations } from './Obligations';

const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
const own = () => [...document.querySelectorAll('.law .own time')].map(each => each.textContent);

const rowsOf = (change: Record<string, string>) =>
  OBLIGATIONS.map(({ id, ...each }) => ({
    code: id,
    ...each,
    about: each.about.replace('-', '_'),
    state: each.state.replace('-', '_'),
    readOn: '2026-11-19',
    ...(id === change.code && change),
  }));
const answer = (regulations: unknown, ok = true) => {
  globalThis.fetch = (async () => ({ ok, json: async () => ({ regulations }) })) as unknown as typeof fetch;
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  answer(null, false);
});
afterEach(() => jest.useRealTimers());

test('the dates are those that the platform keeps now', async () => {
  answer(rowsOf({ code: 'verifactu-companies', date: '2028-10-01', readOn: '2026-11-20' }));
  render(<Obligations />);
  expect(await screen.findByText('1 de octubre de 2028')).toBeInTheDocument();
  expect(screen.getByText(/Leídas el 20 de noviembre de 2026/)).toBeInTheDocument();
  choose('Facturo como', 'Sociedad');
  expect(own()).toEqual(['01/10/2028', '06/10/2028']);
});

test.each([
  ['nothing', null],
  ['half of them', rowsOf({}).slice(1)],
  ['rows without a date', rowsOf({}).map(({ code }) => ({ code }))],
])('where it gives %s they stay as the page was built', async (_what, given) => {
  answer(given);
  render(<Obligations />);
  await jest.advanceTimersByTimeAsync(10);
  expect(screen.getByRole('status')).toHaveTextContent('1 de enero de 2027');
});

test('nothing is chosen for anybody: until somebody says how they invoice both dates stand, and none is theirs', () => {
  render(<Obligations />);
  expect(
    within(screen.getByRole('group', { name: 'Facturo como' }))
      .getAllByRole('radio')
      .filter(each => (each as HTMLInputElement).checked),
  ).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Elige cómo facturas y verás tu fechaSociedades1 de enero de 2027Autónomos y el resto1 de julio de 2027',
  );
  expect(own()).toEqual([]);
});

test('three questions answer in two dates and the days that are left', () => {
  render(<Obligations />);
  choose('Facturo como', 'Sociedad');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Verifactu te obliga desde el1 de enero de 2027Quedan 42 díasFactura electrónica desde el6 de octubre de 2028',
  );
  expect(own()).toEqual(['01/01/2027', '06/10/2028']);
  choose('Facturo como', 'Autónomo o profesional');
  choose('Facturación al año', 'Más de 8 millones');
  expect(own()).toEqual(['01/07/2027', '06/10/2027']);
});

test('a foral tax office has its own system', () => {
  render(<Obligations />);
  choose('Domicilio fiscal', 'País Vasco o Navarra');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Verifactu no te obligaTu hacienda foral tiene su propio sistema.',
  );
  expect(own()).toEqual(['06/10/2028']);
});

test('the day after its date nothing is counted down', () => {
  jest.setSystemTime(new Date('2027-01-01T00:30:00+01:00'));
  render(<Obligations />);
  choose('Facturo como', 'Sociedad');
  expect(screen.getByRole('status')).toHaveTextContent('Ya obliga');
});

test('each row has its state and its source; what is only announced is described in words and has no day', () => {
  render(<Obligations />);
  const rows = [...document.querySelectorAll('.law li')];
  expect(rows.map(row => row.querySelector('.law-source')!.textContent)).toEqual(
    OBLIGATIONS.map(({ source }) => source),
  );
  const announced = rows.filter(row => row.textContent!.includes('Solo anunciado'));
  expect(announced.map(row => row.querySelector('time')!.textContent)).toEqual(['Octubre 2028']);
  const states = () =>
    [...document.querySelectorAll('.law .badge.dot')].map(({ textContent, className }) => [
      textContent,
      className.replace('badge dot ', ''),
    ]);
  const approved = ['Aprobado', 'success'];
  expect(states()).toEqual([
    ['Ya obliga', 'info'],
    approved,
    approved,
    approved,
    ['Solo anunciado', 'warning'],
    approved,
    approved,
  ]);
  expect(screen.getByText(LAW_KEY)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`Leídas el ${formatDateProse(READ_ON)}`))).toBeInTheDocument();
});

test('what is in force binds from its day on, not sooner', async () => {
  jest.setSystemTime(new Date('2027-01-01T00:30:00+01:00'));
  // Drawn as the page came, then as it is today.
  await act(async () => void render(<Obligations />));
  expect([...document.querySelectorAll('.law .badge.dot')].map(each => each.textContent).slice(0, 3)).toEqual([
    'Ya obliga',
    'Ya obliga',
    'Aprobado',
  ]);
});
