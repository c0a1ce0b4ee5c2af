import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { adviceOf } from '../../client/failure';
import { system } from '../../theme';
import { toast } from './toast';
import { Toaster } from './Toaster';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ChakraProvider value={system()}>
      <Toaster />
    </ChakraProvider>,
  );
});

afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const show = (kind: 'success' | 'info' | 'error' | 'warning', text: string) => act(() => toast[kind](text));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const good = () => within(screen.getByRole('region', { name: /Notificaciones/ }));
const bad = () => within(screen.getByRole('region', { name: /Errores y avisos/ }));

test('success and information close after 3 s, in the region of good news', () => {
  show('success', 'Cliente eliminado');
  show('info', 'Pago cancelado');
  expect(good().getAllByRole('listitem')).toHaveLength(2);
  expect(bad().queryByRole('listitem')).not.toBeInTheDocument();
  pass(2999);
  expect(good().getAllByRole('listitem')).toHaveLength(2);
  pass(1);
  expect(good().queryByRole('listitem')).not.toBeInTheDocument();
});

test('errors and warnings close after 5 s, in the region of bad news', () => {
  show('error', 'Error creando factura');
  show('warning', 'Completa descripción, cantidad y precio');
  pass(4999);
  expect(bad().getAllByRole('listitem')).toHaveLength(2);
  pass(1);
  expect(bad().queryByRole('listitem')).not.toBeInTheDocument();
});

test('repeated ones count up and live on', () => {
  show('success', 'Línea añadida');
  pass(2000);
  show('success', 'Línea añadida');
  show('success', 'Línea añadida');
  expect(good().getAllByRole('listitem')).toHaveLength(1);
  expect(good().getByRole('listitem')).toHaveTextContent('Línea añadida ×3');
  pass(2999);
  expect(good().getByRole('listitem')).toBeInTheDocument();
  pass(1);
  expect(good().queryByRole('listitem')).not.toBeInTheDocument();
});

test('wait while the pointer is over them', async () => {
  show('error', 'Error creando factura');
  await act(async () => void fireEvent.mouseEnter(screen.getByRole('region', { name: /Errores/ })));
  pass(60_000);
  expect(bad().getByRole('listitem')).toBeInTheDocument();
  await act(async () => void fireEvent.mouseLeave(screen.getByRole('region', { name: /Errores/ })));
  pass(5000);
  expect(bad().queryByRole('listitem')).not.toBeInTheDocument();
});

test('Alt+T moves the focus to them, and while it is there they wait', () => {
  show('success', 'Cliente eliminado');
  act(() => void fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' }));
  expect(good().getByRole('list')).toHaveFocus();
  pass(60_000);
  expect(good().getByRole('listitem')).toBeInTheDocument();
});

test("Alt+T goes to the newest 'Deshacer' there is, past older news", () => {
  act(() => {
    toast.success('Línea eliminada', () => undefined);
    toast.success('Cobro anotado', () => undefined);
    toast.success('Notas guardadas');
  });
  act(() => void fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' }));
  const second = good().getAllByRole('listitem')[1]!;
  expect(second).toHaveTextContent('Cobro anotado');
  expect(within(second).getByRole('button', { name: 'Deshacer' })).toHaveFocus();
});

test('Alt+T goes to bad news first', () => {
  show('success', 'Cliente eliminado');
  show('error', 'Error creando factura');
  act(() => void fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' }));
  expect(bad().getByRole('list')).toHaveFocus();
});

test('can be closed at once', () => {
  show('error', 'Error creando factura');
  fireEvent.click(bad().getByRole('button', { name: 'Cerrar aviso' }));
  expect(bad().queryByRole('listitem')).not.toBeInTheDocument();
});

test('screen readers announce good news politely and bad news at once', () => {
  expect(screen.getByRole('region', { name: /Notificaciones/ })).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('region', { name: /Errores/ })).toHaveAttribute('aria-live', 'assertive');
});

test('what could not be done says why and what to do next on a second line, which repeated ones share', () => {
  const refused = { graphQLErrors: [], networkError: new TypeError('Failed to fetch') };
  act(() => toast.failed(refused, 'Error guardando cliente'));
  const card = bad().getByRole('listitem');
  const [first, second] = [card.textContent, adviceOf(refused)!];
  expect(second).toMatch(/\.$/);
  expect(within(card).getByText(second)).toHaveTextContent(second);
  expect(first!.indexOf(second)).toBeGreaterThan(0);
  act(() => toast.failed(refused, 'Error guardando cliente'));
  expect(bad().getAllByRole('listitem')).toHaveLength(1);
});
