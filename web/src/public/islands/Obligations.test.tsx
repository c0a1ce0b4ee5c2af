import { fireEvent, render, screen, within } from '@testing-library/react';
import { OBLIGATIONS, READ_ON } from '../../../../schema/obligations';
import { formatDateProse } from '../../ui/dates';
import { Obligations } from './Obligations';

const choose = (group: string, name: string) => fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
const own = () => [...document.querySelectorAll('.law .own time')].map(each => each.textContent);

beforeEach(() => { jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }); });
afterEach(() => jest.useRealTimers());

test('three questions answer in two dates and the days that are left', () => {
  render(<Obligations />);
  expect(screen.getByRole('status')).toHaveTextContent('Verifactu te obliga desde el1 de enero de 2027Quedan 42 díasFactura electrónica desde el6 de octubre de 2028');
  expect(own()).toEqual(['01/01/2027', '06/10/2028']);
  choose('Facturo como', 'Autónomo o profesional');
  choose('Facturación al año', 'Más de 8 millones');
  expect(own()).toEqual(['01/07/2027', '06/10/2027']);
});

test('a foral tax office has its own system', () => {
  render(<Obligations />);
  choose('Domicilio fiscal', 'País Vasco o Navarra');
  expect(screen.getByRole('status')).toHaveTextContent('Verifactu no te obligaTu hacienda foral tiene su propio sistema.');
  expect(own()).toEqual(['06/10/2028']);
});

test('the day after its date nothing is counted down', () => {
  jest.setSystemTime(new Date('2027-01-01T00:30:00+01:00'));
  render(<Obligations />);
  expect(screen.getByRole('status')).toHaveTextContent('Ya obliga');
});

test('each row has its state and its source; what is only announced is told in words and has no day', () => {
  render(<Obligations />);
  const rows = [...document.querySelectorAll('.law li')];
  expect(rows.map(row => row.querySelector('.law-source')!.textContent)).toEqual(OBLIGATIONS.map(({ source }) => source));
  const announced = rows.filter(row => row.textContent!.includes('Anunciado'));
  expect(announced.map(row => row.querySelector('time')!.textContent)).toEqual(['Octubre 2028']);
  expect(screen.getByText(new RegExp(`Leídas el ${formatDateProse(READ_ON)}`))).toBeInTheDocument();
});
