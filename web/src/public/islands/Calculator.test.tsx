import { fireEvent, render, screen, within } from '@testing-library/react';
import { Calculator } from './Calculator';

const figures = () =>
  Object.fromEntries(
    [...within(screen.getByRole('status')).getAllByRole('term')].map(term => [
      term.firstChild!.textContent,
      term.parentElement!.querySelector('dd')!.textContent!.replace(/\u00a0/g, ' '),
    ]),
  );
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));

test("says the base, the VAT, the invoice's total, the withholding and what is paid", () => {
  render(<Calculator />);
  expect(figures()).toEqual({
    'Base imponible': '1.250,00 €',
    'IVA 21\u00a0%': '262,50 €',
    'Total factura': '1.512,50 €',
    'Retención IRPF 15\u00a0%': '−187,50 €',
    'Total a pagar': '1.325,00 €',
  });
});

test('from the total back to the base, with another rate and none withheld', () => {
  render(<Calculator />);
  choose('Ese importe es', 'El total, con IVA');
  choose('IVA', '10\u00a0%');
  choose('Retención de IRPF', 'Sin');
  fireEvent.change(screen.getByLabelText('Importe'), { target: { value: '110.00' } });
  expect(figures()).toEqual({
    'Base imponible': '100,00 €',
    'IVA 10\u00a0%': '10,00 €',
    'Total factura': '110,00 €',
    'Total a pagar': '110,00 €',
  });
});

test('another withholding is asked for, and a wrong one pointed out', () => {
  render(<Calculator />);
  choose('Retención de IRPF', 'Otra');
  fireEvent.change(screen.getByLabelText('Qué porcentaje'), { target: { value: '1,5' } });
  expect(figures()['Retención IRPF 1,5\u00a0%']).toBe('−18,75 €');
  fireEvent.change(screen.getByLabelText('Qué porcentaje'), { target: { value: '101' } });
  expect(screen.getByLabelText('Qué porcentaje')).toHaveAccessibleDescription('Escribe un porcentaje de 0 a 100.');
  expect(figures()['Total a pagar']).toBe('—');
});

test.each(['', 'abc', '-5', '1000000000'])('what is no amount (%s) gives no figures', text => {
  render(<Calculator />);
  fireEvent.change(screen.getByLabelText('Importe'), { target: { value: text } });
  expect(screen.getByLabelText('Importe')).toBeInvalid();
  expect(figures()['Total a pagar']).toBe('—');
});
