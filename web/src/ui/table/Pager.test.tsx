import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../../theme';
import { Pager } from './Pager';

const show = (page: number, totalPages: number) =>
  render(
    <ChakraProvider value={system()}>
      <MemoryRouter>
        <Pager
          pagination={{ page, limit: 50, total: totalPages * 50, totalPages }}
          noun="facturas"
          to={number => `/app/invoices?page=${number}`}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );

test.each([0, 1])('of %i pages is not there', totalPages => {
  const { container, unmount } = show(1, totalPages);
  expect(container.querySelectorAll('nav, a, [role=link]')).toHaveLength(0);
  expect(container).not.toHaveTextContent(/facturas|Página/);
  unmount();
  show(1, 2);
  expect(screen.getByRole('navigation', { name: 'Páginas' })).toBeInTheDocument();
});

test('shows five numbers, with links to the first page and the last', () => {
  show(6, 12);
  expect(screen.getAllByRole('link', { name: /^Página \d+$/ }).map(link => link.textContent)).toEqual([
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('6');
  expect(screen.getByRole('link', { name: 'Primera' })).toHaveAttribute('href', '/app/invoices?page=1');
  expect(screen.getByRole('link', { name: 'Última' })).toHaveAttribute('href', '/app/invoices?page=12');
});

test('on the first page there is no way back, on the last none on', () => {
  const { unmount } = show(1, 2);
  for (const name of ['Primera', 'Página anterior'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  show(2, 2);
  for (const name of ['Última', 'Página siguiente'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
});
