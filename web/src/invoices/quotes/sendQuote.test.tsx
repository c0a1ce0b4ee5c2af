import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteWhole } from '../../test/quotes';
import { openApp } from '../../test/app';
import { me } from '../../test/people';
import { data, letterShown, refusal, serve } from '../../test/server';

type Handlers = Parameters<typeof serve>[0];

const letter = (text: string) =>
  data({ quote: { __typename: 'Quote', id: 'q1', letter: letterShown('Presupuesto P-2026-0001', `<p>${text}</p>`) } });

async function openSend(over: object = {}, handlers: Handlers = {}) {
  const calls = serve({
    Me: me(),
    Quote: () => data({ quote: quoteWhole({ state: 'draft', ...over }) }),
    QuoteLetter: ({ text }: { text: string }) => letter(text),
    SendQuote: () => data({ sendQuote: quoteWhole({ state: 'sent' }) }),
    ...handlers,
  });
  openApp('/app/quotes/q1', 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  const dialog = within(screen.getByRole('dialog'));
  return { calls, dialog, mail: within(dialog.getByRole('region', { name: 'Así lo verá' })) };
}

test.each([
  ['presupuesto', { kind: 'quote', fullNumber: 'P-2026-0001' }],
  ['factura proforma', { kind: 'proforma', fullNumber: 'PF-2026-0001' }],
])('the mail of a %s is shown as it arrives while it is written, and goes by Ctrl+Enter', async (_, of) => {
  const { calls, dialog, mail } = await openSend({ ...of, customerEmail: 'a@guell.example' });
  const frame = await mail.findByTitle('Correo: Presupuesto P-2026-0001');
  expect(frame).toHaveAttribute('srcdoc', '<p>Hola:\n\nTe enviamos el presupuesto {numero}.</p>');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(mail.getByText('De Estudio Marea, S.L. Responder a lucia@marea.example')).toBeInTheDocument();
  const text = dialog.getByRole('textbox', { name: 'Texto' });
  await userEvent.clear(text);
  await userEvent.type(text, 'Va ');
  await userEvent.click(dialog.getByRole('button', { name: 'Poner el campo total: el total' }));
  await waitFor(() => expect(mail.getByTitle(/^Correo/)).toHaveAttribute('srcdoc', '<p>Va {total}</p>'));
  await userEvent.type(text, '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ operation }) => operation === 'SendQuote')!.variables).toEqual({
    id: 'q1',
    input: { to: ['a@guell.example'], text: 'Va {total}' },
  });
});

test('while a field is unknown or the text is empty the last mail stays, and nothing is sent', async () => {
  const { calls, dialog, mail } = await openSend({ customerEmail: 'a@guell.example' });
  await mail.findByTitle(/^Correo/);
  const text = dialog.getByRole('textbox', { name: 'Texto' });
  await userEvent.clear(text);
  await userEvent.type(text, 'Va {{nada}');
  await act(() => new Promise(done => setTimeout(done, 500)));
  expect(mail.getByTitle(/^Correo/)).toHaveAttribute('srcdoc', expect.stringContaining('Te enviamos'));
  await userEvent.type(text, '{Control>}{Enter}{/Control}');
  expect(text).toHaveAccessibleDescription(expect.stringContaining('{nada}'));
  expect(calls.some(({ operation }) => operation === 'SendQuote')).toBe(false);
  expect(calls.filter(({ operation }) => operation === 'QuoteLetter').every(({ variables }) => variables.text)).toBe(
    true,
  );
});

test('a mail that cannot be shown says so, and can still be sent', async () => {
  const { dialog, mail } = await openSend(
    { customerEmail: 'a@guell.example' },
    { QuoteLetter: () => refusal('INTERNAL', 'Error interno') },
  );
  expect(await mail.findByText(/Error/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('more addresses than may be written at once are said on their field', async () => {
  const { calls, dialog } = await openSend();
  const to = Array.from({ length: 11 }, (_, at) => `a${at}@guell.example`).join(',');
  await userEvent.click(dialog.getByRole('textbox', { name: 'Para' }));
  await userEvent.paste(to);
  await userEvent.keyboard('{Enter}');
  expect(await dialog.findByText('Escribe como mucho 10 direcciones.')).toBeInTheDocument();
  expect(calls.some(({ operation }) => operation === 'SendQuote')).toBe(false);
});
