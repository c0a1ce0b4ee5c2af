import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { data, serve } from '../../test/server';
import { certificateData, overview, overviewData, paused } from '../../test/verifactu';
import { meOn } from '../../test/workspace';

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}) {
  const calls = serve({
    Me: meOn('pro'),
    VerifactuOverview: () => overviewData(),
    VerifactuCertificate: () => certificateData(),
    ...handlers,
  });
  openApp('/app/settings?tab=verifactu', 't');
  await screen.findByRole('heading', { name: 'Registros' });
  return calls;
}

test('nothing there holds sending back', async () => {
  await open();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText(/Con él enviamos cada factura a la AEAT en cuanto la emites/)).toBeInTheDocument();
});

test("a pause says why and how many wait; 'Reanudar envíos' ends it", async () => {
  let state: object = { ...paused, nextSendAt: '2026-11-20T13:00:00Z' };
  await open({
    VerifactuOverview: () => overviewData(state),
    ResumeVerifactu: () => {
      state = { waiting: 3 };
      return data({ resumeVerifactu: overview(state) });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Los envíos a la AEAT están en pausa: 3 registros pendientes de enviar. El certificado ha caducado. Mientras, Folio lo prueba solo cada hora.',
  );
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
  expect(screen.getByRole('link', { name: 'Ver los registros y comprobar la cadena' })).toHaveAttribute(
    'href',
    '/app/verifactu',
  );
  expect(screen.getByRole('link', { name: 'Declaración responsable de Folio' })).toHaveAttribute(
    'href',
    '/app/declaracion-responsable',
  );
});
