import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faq } from './Faq';
import { fillIn } from '../../test/fillIn';

const box = () => screen.getByRole('searchbox', { name: 'Buscar en las preguntas' });
const opened = () => [...document.querySelectorAll('details[open]')].map(each => each.id);

beforeEach(() => window.history.replaceState(null, '', '/faq'));

test('the search filters, opens and marks what it finds, and says how many', async () => {
  render(<Faq offered />);
  await userEvent.type(box(), 'autonomos');
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ preguntas con «autonomos»$/);
  expect(opened()).toEqual(expect.arrayContaining(['que-es', 'cuando']));
  expect(document.querySelectorAll('details:not([open])')).toHaveLength(0);
  expect([...document.querySelectorAll('mark')].map(each => each.textContent!.toLowerCase())).toEqual(
    expect.arrayContaining(['autónomos']),
  );
  expect(
    within(screen.getByRole('navigation', { name: 'Categorías' })).getByRole('link', { name: /Soporte y Ayuda/ }),
  ).toHaveTextContent('0');
});

test('with no match it says so with the text, which is no markup', async () => {
  render(<Faq offered />);
  await fillIn(box(), '<b>bizum</b>');
  expect(screen.getByRole('heading', { name: 'No se encontraron resultados para «<b>bizum</b>»' })).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Borrar la búsqueda' })[1]!);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(opened()).toEqual([]);
});

test('the address opens the question that it names', () => {
  window.history.replaceState(null, '', '/faq#cuanto-cuesta');
  Element.prototype.scrollIntoView = () => undefined;
  render(<Faq offered />);
  expect(opened()).toEqual(['cuanto-cuesta']);
});

test('the questions say what this Folio does: its operator sends for companies, or does not', () => {
  const { rerender } = render(<Faq offered />);
  const answer = () => document.querySelector('#sin-certificado p')!.textContent;
  expect(answer()).toMatch(/^Que envíe Folio por ti, en cualquier plan/);
  rerender(<Faq offered={false} />);
  expect(answer()).toMatch(/^Puedes facturar igual .* Para enviar hace falta uno/);
  expect(document.body.textContent).not.toMatch(/%[A-Z]+%/);
});
