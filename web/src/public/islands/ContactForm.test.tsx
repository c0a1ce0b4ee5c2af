import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './ContactForm';

const SUPPORT = 'soporte@folio.example';
const field = (name: string) => screen.getByLabelText(name);

function fill(given: Partial<Record<'Nombre' | 'Email' | 'Asunto' | 'Mensaje', string>> = {}): void {
  for (const [name, value] of Object.entries({
    Nombre: 'Lucía',
    Email: 'lucia@estudiomarea.example',
    Asunto: 'verifactu',
    Mensaje: '¿Sirve la tarjeta?',
    ...given,
  })) {
    fireEvent[name === 'Asunto' ? 'change' : 'input'](field(name), { target: { value } });
  }
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));

test('its subjects are the six of the specification', () => {
  render(<ContactForm support={SUPPORT} />);
  expect([...field('Asunto').querySelectorAll('option')].map(each => each.value)).toEqual([
    '',
    'general',
    'pricing',
    'technical',
    'billing',
    'verifactu',
    'other',
  ]);
});

test.each([
  ['Nombre', ' ', 'Escribe tu nombre.'],
  ['Email', 'lucia', 'Escribe un email completo, como nombre@empresa.es.'],
  ['Asunto', '', 'Elige un asunto.'],
  ['Mensaje', '\n', 'Escribe tu mensaje.'],
  ['Nombre', 'a'.repeat(121), 'El nombre admite hasta 120 caracteres.'],
  ['Mensaje', 'a'.repeat(5001), 'El mensaje admite hasta 5.000 caracteres: acórtalo un poco.'],
])('a wrong %s (%#) is shown on its field, which has the focus', (name, value, words) => {
  render(<ContactForm support={SUPPORT} />);
  fill({ [name]: value });
  send();
  expect(field(name)).toHaveAccessibleDescription(words);
  expect(field(name)).toHaveFocus();
  expect(screen.queryByText('Gracias por tu mensaje.')).toBeNull();
});

test('at the bounds it is taken', () => {
  render(<ContactForm support={SUPPORT} />);
  fill({ Nombre: 'a'.repeat(120), Mensaje: 'a'.repeat(5000) });
  send();
  expect(screen.getByText('Gracias por tu mensaje.')).toBeInTheDocument();
});

test('it thanks for 5 s over the emptied form, never says that it sent, and leaves the text at hand for a mail', () => {
  jest.useFakeTimers();
  render(<ContactForm support={SUPPORT} />);
  fill();
  send();
  expect(screen.getByRole('status')).toHaveTextContent('Gracias por tu mensaje.');
  expect(document.body.textContent).not.toMatch(/enviado/i);
  for (const name of ['Nombre', 'Email', 'Asunto', 'Mensaje']) expect(field(name)).toHaveValue('');
  const mail = screen.getByRole('link', { name: 'ábrelo en tu correo' }).getAttribute('href')!;
  expect(decodeURIComponent(mail)).toBe(`mailto:${SUPPORT}?subject=Verifactu&body=¿Sirve la tarjeta?\n\nLucía`);
  act(() => {
    jest.advanceTimersByTime(4999);
  });
  expect(screen.queryByText('Gracias por tu mensaje.')).not.toBeNull();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.queryByText('Gracias por tu mensaje.')).toBeNull();
  expect(screen.getByRole('link', { name: 'ábrelo en tu correo' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('a corrected message no longer shows its error', async () => {
  render(<ContactForm support={SUPPORT} />);
  fill({ Mensaje: '' });
  send();
  await userEvent.type(field('Mensaje'), 'Hola');
  expect(field('Mensaje')).not.toHaveAccessibleDescription();
});
