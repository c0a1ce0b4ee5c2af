import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from './gql/schema';
import { openApp } from './test/app';
import { openForm, writeLine } from './test/invoiceForm';
import { refusedFile, serveFiles } from './test/files';
import { draft, invoice } from './test/invoices';
import { customer, subscription, tenant, user } from './test/people';
import { data, never, refusal, serve } from './test/server';
import {
  answers,
  certificateData,
  correction,
  noCertificate,
  overview,
  overviewData,
  recordPage,
  recordRow,
  rejected,
  sealed,
} from './test/verifactu';
import { dashboardData, meOn } from './test/workspace';
import { fillIn } from './test/fillIn';

type Member = Exclude<Role, 'superadmin'>;
const TRIAL_OVER = 'Tu periodo de prueba ha terminado. Elige un plan para seguir emitiendo facturas.';
const NO_PRO = 'Verifactu necesita el plan PRO (49 €/mes + IVA).';
const refused = (text: string) => () => refusal('PLAN_REQUIRED', text);

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="support" content="soporte@folio.example">');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => document.querySelector('meta[name=support]')?.remove());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** On trial, with so many days left. */
const onTrial = (role: Member) => () => data({ me: { __typename: 'Session', user: user(role), tenant, subscription } });

/** Every place that asks for a plan, and the words that lead there: of an admin, of everybody else. */
const PLACES: [
  place: string,
  words: string | RegExp,
  asking: string | RegExp,
  open: (role: Member) => Promise<unknown>,
][] = [
  [
    'the trial banner',
    /Contacta/,
    /Contacta/,
    async role => {
      const ends = new Date(Date.now() + 3 * 86_400_000).toISOString();
      serve({
        Me: onTrial(role),
        Dashboard: () => dashboardData({ subscription: { trialEndsAt: ends } }),
        VerifactuOverview: () => overviewData(),
      });
      openApp('/app/dashboard', 't');
    },
  ],
  [
    "the dashboard's note",
    'Ver qué incluye',
    'Escríbenos para contratarlo',
    async role => {
      serve({ Me: meOn('basic', role), Dashboard: () => dashboardData(), VerifactuOverview: () => overviewData() });
      openApp('/app/dashboard', 't');
    },
  ],
  [
    'the notice of the records',
    /^PRO, 49/,
    /^PRO, 49/,
    async role => {
      serve({ Me: meOn('basic', role), VerifactuOverview: () => overviewData() });
      openApp('/app/verifactu', 't');
    },
  ],
  [
    "the records' button",
    'Ver qué incluye PRO',
    'Escríbenos para contratarlo',
    async role => {
      serve({ Me: meOn('basic', role), VerifactuOverview: () => overviewData() });
      openApp('/app/verifactu', 't');
    },
  ],
  [
    'a new invoice that is refused',
    'Elige un plan',
    'Elige un plan',
    async role => {
      await openForm({ Me: onTrial(role), CreateInvoice: refused(TRIAL_OVER) });
      await userEvent.click(screen.getByRole('button', { name: 'Modo manual' }));
      await fillIn(screen.getByLabelText('Nombre del cliente'), 'Ana Roca');
      await fillIn(screen.getByLabelText('NIF del cliente'), '12345678Z');
      await writeLine(1, 'Diseño', '1', '10');
      await press(/Emitir|Crear factura/);
      await agree('Emitir factura').catch(() => undefined);
    },
  ],
  [
    'sending that is refused',
    'Verifactu necesita el plan PRO',
    'Verifactu necesita el plan PRO',
    async role => {
      serve({
        Me: meOn('pro', role),
        Invoice: () => data({ invoice: invoice({ verifactu: sealed() }) }),
        VerifactuOverview: () => overviewData(),
        SendVerifactu: refused(NO_PRO),
        InvoiceVerifactu: never,
      });
      openApp('/app/invoices/i1', 't');
      await press('Enviar Verifactu');
      await agree('Enviar factura');
    },
  ],
  [
    'the records that are refused',
    'Verifactu necesita el plan PRO',
    'Verifactu necesita el plan PRO',
    async role => {
      serve({ Me: meOn('pro', role), VerifactuOverview: () => overviewData(), Records: refused(NO_PRO) });
      openApp('/app/verifactu', 't');
    },
  ],
  [
    'a record that is refused',
    'Verifactu necesita el plan PRO',
    'Verifactu necesita el plan PRO',
    async role => {
      serve({
        Me: meOn('pro', role),
        VerifactuOverview: () => overviewData(),
        Records: () => recordPage([recordRow()]),
        WholeRecord: refused(NO_PRO),
        RecordAnswers: refused(NO_PRO),
      });
      openApp('/app/verifactu?record=r1', 't');
    },
  ],
  [
    "the certificate's state that is refused",
    'Verifactu necesita el plan PRO',
    'Verifactu necesita el plan PRO',
    async role => {
      serve({ Me: meOn('pro', role), VerifactuOverview: () => overviewData(), VerifactuCertificate: refused(NO_PRO) });
      openApp('/app/settings?tab=verifactu', 't');
    },
  ],
  [
    'a draft that is refused',
    'Elige un plan',
    'Elige un plan',
    async role => {
      serve({
        Me: onTrial(role),
        Invoice: () => data({ invoice: draft() }),
        VerifactuOverview: () => overviewData(),
        IssueInvoice: refused(TRIAL_OVER),
      });
      openApp('/app/invoices/i1', 't');
      await press('Emitir');
      await agree('Emitir factura');
    },
  ],
  [
    'a certificate that is refused',
    'Verifactu necesita el plan PRO',
    'Verifactu necesita el plan PRO',
    async role => {
      serve({
        Me: meOn('pro', role),
        VerifactuOverview: () => overviewData(),
        VerifactuCertificate: () => certificateData(noCertificate()),
      });
      openApp('/app/settings?tab=verifactu', 't');
      serveFiles(async () => refusedFile(402, NO_PRO, 'PLAN_REQUIRED'));
      fireEvent.change(await screen.findByLabelText('Archivo del certificado'), {
        target: { files: [new File(['x'], 'empresa.p12')] },
      });
      await fillIn(screen.getByLabelText('Contraseña del certificado'), 'secreta');
      await press('Subir certificado');
      await agree('Sí, instalar certificado');
    },
  ],
  [
    'a correction that is refused',
    'Verifactu necesita el plan PRO',
    'Verifactu necesita el plan PRO',
    async role => {
      const shown = invoice({ verifactu: rejected() });
      serve({
        Me: meOn('pro', role),
        Invoice: () => data({ invoice: shown }),
        VerifactuOverview: () => overviewData(),
        RecordAnswers: () => answers,
        VerifactuCorrection: () => correction(),
        CorrectedCustomer: () => data({ customer: customer() }),
        CorrectVerifactu: refused(NO_PRO),
        InvoiceVerifactu: () => data({ invoice: shown, verifactuOverview: overview() }),
      });
      openApp('/app/invoices/i1', 't');
      await press('Reintentar');
      await press('Corregir y enviar');
    },
  ],
  [
    'a ZIP of records that is refused',
    'Verifactu necesita el plan PRO',
    'Verifactu necesita el plan PRO',
    async role => {
      serve({
        Me: meOn('pro', role),
        VerifactuOverview: () => overviewData(),
        Records: () => recordPage([recordRow()]),
      });
      openApp('/app/verifactu', 't');
      serveFiles(async () => refusedFile(402, NO_PRO, 'PLAN_REQUIRED'));
      await press('Descargar XML');
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descargar ZIP' }));
    },
  ],
];

test.each(PLACES)('%s leads an admin to where a plan is chosen', async (_place, words, _asking, open) => {
  await open('admin');
  expect((await screen.findAllByRole('link', { name: words }))[0]).toHaveAttribute('href', '/app/billing');
});

// Refusals have one text everywhere: one of them is enough for who may not choose.
const ASKING = PLACES.filter(([place]) => !place.includes('refused') || place.startsWith('sending'));
test.each(ASKING)('%s leads everybody else to the person to ask', async (_place, _words, asking, open) => {
  await open('user');
  expect((await screen.findAllByRole('link', { name: asking }))[0]).toHaveAttribute(
    'href',
    'mailto:soporte@folio.example',
  );
});
