import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { file, refusedFile, savedFiles, serveFiles } from '../test/files';
import { setWidth } from '../test/screen';
import { data, refusal, serve } from '../test/server';
import { answers, explanation, HASH, overviewData, recordPage, recordRow } from '../test/verifactu';
import { meOn } from '../test/workspace';
import { fillIn } from '../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

const whole = (over: object = {}) =>
  data({
    verifactuRecord: {
      ...recordRow({
        status: 'rejected',
        csv: null,
        errorMessage: 'La AEAT no tiene en su censo a tu cliente.',
        subsanacion: true,
      }),
      __typename: 'RecordWhole',
      rechazoPrevio: 'X',
      sinRegistroPrevio: false,
      previousHash: HASH.toLowerCase(),
      sentAt: '2026-11-20T12:45:00Z',
      attempts: 1,
      explanation: explanation(),
      xml: '<sf:RegistroAlta/>',
      ...over,
    },
  });
const chain = (over: object = {}) =>
  data({
    verifyChain: { __typename: 'ChainCheck', records: 1204, intact: true, brokenAt: null, problem: null, ...over },
  });

async function open(handlers: Handlers = {}, path = '/app/verifactu') {
  const calls = serve({
    Me: meOn('pro'),
    VerifactuOverview: () => overviewData(),
    Records: () =>
      recordPage(
        [
          recordRow(),
          recordRow({
            id: 'r2',
            sequence: 1203,
            number: 'A-2026-0061',
            status: 'rejected',
            csv: null,
            errorMessage: 'NIF mal',
          }),
        ],
        120,
      ),
    WholeRecord: () => whole(),
    RecordAnswers: () => answers,
    VerifyChain: () => chain(),
    ...handlers,
  });
  openApp(path, 't');
  await screen.findByRole('heading', { name: 'Registros' });
  return calls;
}

const asked = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(call => call.operation === 'Records').map(call => call.variables);

test('the chain is a table on a desktop and cards below, newest first', async () => {
  await open();
  const rows = within(await screen.findByRole('table', { name: 'Registros' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/A-2026-00621\.204Alta20\/11\/2026, 13:44AceptadoSIM-/);
  expect(rows[2]).toHaveTextContent(/RechazadoNIF mal/);
  setWidth(390);
  expect(within(await screen.findByRole('list', { name: 'Registros' })).getAllByRole('listitem')).toHaveLength(2);
});

test('a refused record that was corrected says by which, and no longer asks for anything', async () => {
  await open({
    Records: () =>
      recordPage([recordRow({ status: 'rejected', csv: null, errorMessage: 'NIF mal', correctedBy: 1205 })]),
  });
  const row = within(await screen.findByRole('table', { name: 'Registros' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent(/RechazadoCorregido por el registro 1\.205/);
  expect(row).not.toHaveTextContent('NIF mal');
});

test('says whose records they are, and that this is no true agency', async () => {
  await open();
  expect(await screen.findByText('Entorno de pruebas')).toBeInTheDocument();
  expect(screen.getByText('B98241573')).toBeInTheDocument();
});

test('the filters stand in the address, and ask for what they say', async () => {
  const calls = await open({}, '/app/verifactu?status=rejected&dateFrom=2026-11-01&page=2');
  await screen.findByRole('table', { name: 'Registros' });
  expect(asked(calls)[0]).toMatchObject({
    status: 'rejected',
    dateFrom: '2026-11-01',
    dateTo: null,
    kind: null,
    page: 2,
    limit: 50,
  });
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'anulacion');
  await waitFor(() => expect(address()).toBe('/app/verifactu?status=rejected&dateFrom=2026-11-01&kind=anulacion'));
  await fillIn(screen.getByLabelText('Buscar registros'), 'A-2026');
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ search: 'A-2026', kind: 'anulacion', page: 1 }));
});

test('all that somebody has to see to is one filter', async () => {
  const calls = await open({}, '/app/verifactu?status=to_fix');
  expect(screen.getByLabelText('Estado')).toHaveValue('to_fix');
  expect(asked(calls)[0]).toMatchObject({ toFix: true });
});

test('the pages are links that keep the filters', async () => {
  await open({}, '/app/verifactu?status=rejected');
  expect(await screen.findByRole('link', { name: 'Página 2' })).toHaveAttribute(
    'href',
    '/app/verifactu?status=rejected&page=2',
  );
});

test('a row opens the record: explanation, hashes, flags, literal text and raw answers', async () => {
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'A-2026-0062' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registro 1.204 · A-2026-0062' }));
  expect(address()).toBe('/app/verifactu?record=r1');
  for (const text of [
    'La AEAT no tiene en su censo a tu cliente.',
    'De los datos de tu cliente.',
    HASH,
    HASH.toLowerCase(),
  ])
    expect(dialog.getByText(text)).toBeInTheDocument();
  expect(dialog.queryByText('<sf:RegistroAlta/>')).not.toBeInTheDocument();
  for (const fold of ['Datos técnicos', 'XML del registro', 'Respuestas de la AEAT'])
    await userEvent.click(dialog.getByText(fold));
  expect(await dialog.findByText('<sf:RegistroAlta/>')).toBeInTheDocument();
  expect(await dialog.findByText('<Estado>Incorrecto</Estado>')).toBeInTheDocument();
  expect(dialog.getByText('RechazoPrevio').nextSibling).toHaveTextContent('X');
  expect(dialog.getByRole('link', { name: 'Abrir la factura' })).toHaveAttribute('href', '/app/invoices/i1');
  // What to do names a button of another page: the link to it is beside it.
  expect(dialog.getByText(/^«Reintentar» está en la página de la factura\./).querySelector('a')).toHaveAttribute(
    'href',
    '/app/invoices/i1',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/app/verifactu'));
});

test("verifying says 'Cadena íntegra: 1.204 registros', and once more what is so then", async () => {
  let answer = chain();
  await open({ VerifyChain: () => answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar cadena' }));
  expect(await screen.findByText('Cadena íntegra: 1.204 registros')).toBeInTheDocument();
  answer = chain({ records: 1205, intact: false, brokenAt: 1205, problem: 'No enlaza con el registro anterior.' });
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar cadena' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^La cadena se rompe en el registro 1\.205/);
  expect(screen.queryByText(/Cadena íntegra/)).not.toBeInTheDocument();
});

test('a broken chain says where it breaks, and why', async () => {
  await open({
    VerifyChain: () => chain({ intact: false, brokenAt: 812, problem: 'Su huella no corresponde a su contenido.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar cadena' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^La cadena se rompe en el registro 812 de 1\.204\. Su huella no corresponde a su contenido\./,
  );
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toBeInTheDocument();
});

test('verifying that failed is reported', async () => {
  await open({ VerifyChain: () => refusal('INTERNAL', 'Error interno') });
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar cadena' }));
  expect(await screen.findByText('Error comprobando la cadena')).toBeInTheDocument();
});

describe('the ZIP of a period', () => {
  const zip = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar XML' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Descargar los registros' }));
    expect(await dialog.findByLabelText('Desde (opcional)')).toHaveValue('01/11/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar ZIP' }));
  };

  test('begins with the dates of the list, and is saved under the server’s name', async () => {
    const saved = savedFiles();
    await open({}, '/app/verifactu?dateFrom=2026-11-01');
    const files = serveFiles(async () => file('zip', 'registros.zip', 'application/zip'));
    await zip();
    await waitFor(() => expect(saved).toEqual(['registros.zip']));
    expect(files[0].url).toBe('/api/verifactu/records/export?dateFrom=2026-11-01');
  });

  test('that failed is reported', async () => {
    await open({}, '/app/verifactu?dateFrom=2026-11-01');
    serveFiles(async () => refusedFile(500, 'Error interno', 'INTERNAL'));
    await zip();
    expect(await screen.findByText('Error descargando registros')).toBeInTheDocument();
  });
});

test('without records it says what will be here', async () => {
  await open({ Records: () => recordPage([]) });
  expect(await screen.findByText('Aún no hay registros')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Comprobar cadena' })).not.toBeInTheDocument();
});

test('where no record fits, the filters can be dropped', async () => {
  await open({ Records: () => recordPage([]) }, '/app/verifactu?status=sending');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(address()).toBe('/app/verifactu'));
});

test('that could not be loaded can be tried again', async () => {
  let fails = true;
  await open({ Records: () => (fails ? refusal('INTERNAL', 'Error interno') : recordPage([recordRow()])) });
  const [retry] = await screen.findAllByRole('button', { name: 'Reintentar' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('A-2026-0062')).toBeInTheDocument();
});

test('without the PRO plan the notice stands in their place, and nothing is asked for', async () => {
  const calls = await open({ Me: meOn('basic') });
  expect(screen.getByText(/Verifactu necesita el plan/)).toBeInTheDocument();
  expect(asked(calls)).toHaveLength(0);
});
