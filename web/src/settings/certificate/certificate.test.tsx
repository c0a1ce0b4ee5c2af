import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { file, refusedFile, serveFiles } from '../../test/files';
import { data, never, refusal, serve } from '../../test/server';
import {
  certificate,
  certificateData,
  inForce,
  noCertificate,
  overviewData,
  representationData,
} from '../../test/verifactu';
import { meOn, settings } from '../../test/workspace';
import { fillIn } from '../../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}) {
  const calls = serve({
    Me: meOn('pro'),
    VerifactuOverview: () => overviewData(),
    VerifactuCertificate: () => certificateData(),
    ...handlers,
  });
  openApp('/app/settings?tab=verifactu', 't');
  await screen.findByRole('heading', { name: 'Certificado digital' });
  return calls;
}

const openEmpty = (handlers: Handlers = {}) =>
  open({ VerifactuCertificate: () => certificateData(noCertificate()), ...handlers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const p12 = new File(['x'], 'empresa.p12', { type: 'application/x-pkcs12' });
const choose = async (chosen = p12, label = 'Archivo del certificado') =>
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [chosen] } });
const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí, instalar certificado' }),
  );

const refusedForm = (error: string, field: string) => ({
  ...refusedFile(400, error, 'BAD_USER_INPUT'),
  text: async () => JSON.stringify({ error, code: 'BAD_USER_INPUT', fields: { [field]: error } }),
});

async function send(password = 'secreta') {
  await choose();
  await fillIn(screen.getByLabelText('Contraseña del certificado'), password);
  await press('Subir certificado');
  await confirm();
}

describe('installed', () => {
  test('shows its status, the day it expires and the days left', async () => {
    await open();
    const card = within(await screen.findByRole('region', { name: 'Certificado instalado' }));
    for (const text of ['Válido', '14/09/2027', '298 días', 'Estudio Marea, S.L. · B98241573'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('under 30 days it warns', async () => {
    await open({
      VerifactuCertificate: () =>
        certificateData(
          certificate({ isExpiringSoon: true, daysUntilExpiration: 18, expiresAt: '2026-12-08T10:00:00Z' }),
        ),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tu certificado caduca en 18 días. Renuévalo con quien te lo dio y sube el nuevo antes del 08/12/2026.',
    );
    expect(screen.getByText('Caduca pronto')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Subir el nuevo' })).toBeInTheDocument();
  });

  test('expired it says what waits for a new one', async () => {
    await open({
      VerifactuCertificate: () =>
        certificateData(certificate({ isExpired: true, daysUntilExpiration: -3, expiresAt: '2026-11-18T10:00:00Z' })),
      VerifactuOverview: () => overviewData({}, { words: 'Tus facturas se sellan y esperan.' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tu certificado caducó el 18/11/2026. Tus facturas se sellan y esperan.',
    );
    expect(screen.getByText('Caducado')).toBeInTheDocument();
  });

  test('that could not be loaded can be tried again', async () => {
    let fails = true;
    await open({ VerifactuCertificate: () => (fails ? refusal('INTERNAL', 'Error interno') : certificateData()) });
    expect(await screen.findByText('Error cargando el certificado')).toBeInTheDocument();
    fails = false;
    await press('Reintentar');
    expect(await screen.findByText('Válido')).toBeInTheDocument();
  });

  test('a user reads it and changes nothing', async () => {
    await open({ Me: meOn('pro', 'user') });
    expect(await screen.findByText('298 días')).toBeInTheDocument();
    for (const name of ['Eliminar', 'Sustituir'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  test('asks first, with what waits', async () => {
    const calls = await open({
      VerifactuOverview: () => overviewData({ boundUntil: '2026-12-31', waiting: 3 }),
      VerifactuCertificate: () => certificateData(certificate({ isExpired: true, daysUntilExpiration: -1 })),
      Representation: () => representationData(),
    });
    await press('Eliminar');
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar el certificado digital?' }));
    expect(dialog.getByText(/Hay 3 registros esperando a enviarse\./)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Volver' }));
    expect(calls.some(call => call.operation === 'DeleteCertificate')).toBe(false);
  });

  test.each([
    ['bound', { boundUntil: '2026-12-31', waiting: 3 }, true, /hasta el 31 de diciembre de 2026.*o autoriza a Folio/],
    ['records wait', { waiting: 3 }, false, /Hay 3 registros esperando.*cuando hayan salido con él.*otro\.$/],
  ])('where it is needed (%s) it says why in place of the question, and replaces it', async (_, over, offered, why) => {
    const calls = await open({
      VerifactuOverview: () => overviewData(over),
      Representation: () => representationData({ offered }),
    });
    await screen.findByRole('button', { name: 'Eliminar' });
    await waitFor(() => expect(calls.some(call => call.operation === 'Representation')).toBe(true));
    await press('Eliminar');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Todavía no se puede eliminar' }));
    expect(dialog.getByText(why)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Sustituir certificado' }));
    expect(await screen.findByRole('dialog', { name: 'Sustituir el certificado' })).toBeInTheDocument();
    expect(calls.some(call => call.operation === 'DeleteCertificate')).toBe(false);
  });

  test("says 'Certificado eliminado' and offers the upload", async () => {
    let there = true;
    await open({
      VerifactuCertificate: () => certificateData(there ? certificate() : noCertificate()),
      DeleteCertificate: () => {
        there = false;
        return data({ deleteCertificate: true });
      },
      Representation: () =>
        representationData({ current: inForce, keptBecause: there ? null : 'La ley pide seguir hasta el 31/12/2026.' }),
    });
    await press('Eliminar');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar certificado' }),
    );
    expect(await screen.findByText('Certificado eliminado')).toBeInTheDocument();
    expect(await screen.findByLabelText('Archivo del certificado')).toBeInTheDocument();
    // What sends from now on cannot be withdrawn any more.
    expect(await screen.findByText('La ley pide seguir hasta el 31/12/2026.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument();
  });
});

describe('uploading', () => {
  test.each([
    ['nothing', false],
    ['only a file', true],
  ])("with %s says 'Selecciona archivo y contraseña'", async (_, chosen) => {
    await openEmpty();
    if (chosen) await choose();
    await press('Subir certificado');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Selecciona archivo y contraseña$/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('asks whether name and NIF are those of the card, then sends the form with the token', async () => {
    let there = false;
    await openEmpty({
      VerifactuCertificate: () => certificateData(there ? certificate() : noCertificate()),
      Representation: () =>
        representationData({
          current: inForce,
          keptBecause: there ? null : 'Sube antes el certificado de tu empresa.',
        }),
    });
    const asked = serveFiles(async () => {
      there = true;
      return file('{}', 'x');
    });
    await choose();
    await fillIn(screen.getByLabelText('Contraseña del certificado'), 'secreta');
    await press('Subir certificado');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Son estos los datos de tu tarjeta de la AEAT?' });
    expect(dialog).toHaveTextContent('Estudio MareaB98241573');
    expect(asked).toHaveLength(0);
    await confirm();
    expect(await screen.findByText('✅ Certificado subido correctamente')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ url: '/api/verifactu/certificate', method: 'POST', authorization: 'Bearer t' });
    expect(asked[0].body).toMatchObject({
      password: 'secreta',
      noPassword: 'false',
      represents: 'false',
      confirmed: 'true',
    });
    expect((asked[0].body as { certificate: File }).certificate.name).toBe('empresa.p12');
    expect(await screen.findByText('298 días')).toBeInTheDocument();
    // What it was kept for is there.
    expect(await screen.findByRole('button', { name: 'Retirar' })).toBeInTheDocument();
  });

  test.each([
    [true, /^Tus facturas.*cambia antes el nombre en Empresa\..*El NIF no se puede cambiar/],
    [false, /^Tus facturas.*cámbialos antes en Empresa\.$/],
  ])('with the NIF locked %s that question says what can be changed', async (locked, words) => {
    await openEmpty({ Settings: () => settings({ companyNifLocked: locked }) });
    await choose();
    await fillIn(screen.getByLabelText('Contraseña del certificado'), 'secreta');
    await press('Subir certificado');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.queryAllByRole('link', { name: 'escríbenos' })).toHaveLength(locked ? 1 : 0);
  });

  test.each([
    ['password', 'Contraseña del certificado', 'La contraseña del certificado no es correcta.'],
    ['certificate', 'Archivo del certificado', 'Este archivo no es un certificado.'],
  ])(
    "a refusal of the %s is '❌ Error: ...' in the server's words, said once, and marks its field",
    async (field, label, wrong) => {
      await openEmpty();
      serveFiles(async () => refusedForm(wrong, field));
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent(`❌ Error: ${wrong}`);
      expect(screen.getAllByText(new RegExp(wrong))).toHaveLength(1);
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(`❌ Error: ${wrong}`));
      await choose(new File(['x'], 'OTRA.PFX'));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      expect(screen.getByLabelText(label)).toBeValid();
    },
  );

  test("without an answer it says 'Error subiendo'", async () => {
    await openEmpty();
    serveFiles(() => Promise.reject(new TypeError('Failed to fetch')));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^❌ Error: Error subiendo$/);
  });

  test("'Sin contraseña' is a box to tick", async () => {
    await openEmpty();
    const asked = serveFiles(async () => file('{}', 'x'));
    await choose();
    await userEvent.click(screen.getByLabelText('Sin contraseña'));
    expect(screen.getByLabelText('Contraseña del certificado')).toBeDisabled();
    await press('Subir certificado');
    await confirm();
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ noPassword: 'true' }));
    expect(asked[0].body).not.toHaveProperty('password');
  });

  test("of another NIF it goes after 'Represento a este NIF'", async () => {
    await openEmpty();
    const words = 'El certificado es de otro NIF.';
    const asked = serveFiles(async () => refusedForm(words, 'represents'));
    expect(screen.queryByLabelText(/Represento a este NIF/)).not.toBeInTheDocument();
    await send();
    await userEvent.click(await screen.findByLabelText(/Represento a este NIF/));
    await press('Subir certificado');
    await confirm();
    await waitFor(() => expect(asked[1]?.body).toMatchObject({ represents: 'true' }));
  });

  test('a PEM file asks for its key', async () => {
    await openEmpty();
    expect(screen.queryByLabelText('Archivo de la clave privada')).not.toBeInTheDocument();
    await choose(new File(['x'], 'empresa.pem'));
    expect(await screen.findByLabelText('Archivo de la clave privada')).toBeInTheDocument();
  });

  test('says so while it goes, and is not sent twice', async () => {
    await openEmpty();
    const asked = serveFiles(never);
    await send();
    await press('Subiendo...');
    expect(asked).toHaveLength(1);
  });
});

describe('choosing a file', () => {
  const zone = () => screen.getByLabelText('Archivo del certificado');

  test.each([
    [
      'another kind',
      new File(['x'], 'micert.txt'),
      '«micert.txt» no sirve: elige un archivo .p12, .pfx, .pem, .crt, .cer o .key.',
    ],
    [
      'one without a name to go by',
      new File(['x'], 'p12'),
      '«p12» no sirve: elige un archivo .p12, .pfx, .pem, .crt, .cer o .key.',
    ],
    [
      'one over 100 kB',
      new File([new Uint8Array(100_001)], 'foto.pfx'),
      '«foto.pfx» pesa más de 100 kB, y debería pesar mucho menos: comprueba que es el archivo que querías.',
    ],
  ])('%s is refused at once, and the one before stays', async (_, wrong, words) => {
    await openEmpty();
    await choose(wrong);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(zone()).toBeInvalid();
    expect(zone()).toHaveAccessibleDescription(expect.stringContaining(words));
    await choose();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await choose(wrong);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText('empresa.p12')).toBeInTheDocument();
  });

  test('the endings may be written large, and 100 kB may be full', async () => {
    await openEmpty();
    for (const ending of ['P12', 'PFX', 'PEM', 'CRT', 'CER', 'KEY']) {
      await choose(new File([new Uint8Array(100_000)], `MI.CERT.${ending}`));
      expect(screen.getByText(`MI.CERT.${ending}`)).toBeInTheDocument();
      expect(zone()).toBeValid();
    }
    expect(zone()).toHaveAttribute('accept', '.p12,.pfx,.pem,.crt,.cer,.key');
  });

  test('one that is dropped is looked at, too', async () => {
    await openEmpty();
    fireEvent.drop(await screen.findByText(/o suéltalo aquí/), {
      dataTransfer: { files: [new File(['x'], 'nomina.pdf')] },
    });
    expect(await screen.findByText(/«nomina\.pdf» no sirve/)).toBeInTheDocument();
  });
});
