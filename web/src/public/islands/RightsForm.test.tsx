import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RightsForm } from './RightsForm';

const SUPPORT = 'soporte@folio.example';
interface Sent {
  url: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

function answerWith(status: number, body: object = {}): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (async (url: string, init: { body: string; headers: Record<string, string> }) => {
    sent.push({ url, body: JSON.parse(init.body), headers: init.headers });
    return { status, json: async () => body };
  }) as unknown as typeof fetch;
  return sent;
}

function fill(): void {
  fireEvent.click(screen.getByRole('radio', { name: /Supresión/ }));
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'marta@correo.example' } });
  fireEvent.input(screen.getByLabelText('NIF de la empresa que tiene tus datos (opcional)'), {
    target: { value: 'B98241573' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /He leído y acepto la política de privacidad/ }));
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));

test('type, email and the privacy checkbox are required, each error on its field; name, NIF and description are optional', () => {
  const sent = answerWith(201);
  render(<RightsForm support={SUPPORT} />);
  expect(screen.getAllByRole('radio').map(each => (each as HTMLInputElement).value)).toEqual([
    'access',
    'rectification',
    'erasure',
    'portability',
    'restriction',
    'objection',
  ]);
  send();
  for (const words of [
    'Elige qué pides.',
    'Escribe tu email.',
    'Marca que has leído y aceptas la política de privacidad.',
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  for (const optional of ['Nombre (opcional)', 'NIF (opcional)', 'Descripción (opcional)'])
    expect(screen.getByLabelText(optional)).not.toBeRequired();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(sent).toEqual([]);
});

test('what is sent contains no session, and the success screen promises an answer within 30 days', async () => {
  const sent = answerWith(201);
  localStorage.setItem('token', 'somebody');
  render(<RightsForm support={SUPPORT} />);
  fill();
  send();
  const title = await screen.findByRole('heading', { name: 'Mira tu correo para confirmarla' });
  expect(title).toHaveFocus();
  expect(sent).toEqual([
    {
      url: '/api/lopd/data-requests',
      headers: { 'content-type': 'application/json' },
      body: {
        requestType: 'erasure',
        email: 'marta@correo.example',
        name: '',
        nif: '',
        tenantNif: 'B98241573',
        description: '',
        website: '',
        privacyAccepted: true,
      },
    },
  ]);
  for (const words of ['Supresión de tus datos', 'marta@correo.example', 'En un máximo de 30 días desde que confirmes'])
    expect(screen.getByText(words)).toBeInTheDocument();
  localStorage.clear();
});

test("a failure says 'Error enviando solicitud. Inténtalo de nuevo.', with the server's words where it has some; nothing typed is lost", async () => {
  answerWith(500, { error: 'Error interno' });
  render(<RightsForm support={SUPPORT} />);
  fill();
  send();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Error enviando solicitud. Inténtalo de nuevo.'),
  );
  answerWith(429, { error: 'Espera un minuto y vuelve a probar.' });
  send();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error enviando solicitud. Inténtalo de nuevo. Espera un minuto y vuelve a probar.',
    ),
  );
  answerWith(400, { error: 'Escribe un email válido', fields: { 'input.email': 'Escribe un email válido' } });
  send();
  expect(await screen.findByText('Escribe un email válido')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('marta@correo.example');
});

test('the field for programs is out of sight, of reach and of readers', () => {
  render(<RightsForm support={SUPPORT} />);
  const trap = document.querySelector<HTMLInputElement>('[name=website]')!;
  expect([trap.tabIndex, trap.closest('[aria-hidden]') !== null]).toEqual([-1, true]);
  expect(screen.queryByRole('textbox', { name: /vacío/ })).toBeNull();
});
