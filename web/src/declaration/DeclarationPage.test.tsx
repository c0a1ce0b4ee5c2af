import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { file, refusedFile, savedFiles, serveFiles } from '../test/files';
import { me } from '../test/people';
import { data, never, refusal, serve } from '../test/server';

const VERSIONS = [
  { version: '0.2.0', current: true },
  { version: '0.1.0', current: false },
].map(each => ({ __typename: 'DeclaracionVersion', ...each }));
const item = (heading: string, ...paragraphs: string[]) => ({ __typename: 'DeclaracionItem', heading, paragraphs });

const declaration = ({ version }: { version?: string } = {}, notice: string | null = null) =>
  data({
    declaracionResponsable: {
      __typename: 'DeclaracionResponsable',
      title: 'DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN',
      version: version ?? '0.2.0',
      notice,
      items: [
        item('a) Nombre del sistema informático', 'Folio'),
        item('c) Identificador completo de la versión', version ?? '0.2.0'),
      ],
      annex: [item('Cómo se cumplen las especificaciones técnicas', 'Uno.', 'Dos.')],
    },
    declaracionVersions: VERSIONS,
  });
const shown = () =>
  screen.findByRole('heading', { name: 'DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN' });

test('anybody reads it without signing in', async () => {
  const calls = serve({ Declaration: () => declaration() });
  openApp('/declaracion-responsable');
  await shown();
  expect(screen.getByRole('heading', { name: 'Declaración responsable', level: 1 })).toBeInTheDocument();
  const point = screen.getByRole('heading', { name: 'c) Identificador completo de la versión' }).parentElement!;
  expect(within(point).getByText('0.2.0')).toBeInTheDocument();
  expect(screen.getByText('Dos.')).toBeInTheDocument();
  expect(calls.map(({ operation, authorization }) => [operation, authorization])).toEqual([['Declaration', undefined]]);
});

test.each(['user', 'superadmin'] as const)('a %s reads it inside the product, by the link of the foot', async role => {
  serve({ Me: me(role), Declaration: () => declaration(), Tenants: never, Dashboard: never });
  openApp('/app', 'stored');
  await userEvent.click(await screen.findByRole('link', { name: 'Declaración responsable' }));
  await shown();
  expect(address()).toBe('/app/declaracion-responsable');
});

test('the sign-in has a link to it', async () => {
  serve({});
  openApp('/login');
  expect(await screen.findByRole('link', { name: 'Declaración responsable' })).toHaveAttribute(
    'href',
    '/declaracion-responsable',
  );
});

test('an earlier version is chosen, stands in the address, and downloads as itself', async () => {
  serve({ Declaration: (variables: { version?: string }) => declaration(variables) });
  const saved = savedFiles();
  const asked = serveFiles(async () => file('%PDF', 'declaracion-responsable-folio-0.1.0.pdf', 'application/pdf'));
  openApp('/declaracion-responsable');
  const select = await screen.findByRole('combobox', { name: 'Versión' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(each => each.textContent),
  ).toEqual(['0.2.0 (en uso)', '0.1.0']);
  await userEvent.selectOptions(select, '0.1.0');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Versión' })).toHaveValue('0.1.0'));
  expect(address()).toBe('/declaracion-responsable?version=0.1.0');
  await userEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() => expect(saved).toEqual(['declaracion-responsable-folio-0.1.0.pdf']));
  expect(asked.map(({ url, method }) => [url, method])).toEqual([
    ['/api/declaracion-responsable/pdf?version=0.1.0', 'GET'],
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Versión' }), '0.2.0');
  await waitFor(() => expect(address()).toBe('/declaracion-responsable'));
});

test('a version that never was leads to the one in use', async () => {
  serve({
    Declaration: ({ version }: { version?: string }) =>
      version ? refusal('NOT_FOUND', 'No hay una declaración responsable de esa versión') : declaration(),
  });
  openApp('/declaracion-responsable?version=9.9.9');
  expect(await screen.findByText('No hay una declaración responsable de esa versión')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Descargar PDF' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Ver la versión en uso' }));
  await shown();
});

test('without an answer it says so and asks again on demand', async () => {
  let down = true;
  serve({ Declaration: () => (down ? refusal('UNAVAILABLE', '') : declaration()) });
  openApp('/declaracion-responsable');
  expect(await screen.findByText('Error cargando datos')).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await shown();
});

test('a refused download says why', async () => {
  serve({ Declaration: () => declaration() });
  serveFiles(async () => refusedFile(429, 'Demasiadas peticiones: espera un minuto', 'RATE_LIMITED'));
  openApp('/declaracion-responsable');
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  expect(await screen.findByText('Demasiadas peticiones: espera un minuto')).toBeInTheDocument();
});

test('a demonstration says that it has no value', async () => {
  serve({
    Declaration: () => declaration({}, 'Declaración de demostración, sin ningún valor: este productor no existe.'),
  });
  openApp('/declaracion-responsable');
  expect(await screen.findByRole('alert')).toHaveTextContent('sin ningún valor');
});
