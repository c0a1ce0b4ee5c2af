import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { data, serve } from '../test/server';
import { certificateData, noCertificate, overview, overviewData, paused } from '../test/verifactu';
import { meOn } from '../test/workspace';

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}) {
  const calls = serve({ Me: meOn('pro'), VerifactuOverview: () => overviewData(), VerifactuCertificate: () => certificateData(), ...handlers });
  openApp('/app/settings?tab=verifactu', 't');
  await screen.findByRole('heading', { name: 'Envío automático' });
  return calls;
}

const toggle = () => screen.findByRole('switch', { name: 'Enviar cada factura al emitirla' });

test('switching automatic sending off says what that means, and what the law still asks', async () => {
  const calls = await open({
    VerifactuOverview: () => overviewData({ boundUntil: '2026-12-31' }), SetAutomaticSending: () => data({ setAutomaticSending: overview({ automaticSending: false }) }),
  });
  await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-checked', 'true'));
  await userEvent.click(await toggle());
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Desactivar el envío automático?' }));
  expect(await dialog.findByText(/Hasta el 31 de diciembre de 2026 la ley pide a tu empresa enviarlas/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
  await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-checked', 'false'));
  expect(calls.find(call => call.operation === 'SetAutomaticSending')?.variables).toEqual({ on: false });
});

test('switching it on says how many go now', async () => {
  await open({ VerifactuOverview: () => overviewData({ automaticSending: false, held: 4 }) });
  expect(await screen.findByText('Hay 4 registros esperando a enviarse.')).toBeInTheDocument();
  await userEvent.click(await toggle());
  expect(await screen.findByText('Se enviarán ahora 4 registros que esperan.')).toBeInTheDocument();
});

test('without a certificate it waits, and says why', async () => {
  const calls = await open({ VerifactuCertificate: () => certificateData(noCertificate()), VerifactuOverview: () => overviewData({ active: false }) });
  expect(await screen.findByText('Se activa al subir el certificado.')).toBeInTheDocument();
  await userEvent.click(await toggle());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(calls.some(call => call.operation === 'SetAutomaticSending')).toBe(false);
});

test("a pause says why and how many wait; 'Reanudar envíos' ends it", async () => {
  let state: object = { ...paused, nextSendAt: '2026-11-20T13:00:00Z' };
  await open({
    VerifactuOverview: () => overviewData(state),
    ResumeVerifactu: () => { state = { waiting: 3 }; return data({ resumeVerifactu: overview(state) }); },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Los envíos a la AEAT están en pausa: 3 registros pendientes de enviar. El certificado ha caducado. Mientras, Folio lo prueba solo cada hora.');
  await userEvent.click(screen.getByRole('button', { name: 'Reanudar envíos' }));
  expect(await screen.findByText('Envíos reanudados')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/en pausa/)).not.toBeInTheDocument());
});

test('a user sees the pause without the button', async () => {
  await open({ Me: meOn('pro', 'user'), VerifactuOverview: () => overviewData(paused) });
  expect(await screen.findByText(/en pausa/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reanudar envíos' })).not.toBeInTheDocument();
});

test('it leads to the records and to the declaración responsable', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Ver los registros y comprobar la cadena' })).toHaveAttribute('href', '/app/verifactu');
  expect(screen.getByRole('link', { name: 'Declaración responsable de Folio' })).toHaveAttribute('href', '/app/declaracion-responsable');
});
