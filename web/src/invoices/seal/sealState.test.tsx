import { screen, within } from '@testing-library/react';
import { openApp } from '../../test/app';
import { draft, invoice, invoicePage } from '../../test/invoices';
import { setWidth } from '../../test/screen';
import { serve } from '../../test/server';
import { accepted, annulment, incident, overviewData, rejected, sealed } from '../../test/verifactu';
import { meOn } from '../../test/workspace';

const STATES: [string, object | null, object][] = [
  ['Aceptada', accepted(), {}],
  ['Con avisos aceptada', accepted({ errorMessage: 'aviso' }), {}],
  ['Rechazada', rejected(), {}],
  ['Pendiente', sealed(), {}],
  ['Enviada', sealed({ status: 'sent' }), {}],
  ['Sin enviar', null, {}],
  ['Anulación aceptada', accepted({ annulment: annulment({ status: 'accepted' }) }), { status: 'cancelled' }],
  ['Anulación pendiente de envío', accepted({ annulment: annulment() }), { status: 'cancelled' }],
];
const rows = STATES.map(([, verifactu, over], i) =>
  invoice({
    id: `i${i}`,
    fullNumber: `A-2026-000${i}`,
    verifactu: verifactu && { ...verifactu, recordId: `r${i}` },
    ...over,
  }),
);

async function open(who = meOn('pro')) {
  const calls = serve({
    Me: who,
    Invoices: () => invoicePage([...rows, draft({ id: 'd' })]),
    VerifactuOverview: () => overviewData(incident),
  });
  openApp('/app/invoices', 't');
  await screen.findByRole('link', { name: 'A-2026-0000' });
  return calls;
}

test('the list says by a picture and a word how each invoice stands with the agency', async () => {
  await open();
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    '',
    'Número',
    'Fecha',
    'Cliente',
    'NIF',
    'Estado',
    'Verifactu',
    'Total',
  ]);
  const shown = screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[6].textContent);
  expect(shown).toEqual([...STATES.map(([word]) => word), '—']);
});

test.each([1280, 390])(
  'without PRO it says only what was refused, which waits for somebody, in words (%d px)',
  async width => {
    setWidth(width);
    const annulled = accepted({ recordId: 'rx', annulment: annulment({ status: 'rejected' }) });
    serve({
      Me: meOn('basic'),
      Invoices: () => invoicePage([...rows, invoice({ id: 'x', status: 'cancelled', verifactu: annulled })]),
      VerifactuOverview: () => overviewData(),
    });
    openApp('/app/invoices', 't');
    await screen.findByRole('link', { name: 'A-2026-0000' });
    const marks = screen.getAllByText(/Rechazada|rechazada|Aceptada|Pendiente|Enviada/);
    expect(marks.map(each => each.textContent)).toEqual(['Rechazada por la AEAT', 'Anulación rechazada por la AEAT']);
    expect(screen.queryByRole('columnheader', { name: 'Verifactu' })).not.toBeInTheDocument();
  },
);

test('so do the cards', async () => {
  await open();
  setWidth(390);
  const cards = within(await screen.findByRole('list', { name: 'Facturas' })).getAllByRole('listitem');
  STATES.forEach(([word], i) => expect(cards[i]).toHaveTextContent(word));
});

test('without the PRO plan there is no such column', async () => {
  await open(meOn('basic'));
  expect(screen.queryByRole('columnheader', { name: 'Verifactu' })).not.toBeInTheDocument();
});

test('while an incident lasts the number of records that wait stands above the list', async () => {
  await open();
  expect(await screen.findByText('12 registros pendientes de enviar.')).toBeInTheDocument();
});
