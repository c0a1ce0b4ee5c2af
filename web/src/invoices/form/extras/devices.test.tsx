import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, confirmIssue, openForm, sent } from '../../../test/invoiceForm';
import { nextNumber } from '../../../test/invoices';

const box = () => screen.queryByRole('checkbox', { name: /^Móviles, consolas, portátiles/ });
const series = () => screen.getByRole('textbox', { name: 'Serie' });

/** A line at 0 %, by keyboard: the customer, who is Spanish, pays the VAT. */
async function sellPhones() {
  const calls = await openForm({
    NextNumber: ({ devicesOrMetals }: Record<string, unknown>) =>
      devicesOrMetals ? nextNumber({ series: 'G', fullNumber: 'G-2026-0007' }) : nextNumber(),
  });
  await chooseCustomer();
  await userEvent.click(screen.getByLabelText('Descripción, línea 1'));
  await userEvent.keyboard('Teléfono móvil{Enter}40{Enter}310{Enter}0{Enter}');
  expect(box()).not.toBeInTheDocument();
  await userEvent.keyboard('5{Enter}');
  return calls;
}

test('asked once a line goes under reverse charge: ticked, the invoice goes into a series of its own', async () => {
  const calls = await sellPhones();
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAccessibleDescription(/revendedor o por más de 10\.000 €/);
  await userEvent.click(box()!);
  await screen.findAllByText('G-2026-0007');
  expect(series()).toHaveValue('');
  expect(series()).toHaveAttribute('placeholder', 'G');
  await confirmIssue();
  expect(sent(calls, 'CreateInvoice').at(-1)!.input).toMatchObject({ series: null, devicesOrMetals: true });
});

test('without the tick it is one of the usual series, and says nothing of it', async () => {
  const calls = await sellPhones();
  await userEvent.click(box()!);
  await userEvent.click(box()!);
  expect(series()).toHaveValue('A');
  await confirmIssue();
  expect(sent(calls, 'CreateInvoice').at(-1)!.input).not.toHaveProperty('devicesOrMetals');
});

test('a tick that no line goes with keeps the invoice from being sent, until it is taken off', async () => {
  const calls = await sellPhones();
  await userEvent.click(box()!);
  await userEvent.click(screen.getByLabelText('IVA, línea 1'));
  await userEvent.keyboard('21{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Ninguna línea va con inversión/)).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(box()!);
  expect(box()).not.toBeInTheDocument();
  await confirmIssue();
  expect(sent(calls, 'CreateInvoice')).toHaveLength(1);
});
