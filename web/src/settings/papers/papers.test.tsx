import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { file, refusedFile, serveFiles } from '../../test/files';
import { me } from '../../test/people';
import { data, serve } from '../../test/server';
import { fillIn } from '../../test/fillIn';

type Face = { accent: string | null; logo: string | null; language?: string };
const open = async (face: Face = { accent: null, logo: null }, role?: 'user') => {
  serve({
    Me: role ? me(role) : me(),
    CompanyFace: () => data({ companyFace: { __typename: 'CompanyFace', language: 'es', ...face } }),
  });
  openApp('/app/settings?tab=papeles', 't');
  await screen.findByLabelText(/^Color/);
};
const colour = () => screen.getByLabelText(/^Color/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:http://localhost/1';
  URL.revokeObjectURL = () => undefined;
});

test('logo and colour are chosen, shown on a head of paper, and sent', async () => {
  await open();
  const asked = serveFiles(async () => file('{}', 'x', 'application/json'));
  await userEvent.type(colour(), '#1e6b52');
  await userEvent.upload(screen.getByLabelText('Logotipo'), new File(['png'], 'logo.png', { type: 'image/png' }));
  expect(screen.getByRole('img', { name: /^Muestra.* con logotipo$/ })).toBeInTheDocument();
  expect(screen.getByText('A-2026-0001')).toHaveStyle({ color: '#1E6B52' });
  await save();
  expect(await screen.findByText('Configuración guardada correctamente')).toBeInTheDocument();
  expect(asked[0]).toMatchObject({
    url: '/api/settings/face',
    method: 'POST',
    body: { accent: '#1e6b52', language: 'es' },
  });
  expect((asked[0]!.body as { logo: File }).logo.name).toBe('logo.png');
});

test('the language of papers is chosen, and sent', async () => {
  await open();
  const asked = serveFiles(async () => file('{}', 'x', 'application/json'));
  const language = screen.getByLabelText('Idioma de las facturas');
  expect(language).toHaveValue('es');
  await userEvent.selectOptions(language, 'Euskera');
  await save();
  expect(await screen.findByText('Configuración guardada correctamente')).toBeInTheDocument();
  expect(asked[0]!.body).toEqual({ accent: '', language: 'eu' });
});

test('too light a colour is said at once, with one that can be read a press away', async () => {
  await open();
  await fillIn(colour(), '#FFD400');
  expect(colour()).toHaveAccessibleDescription(/demasiado claro/);
  expect(screen.getByText('A-2026-0001')).toHaveStyle({ color: '#141C2B' });
  await userEvent.click(screen.getByRole('button', { name: /^Usar #/ }));
  expect(colour()).toHaveValue('#8C7500');
  expect(screen.queryByText(/demasiado claro/)).not.toBeInTheDocument();
});

test('a file that is no picture, or too heavy, is said before it is sent', async () => {
  await open();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Logotipo'), new File(['x'], 'logo.svg'));
  expect(await screen.findByText('«logo.svg» no sirve: elige un PNG o un JPEG.')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Logotipo'), new File([new Uint8Array(500_001)], 'logo.png'));
  expect(await screen.findByText(/pesa más de 500 kB/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /sin logotipo$/ })).toBeInTheDocument();
});

test("the server's words about a picture are shown, and the field leads to them", async () => {
  await open();
  const words = 'Este logotipo no se vería sobre papel blanco: sube una versión oscura';
  serveFiles(async () => refusedFile(400, words, 'BAD_USER_INPUT', { logo: words }));
  await userEvent.upload(screen.getByLabelText('Logotipo'), new File(['png'], 'logo.png', { type: 'image/png' }));
  await save();
  expect(await screen.findByText(`Error: ${words}`)).toBeInTheDocument();
  expect(screen.getByLabelText('Logotipo')).toHaveAccessibleDescription(new RegExp(words));
});

test('the logo is taken away', async () => {
  await open({ accent: '#1E6B52', logo: 'iVBO' });
  const asked = serveFiles(async () => file('{}', 'x', 'application/json'));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el logotipo' }));
  expect(screen.getByRole('img', { name: /sin logotipo$/ })).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Configuración guardada correctamente')).toBeInTheDocument();
  expect(asked[0]!.body).toEqual({ accent: '#1E6B52', language: 'es', removeLogo: 'true' });
});

test('who is no admin sees it', async () => {
  await open({ accent: '#1E6B52', logo: 'iVBO' }, 'user');
  expect(colour()).toHaveAttribute('readonly');
  expect(screen.getByRole('img', { name: /con logotipo$/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Logotipo')).not.toBeInTheDocument();
});
