import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { chooseCustomer, sent, serveForm, writeLine } from '../../test/invoiceForm';
import { customer } from '../../test/people';
import { quoteWhole } from '../../test/quotes';
import { data } from '../../test/server';

async function openQuote(path: string, over: Parameters<typeof quoteWhole>[0] = {}) {
  const calls = serveForm({
    Quote: () => data({ quote: quoteWhole(over) }),
    CustomerToInvoice: () => data({ customer: customer() }),
    CreateQuote: () => data({ createQuote: quoteWhole(over) }),
    UpdateQuote: () => data({ updateQuote: quoteWhole(over) }),
  });
  openApp(path, 't');
  await screen.findAllByLabelText(/^Descripción, línea/);
  return calls;
}
const kept = () => screen.findByText(/^Guardado en este equipo, \d\d:\d\d$/);

test('F4 gives a quote what its invoice may have and nothing else; F1 speaks of no issuing; a proforma is called one', async () => {
  const calls = await openQuote('/app/quotes/new');
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'proforma');
  expect(screen.getByRole('heading', { name: 'Nueva factura proforma' })).toBeInTheDocument();
  await chooseCustomer();
  await writeLine(1, 'Local', '1', '1000');
  await userEvent.keyboard('{F1}');
  const help = await screen.findByRole('dialog', { name: 'Teclas del modo Excel' });
  expect(within(help).queryByText(/Emitir|borrador/)).not.toBeInTheDocument();
  await userEvent.keyboard('{F1}{F4}');
  const menu = screen.getByRole('dialog', { name: 'Campos de este documento' });
  expect(
    within(menu)
      .getAllByRole('switch')
      .map(each => each.getAttribute('aria-labelledby')),
  ).toHaveLength(5);
  for (const none of ['Suplidos', 'Fecha de la operación', 'Factura simplificada', 'Bienes usados', 'La expide otro'])
    expect(within(menu).queryByText(none)).not.toBeInTheDocument();
  // Descuento por línea, descuento sobre el total, alquiler.
  await userEvent.keyboard('145{Escape}');
  fireEvent.change(screen.getByLabelText('Dto., línea 1'), { target: { value: '5 %' } });
  fireEvent.blur(screen.getByLabelText('Dto., línea 1'));
  const whole = screen.getByLabelText(/^Descuento sobre el total/);
  fireEvent.change(whole, { target: { value: '10 %' } });
  fireEvent.blur(whole);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(calls, 'CreateQuote')).toHaveLength(1));
  expect(sent(calls, 'CreateQuote')[0].input).toMatchObject({
    ...{ kind: 'proforma', discountPercent: '10', version: null },
    lines: [{ description: 'Local', discountPercent: '5', ivaRegime: '11' }],
  });
});

test('nobody who asks why there is no VAT is offered a suplido', async () => {
  await openQuote('/app/quotes/new');
  await chooseCustomer();
  await userEvent.click(screen.getByLabelText('Descripción, línea 1'));
  await userEvent.keyboard('Tasa{Enter}{Enter}10{Enter}0{Enter}');
  const why = await screen.findByRole('dialog', { name: '¿Por qué sin IVA?' });
  expect(why).toBeInTheDocument();
  await userEvent.keyboard('6{Enter}');
  const next = await screen.findByRole('dialog', { name: 'No es una venta' });
  expect(within(next).getAllByRole('radio')).toHaveLength(2);
  expect(within(next).queryByText(/suplido/i)).not.toBeInTheDocument();
});

test('what is half written of a new one keeps its kind and its last day, until it is thrown away', async () => {
  await openQuote('/app/quotes/new');
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'proforma');
  const until = screen.getByLabelText(/^Vale hasta/);
  fireEvent.change(until, { target: { value: '31/12/2026' } });
  fireEvent.blur(until);
  await kept();
  cleanup();
  await openQuote('/app/quotes/new');
  expect(screen.getByLabelText('Tipo')).toHaveValue('proforma');
  expect(screen.getByLabelText(/^Vale hasta/)).toHaveValue('31/12/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  const asked = await screen.findByRole('alertdialog');
  await userEvent.click(within(asked).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.getByLabelText('Tipo')).toHaveValue('quote'));
});

test('what is half written of one goes on with the version that was seen; once a colleague has changed it, it is dropped, and that is said', async () => {
  await openQuote('/app/quotes/new?quote=q1');
  fireEvent.change(screen.getByLabelText(/^Condiciones/), { target: { value: 'A medias' } });
  await kept();
  cleanup();
  const calls = await openQuote('/app/quotes/new?quote=q1');
  expect(screen.getByLabelText(/^Condiciones/)).toHaveValue('A medias');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(calls, 'UpdateQuote')).toHaveLength(1));
  expect(sent(calls, 'UpdateQuote')[0].input).toMatchObject({ notes: 'A medias', version: 1 });
  cleanup();

  await openQuote('/app/quotes/new?quote=q1');
  fireEvent.change(screen.getByLabelText(/^Condiciones/), { target: { value: 'A medias otra vez' } });
  await kept();
  cleanup();
  await openQuote('/app/quotes/new?quote=q1', { version: 2, notes: 'De una compañera' });
  expect(screen.getByLabelText(/^Condiciones/)).toHaveValue('De una compañera');
  expect(screen.getByText(/Ha cambiado desde que lo dejaste a medias/)).toBeInTheDocument();
});
