import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { file, refusedFile, savedFiles, serveFiles } from '../test/files';
import { me } from '../test/people';
import { data, never, refusal, serve } from '../test/server';
import { certificate, certificateData, inForce, overviewData, representationData } from '../test/verifactu';
import { meOn, settings } from '../test/workspace';
import { fillIn } from '../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

const NO_CARDS = data({ cardAccount: { __typename: 'CardAccount', state: 'unavailable', accountId: null } });
const kept = (over: object = {}) =>
  data({
    updateSettings: {
      __typename: 'Settings',
      companyName: 'Marea Nueva, S.L.',
      companyNif: 'B98241573',
      companyAddress: 'Calle de Sorní, 18',
      simplifiedActivity: null,
      cashBasis: false,
      territory: 'peninsula',
      paymentTerms: null,
      paymentMeans: null,
      iban: null,
      companyNifLocked: false,
      ...over,
    },
  });

async function open(handlers: Handlers = {}, path = '/app/settings') {
  const calls = serve({
    Me: me(),
    Settings: () => settings(),
    CardAccount: () => NO_CARDS,
    UpdateSettings: () => kept(),
    ...handlers,
  });
  openApp(path, 'stored');
  await screen.findByRole('heading', { name: 'Configuración' });
  return calls;
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Configuración' }));
const name = () => screen.findByLabelText('Nombre de la empresa');
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));

describe('where the company is', () => {
  const field = () => screen.findByLabelText('Territorio');

  test('is proposed by its address, with a button, and put by nobody else', async () => {
    const calls = await open();
    await fillIn(await screen.findByLabelText('Dirección'), 'Calle Triana 12, 35002 Las Palmas');
    expect(screen.getByText(/Por su dirección, tu empresa está en Canarias/)).toBeInTheDocument();
    expect(await field()).toHaveValue('peninsula');
    await userEvent.click(screen.getByRole('button', { name: 'Elegir Canarias' }));
    expect(await field()).toHaveValue('canarias');
    expect(await field()).toHaveFocus();
    expect(screen.queryByText(/Por su dirección/)).not.toBeInTheDocument();
    expect(screen.getByText(/Tus próximas facturas llevan IGIC: 0 %; 3 %; 5 %; 7 %; 9,5 %; 15 % o 20 %/)).toBeVisible();
    expect(screen.getByText(/fechas y horas van por el reloj de Canarias/)).toBeVisible();
    expect(screen.getByText(/ya emitidas conservan su IVA/)).toBeVisible();
    expect(screen.getByText(/borradores y productos conservan sus tipos/)).toBeVisible();
    expect(screen.getByLabelText('Régimen de IGIC')).toBeInTheDocument();
    await save();
    expect(calls.find(c => c.operation === 'UpdateSettings')?.variables).toMatchObject({
      input: { territory: 'canarias' },
    });
  });

  test.each([
    ['Marina Española 3, 51001 Ceuta', 'Ceuta'],
    ['Avenida de la Marina 3, 52001 Melilla', 'Melilla'],
    ['Calle del Castillo 8, 38003 Santa Cruz', 'Canarias'],
  ])('%s proposes %s', async (text, place) => {
    await open({ Settings: () => settings({ companyAddress: text }) });
    expect(await screen.findByRole('button', { name: `Elegir ${place}` })).toBeInTheDocument();
  });

  test('is proposed by the clock of the islands as long as there is no address', async () => {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions;
    const clock = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    clock.mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...real.call(this), timeZone: 'Atlantic/Canary' };
    });
    await open();
    expect(await screen.findByText(/Por la hora de tu ordenador, quizá tu empresa está en Canarias/)).toBeVisible();
    await fillIn(await screen.findByLabelText('Dirección'), 'Calle Mayor 3, 28013 Madrid');
    expect(screen.queryByRole('button', { name: /^Elegir/ })).not.toBeInTheDocument();
    clock.mockRestore();
  });

  test('shows what the server refuses on its field, and IPSI has no criterio de caja to choose', async () => {
    await open({
      UpdateSettings: () => refusal('BAD_USER_INPUT', 'Elige un territorio', { territory: 'Elige un territorio' }),
    });
    await userEvent.selectOptions(await field(), 'melilla');
    expect(screen.queryByLabelText(/^Régimen de/)).not.toBeInTheDocument();
    await save();
    expect(await screen.findAllByText('Elige un territorio')).not.toHaveLength(0);
    expect(await field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('somebody who is no admin reads it', async () => {
    await open({ Me: me('user'), Settings: () => settings({ companyAddress: '35002 Las Palmas' }) });
    expect(await field()).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Elegir/ })).not.toBeInTheDocument();
  });
});

describe('the tabs', () => {
  test('have addresses of their own', async () => {
    await open();
    expect(tabs().getByRole('link', { name: 'Empresa' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(tabs().getByRole('link', { name: 'Verifactu' }));
    expect(address()).toBe('/app/settings?tab=verifactu');
    expect(tabs().getByRole('link', { name: 'Verifactu' })).toHaveAttribute('aria-current', 'page');
  });

  test('an unknown one is the first', async () => {
    await open({}, '/app/settings?tab=nada');
    expect(await name()).toBeInTheDocument();
  });

  test('API keys are for admins only', async () => {
    await open({ ApiKeys: () => data({ apiKeys: [] }) }, '/app/settings?tab=api');
    expect(tabs().getByRole('link', { name: 'Claves de API' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('Aún no hay claves')).toBeInTheDocument();
  });

  test("a user who opens the keys' address finds the company", async () => {
    await open({ Me: me('user') }, '/app/settings?tab=api');
    expect(tabs().queryByRole('link', { name: 'Claves de API' })).not.toBeInTheDocument();
    expect(await name()).toBeInTheDocument();
  });
});

describe('everything that the company has', () => {
  test('is downloaded by an admin as one file, under the name that the server gives it', async () => {
    const saved = savedFiles();
    await open();
    const files = serveFiles(async () => file('zip', 'folio_B98241573_2026-11-22.zip', 'application/zip'));
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar todo' }));
    await waitFor(() => expect(saved).toEqual(['folio_B98241573_2026-11-22.zip']));
    expect([files[0].url, files[0].authorization]).toEqual(['/api/tenant/export', 'Bearer stored']);
    expect(await screen.findByText('Copia descargada')).toBeInTheDocument();
  });

  test('says why where it could not be, and is not offered to who is no admin', async () => {
    await open();
    serveFiles(async () =>
      refusedFile(
        409,
        'Tu empresa ya tiene otra descarga en marcha. Espera a que acabe y vuelve a probar.',
        'CONFLICT',
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar todo' }));
    expect(await screen.findByText(/ya tiene otra descarga en marcha/)).toBeInTheDocument();
    cleanup();
    await open({ Me: me('user') });
    await name();
    expect(screen.queryByRole('button', { name: 'Descargar todo' })).not.toBeInTheDocument();
  });
});

describe('the company', () => {
  test("is saved with name, NIF and address, and says 'Configuración guardada correctamente'", async () => {
    const calls = await open();
    await userEvent.clear(await name());
    await fillIn(await name(), 'Marea Nueva, S.L.');
    await fillIn(screen.getByLabelText('Dirección'), 'Calle de Sorní, 18');
    await userEvent.selectOptions(
      screen.getByLabelText(/^Actividad para facturas simplificadas/),
      'Hostelería y restauración (letra e)',
    );
    await userEvent.selectOptions(screen.getByLabelText('Régimen de IVA'), 'Criterio de caja');
    await save();
    expect(
      await within(screen.getByRole('region', { name: /Notificaciones/ })).findByText(
        'Configuración guardada correctamente',
      ),
    ).toBeInTheDocument();
    expect(calls.find(c => c.operation === 'UpdateSettings')?.variables).toEqual({
      input: {
        companyName: 'Marea Nueva, S.L.',
        companyNif: 'B98241573',
        companyAddress: 'Calle de Sorní, 18',
        simplifiedActivity: 'e',
        cashBasis: true,
        territory: 'peninsula',
      },
    });
    // The session knows the company by its new name.
    await waitFor(() => expect(calls.filter(c => c.operation === 'Me')).toHaveLength(2));
  });

  test("that could not be saved says 'Error guardando', prefixed 'Error:'", async () => {
    await open({ UpdateSettings: () => refusal('INTERNAL', 'Error interno') });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: Error guardando$/);
  });

  test("the server's words are prefixed too, and stand at their field", async () => {
    const taken = 'El NIF ya no se puede cambiar: hay facturas emitidas con él';
    await open({ UpdateSettings: () => refusal('CONFLICT', taken, { companyNif: taken }) });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error: ${taken}`);
    expect(screen.getByLabelText('NIF/CIF')).toHaveAccessibleDescription(taken);
  });

  test('says so while it saves, and cannot be sent twice', async () => {
    const calls = await open({ UpdateSettings: never });
    await save();
    const button = await screen.findByRole('button', { name: 'Guardando...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(calls.filter(c => c.operation === 'UpdateSettings')).toHaveLength(1);
  });

  test('the NIF has at most 9 characters, is tidied as it is typed, and its check digit is a hint only', async () => {
    const calls = await open();
    const nif = await screen.findByLabelText('NIF/CIF');
    await userEvent.clear(nif);
    await userEvent.type(nif, 'b98.241-5749');
    expect(nif).toHaveValue('B98241574');
    expect(nif).toHaveAccessibleDescription('El dígito de control no cuadra. Puedes guardar igual.');
    await save();
    await waitFor(() => expect(calls.some(c => c.operation === 'UpdateSettings')).toBe(true));
  });

  test.each([
    ['typed with its country', 'ESB98241573', 'B98241573'],
    ['typed with dots', 'es b-98.241.573', 'B98241573'],
  ])('a NIF %s is whole', async (_, written, nif) => {
    await open();
    const field = await screen.findByLabelText('NIF/CIF');
    await userEvent.clear(field);
    await userEvent.type(field, written);
    expect(field).toHaveValue(nif);
  });

  test.each(['NIF: B-98241573', 'ES B98.241.573', 'CIF/NIF B98241573', ' b98241573\n'])(
    'a pasted %j is the number in it, over what is selected',
    async text => {
      await open();
      const field = await screen.findByLabelText<HTMLInputElement>('NIF/CIF');
      await userEvent.clear(field);
      await userEvent.type(field, 'X12');
      field.select();
      await userEvent.paste(text);
      expect(field).toHaveValue('B98241573');
    },
  );

  test('a NIF of no Spanish shape is warned of, once it is left or as long as one', async () => {
    await open();
    const field = await screen.findByLabelText('NIF/CIF');
    await userEvent.clear(field);
    await userEvent.type(field, 'XX12');
    expect(field).not.toHaveAccessibleDescription(/No parece/);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(
      'No parece un NIF español: tiene 9 caracteres, con una letra al principio o al final. Puedes guardar igual.',
    );
  });

  test('name and NIF are required', async () => {
    const calls = await open();
    await userEvent.clear(await name());
    await userEvent.clear(screen.getByLabelText('NIF/CIF'));
    await save();
    expect(await name()).toHaveFocus();
    expect(await name()).toHaveAccessibleDescription('Escribe el nombre de la empresa.');
    expect(screen.getByLabelText('NIF/CIF')).toHaveAccessibleDescription('Escribe el NIF o CIF de la empresa.');
    expect(calls.some(c => c.operation === 'UpdateSettings')).toBe(false);
  });

  test('a NIF with invoices is locked, and says why', async () => {
    await open({ Settings: () => settings({ companyNifLocked: true }) });
    const nif = await screen.findByLabelText('NIF/CIF');
    expect(nif).toHaveAttribute('readonly');
    expect(nif).toHaveAccessibleDescription('No se puede cambiar: ya hay facturas emitidas con este NIF.');
  });

  test('a user reads it and changes nothing', async () => {
    await open({ Me: me('user') });
    expect(await name()).toHaveAttribute('readonly');
    expect(screen.getByText('Solo un administrador de la empresa puede cambiar estos datos.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  });

  test('that could not be loaded can be tried again', async () => {
    let fails = true;
    await open({ Settings: () => (fails ? refusal('INTERNAL', 'Error interno') : settings()) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando la configuración');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await name()).toHaveValue('Estudio Marea, S.L.');
  });
});

describe('Verifactu', () => {
  const said = () => screen.getByText(/Verifactu necesita/).textContent?.replace(/\u00a0/g, ' ');

  test('without the PRO plan says that it is needed, and its price', async () => {
    await open({ Me: meOn('basic') }, '/app/settings?tab=verifactu');
    expect(said()).toBe(
      'Verifactu necesita el plan PRO, 49 €/mes + IVA. Con tu plan, ninguna factura se envía a la AEAT.',
    );
    expect(screen.getByRole('list', { name: 'Qué incluye el plan PRO' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Activar el plan PRO' })).toHaveAttribute('href', '/app/billing');
    expect(screen.queryByText('Certificado digital')).not.toBeInTheDocument();
  });

  test('without it any more, a company that has started to send goes on until the end of the year', async () => {
    await open(
      {
        Me: meOn('basic'),
        VerifactuOverview: () =>
          overviewData(
            { boundUntil: '2026-12-31' },
            { words: 'Tu empresa ya había empezado a enviar, y la ley pide seguir.' },
          ),
      },
      '/app/settings?tab=verifactu',
    );
    await waitFor(() =>
      expect(said()).toMatch(
        /^Verifactu necesita el plan PRO, 49 €\/mes \+ IVA\. Tu empresa ya había empezado a enviar, y la ley pide seguir\.$/,
      ),
    );
  });

  test('without it, where the operator would send, that is said and offered', async () => {
    await open({ Me: meOn('basic'), Representation: () => representationData() }, '/app/settings?tab=verifactu');
    await waitFor(() =>
      expect(said()).toMatch(
        /^Verifactu necesita el plan PRO.*Folio puede enviar tus facturas a la AEAT en nombre de tu empresa, y todavía no lo hace\. Elige quién las envía\.$/,
      ),
    );
    expect(screen.getByRole('link', { name: 'Elige quién las envía' })).toHaveAttribute('href', '/app/who-sends');
    expect(screen.getByRole('button', { name: 'Leer y autorizar' })).toBeInTheDocument();
  });

  test.each([
    [
      'in force goes before the operator',
      {},
      /^Folio puede presentar por tiEn vigorMientras tu certificado valga, se envía con él\./,
      null,
    ],
    [
      'that ends soon leaves it to the operator',
      { isExpiringSoon: true, daysUntilExpiration: 9 },
      /^Folio puede presentar por ti/,
      /caduca en 9 días\. Desde entonces Folio envía tus facturas por ti/,
    ],
    [
      'that has ended too',
      { isExpired: true, daysUntilExpiration: -3 },
      /^Folio presenta por tiEn vigor/,
      /Tu certificado caducó el/,
    ],
  ])('a certificate %s that may send', async (_, state, operator, warned) => {
    await open(
      {
        Me: meOn('pro'),
        VerifactuCertificate: () => certificateData(certificate(state)),
        Representation: () => representationData({ current: inForce }),
      },
      '/app/settings?tab=verifactu',
    );
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Autorización en vigor' })).toHaveTextContent(operator),
    );
    if (warned) expect(screen.getByRole('alert')).toHaveTextContent(warned);
    else expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
