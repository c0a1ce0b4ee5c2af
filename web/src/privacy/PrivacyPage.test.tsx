import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { me } from '../test/people';
import { today } from '../ui/format/dates';
import { data, never, refusal, serve } from '../test/server';
import { historyOf } from './consentWords';
import { fillIn } from '../test/fillIn';

const policy = {
  __typename: 'PrivacyPolicy',
  version: 3,
  title: 'Política de privacidad',
  content: 'Primer párrafo.\n\nSegundo.',
  effectiveDate: '2026-10-01',
  hash: '4f8c21d0'.padEnd(64, '0'),
};
const consent = (over: object) => ({
  __typename: 'Consent',
  id: 'k1',
  consentType: 'analytics',
  grantedAt: '2025-09-12T09:31:00Z',
  grantedIp: '192.0.2.17',
  revokedAt: null,
  revokedIp: null,
  version: 2,
  ...over,
});
const given = consent({});
const withdrawn = consent({
  id: 'k2',
  consentType: 'data_processing',
  grantedAt: '2026-10-01T07:05:00Z',
  revokedAt: '2026-11-03T09:22:00Z',
  revokedIp: '198.51.100.40',
  version: 3,
});

async function open(consents: () => object[], handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    Me: me('user'),
    Privacy: () => data({ consents: consents(), activePrivacyPolicy: policy }),
    ...handlers,
  });
  openApp('/app/lopd', 'stored');
  await screen.findByRole('heading', { name: 'Configuración LOPD' });
  return calls;
}
const toggle = (name: string) => screen.findByRole('switch', { name });

test('four consents, none granted unasked, each with its purpose and how it stands', async () => {
  await open(() => []);
  for (const name of [
    'Comunicaciones comerciales',
    'Análisis de uso',
    'Tratamientos opcionales',
    'Cesión a terceros',
  ]) {
    expect(await toggle(name)).toHaveAttribute('aria-checked', 'false');
    expect(await toggle(name)).toHaveAccessibleDescription(/Sin conceder$/);
  }
  expect(screen.getAllByRole('switch')).toHaveLength(4);
  expect(screen.getByText('Todavía no has concedido nada.')).toBeInTheDocument();
});

test('an active one is granted and not revoked; the history has both happenings, newest first, with version and address', async () => {
  await open(() => [given, withdrawn]);
  expect(await toggle('Análisis de uso')).toHaveAttribute('aria-checked', 'true');
  expect(await toggle('Análisis de uso')).toHaveAccessibleDescription(/Concedido el 12\/09\/2025 con la versión 2$/);
  expect(await toggle('Tratamientos opcionales')).toHaveAttribute('aria-checked', 'false');
  expect(await toggle('Tratamientos opcionales')).toHaveAccessibleDescription(/Revocado el 03\/11\/2026$/);
  const rows = within(screen.getByRole('table', { name: 'Historial de consentimientos' }))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ),
  ).toEqual([
    ['03/11/2026, 10:22', 'Tratamientos opcionales', 'Revocado', '3', '198.51.100.40'],
    ['01/10/2026, 09:05', 'Tratamientos opcionales', 'Concedido', '3', '192.0.2.17'],
    ['12/09/2025, 11:31', 'Análisis de uso', 'Concedido', '2', '192.0.2.17'],
  ]);
});

test('one press gives, one press withdraws', async () => {
  let consents: object[] = [];
  const calls = await open(() => consents, {
    GrantConsent: () => {
      consents = [given];
      return data({ grantConsent: given });
    },
    RevokeConsent: () => {
      consents = [{ ...given, revokedAt: '2026-11-20T10:00:00Z', revokedIp: '192.0.2.17' }];
      return data({ revokeConsent: consents[0] });
    },
  });
  await userEvent.click(await toggle('Análisis de uso'));
  await waitFor(async () => expect(await toggle('Análisis de uso')).toHaveAttribute('aria-checked', 'true'));
  await userEvent.click(await toggle('Análisis de uso'));
  await waitFor(async () => expect(await toggle('Análisis de uso')).toHaveAttribute('aria-checked', 'false'));
  expect(
    calls
      .filter(({ operation }) => operation.endsWith('Consent'))
      .map(({ operation, variables }) => [operation, variables]),
  ).toEqual([
    ['GrantConsent', { consentType: 'analytics' }],
    ['RevokeConsent', { consentType: 'analytics' }],
  ]);
});

test('while one is being changed the others wait: two presses are one call', async () => {
  const calls = await open(() => [], { GrantConsent: never });
  await userEvent.click(await toggle('Análisis de uso'));
  await userEvent.click(await toggle('Cesión a terceros'));
  await userEvent.click(await toggle('Análisis de uso'));
  expect(calls.filter(({ operation }) => operation === 'GrantConsent').map(({ variables }) => variables)).toEqual([
    { consentType: 'analytics' },
  ]);
});

test("a refusal says 'Error actualizando consentimiento' and the switch stays as it was", async () => {
  await open(() => [], { GrantConsent: () => refusal('INTERNAL', 'Error interno') });
  await userEvent.click(await toggle('Análisis de uso'));
  expect(await screen.findByText('Error actualizando consentimiento')).toBeInTheDocument();
  expect(await toggle('Análisis de uso')).toHaveAttribute('aria-checked', 'false');
});

test("what cannot be loaded says 'Error cargando datos LOPD' and can be tried again", async () => {
  let broken = true;
  await open(() => [], {
    Privacy: () =>
      broken ? refusal('INTERNAL', 'Error interno') : data({ consents: [], activePrivacyPolicy: policy }),
  });
  expect((await screen.findAllByText('Error cargando datos LOPD')).length).toBeGreaterThan(0);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await toggle('Análisis de uso')).toBeInTheDocument();
});

test('the active policy is named with its version, day and hash, and read in a dialog', async () => {
  await open(() => []);
  expect(await screen.findByText('Política de privacidad, versión 3')).toBeInTheDocument();
  expect(screen.getByText('01/10/2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leer la política' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Política de privacidad, versión 3' }));
  expect(dialog.getByText('Primer párrafo.')).toBeInTheDocument();
});

describe("the superadmin's editor of the policy", () => {
  const full = (over: object = {}) => ({ ...policy, publishedAt: '2026-10-01T08:00:00Z', ...over });
  async function edit(handlers: Parameters<typeof serve>[0] = {}) {
    const calls = serve({
      Me: me('superadmin'),
      PrivacyPolicies: () =>
        data({
          privacyPolicies: [full({ version: 4, effectiveDate: '2999-01-01' }), full()],
          activePrivacyPolicy: full(),
        }),
      ...handlers,
    });
    openApp('/app/superadmin/privacy', 'stored');
    await screen.findByRole('heading', { name: 'Política de privacidad', level: 1 });
    return calls;
  }

  test('begins with the text of the last, and says which version is the active one', async () => {
    await edit();
    expect(await screen.findByLabelText('Texto')).toHaveValue('Primer párrafo.\n\nSegundo.');
    const versions = screen.getAllByRole('listitem').filter(each => /^Versión/.test(each.textContent!));
    expect(versions.map(each => within(each).queryByText('Activa') !== null)).toEqual([false, true]);
  });

  test('asks before it publishes, for ever, and sends what was written', async () => {
    const calls = await edit({ PublishPrivacyPolicy: () => data({ publishPrivacyPolicy: full({ version: 5 }) }) });
    const text = await screen.findByLabelText('Texto');
    await userEvent.clear(text);
    await userEvent.click(screen.getByRole('button', { name: 'Publicar versión 5' }));
    expect(text).toHaveAccessibleDescription(/Escribe el texto de la política\./);
    await fillIn(text, 'Otro.');
    await userEvent.click(screen.getByRole('button', { name: 'Publicar versión 5' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '¿Publicar la versión 5?' })).getByRole('button', {
        name: 'Volver',
      }),
    );
    expect(calls.map(({ operation }) => operation)).not.toContain('PublishPrivacyPolicy');
    await userEvent.click(screen.getByRole('button', { name: 'Publicar versión 5' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Versión 5 publicada')).toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'PublishPrivacyPolicy')!.variables).toEqual({
      input: { title: 'Política de privacidad', content: 'Otro.', effectiveDate: today() },
    });
  });

  test('a refusal is shown on its field or above', async () => {
    await edit({
      PublishPrivacyPolicy: () =>
        refusal('CONFLICT', 'El texto es el de la versión 4: cambia algo antes de publicarlo'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar versión 5' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText(/^El texto es el de la versión 4/)).toBeInTheDocument();
  });
});

test('of two happenings of one moment the withdrawal is the later', () => {
  expect(
    historyOf([
      consent({ grantedAt: '2026-11-20T10:00:00Z', revokedAt: '2026-11-20T10:00:00Z', revokedIp: '' }) as never,
    ]).map(({ granted }) => granted),
  ).toEqual([false, true]);
});
