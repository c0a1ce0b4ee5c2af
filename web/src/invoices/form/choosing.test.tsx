import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product, products } from '../../test/invoices';
import { customers, findOption, openForm } from '../../test/invoiceForm';
import { customer } from '../../test/people';

const some = (...names: string[]) =>
  customers(...names.map((name, i) => customer({ id: `c-${name}`, name, nif: `B0000000${i}`, email: null })));
const box = () => screen.getByRole('combobox', { name: 'Cliente' });
const shown = () =>
  within(screen.getByRole('listbox', { name: 'Clientes' }))
    .getAllByRole('option')
    .map(option => option.textContent);

/** A server whose answers to a search come when the test says so. */
function slow(all: ReturnType<typeof some>, answers: Record<string, ReturnType<typeof some>>) {
  const waiting: Record<string, () => void> = {};
  return {
    answer: (search: string) => act(async () => waiting[search]()),
    CustomerChoices: ({ search }: { search: string }) =>
      search
        ? new Promise<typeof all>(done => {
            waiting[search] = () => done(answers[search]);
          })
        : all,
    asked: (search: string) => search in waiting,
  };
}

test('Enter that comes before the answer waits for it, and takes what it puts first', async () => {
  const server = slow(some('Ahorros', 'Casa Horno'), { ho: some('Hotel Mirador', 'Casa Horno', 'Ahorros') });
  await openForm({ CustomerChoices: server.CustomerChoices });
  await userEvent.type(box(), 'ho{Enter}');
  expect(box()).toHaveValue('ho');
  expect(screen.getByText('Buscando...')).toBeInTheDocument();
  await screen.findByText('Buscando...');
  while (!server.asked('ho')) await act(() => new Promise(requestAnimationFrame));
  await server.answer('ho');
  expect(box()).toHaveValue('Hotel Mirador');
});

test('until the answer comes only names that begin with what was typed are offered, which it begins with too', async () => {
  const server = slow(some('Horno Viejo', 'Casa Horno', 'Ahorros'), {});
  await openForm({ CustomerChoices: server.CustomerChoices });
  await userEvent.type(box(), 'hor');
  expect(shown()).toEqual([
    'Horno ViejoB00000000 · Haro',
    'Nuevo cliente «hor»',
    'Escribir los datos a mano (modo manual)',
    'Sin cliente: un tique (factura simplificada)',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue('Horno Viejo');
});

test('a customer found by its email shows it, set apart; of two places in a name the beginning of a word is', async () => {
  await openForm({
    CustomerChoices: () =>
      customers(
        customer({ id: 'c1', name: 'Echo Hotel', email: null }),
        customer({ id: 'c2', name: 'Bar Marisa', email: 'hola@marisa.example' }),
      ),
  });
  await userEvent.type(box(), 'ho');
  const option = await findOption('Bar Marisa');
  expect(option).toHaveTextContent('Bar MarisaB26304188 · hola@marisa.example');
  const strong = () =>
    screen
      .getAllByRole('option')
      .slice(0, 2)
      .map(each =>
        [...each.querySelectorAll('span')]
          .map(part => [part.previousSibling?.textContent ?? '', part.textContent])
          .filter(([, match]) => match),
      );
  expect(strong()).toEqual([[['Echo ', 'Ho']], [['B26304188 · ', 'ho']]]);
});

test('a product found by its SKU shows it', async () => {
  await openForm({ SavedProducts: () => products(product({ sku: 'EVE-01' })) });
  await userEvent.type(screen.getByLabelText('Descripción, línea 1'), 'eve');
  expect(await findOption('Catering')).toHaveTextContent('SKU EVE-01 · Catering de la presentación');
});

test('Enter chooses, and Enter again goes on to the lines', async () => {
  await openForm({ CustomerChoices: () => some('Horno Viejo') });
  expect(box()).toHaveAccessibleDescription(
    'En modo manual escribes sus datos solo para esta factura, sin guardarlo como cliente.',
  );
  await userEvent.type(box(), 'hor{Enter}');
  expect(box()).toHaveValue('Horno Viejo');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Descripción, línea 1')).toHaveFocus();
});
