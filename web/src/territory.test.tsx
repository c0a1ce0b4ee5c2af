import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from './test/app';
import { invoice, nextNumber, nextRectifying } from './test/invoices';
import { account, customer } from './test/people';
import { data, serve } from './test/server';
import { dashboardData, productPage, product } from './test/workspace';
import { settleIn } from './ui/format/here';

type Handlers = Parameters<typeof serve>[0];

const of = (territory: string) => () => {
  const { user, tenant, subscription } = account();
  return data({ me: { __typename: 'Session', user, tenant: { ...tenant, territory }, subscription } });
};
const open = (territory: string, path: string, handlers: Handlers) => {
  const calls = serve({ Me: of(territory), NextRectifyingNumber: () => nextRectifying(), ...handlers });
  openApp(path, 't');
  return calls;
};
const sent = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.find(call => call.operation === operation)?.variables;

afterEach(() => settleIn(null));

/** What was issued in Canarias at 7 % and, exempt, at 0 %. */
const ofIgic = (over: object = {}) => {
  const plain = invoice();
  const [line, rate] = [plain.lines[0]!, plain.rates[0]!];
  return invoice({
    tax: 'IGIC',
    lines: [
      { ...line, ivaRate: 7, total: '1979.50' },
      { ...line, ivaRate: 0, ivaCause: 'E7', total: '1850.00' },
    ],
    rates: [
      { ...rate, ivaRate: 7, quota: '129.50' },
      { ...rate, ivaRate: 0, ivaCause: 'E7', quota: '0.00' },
    ],
    subtotal: '3700.00',
    totalIva: '129.50',
    total: '3829.50',
    payable: '3829.50',
    ...over,
  });
};

test('an issued invoice of IGIC says so wherever the company is by now', async () => {
  open('peninsula', '/app/invoices/i1', { Invoice: () => data({ invoice: ofIgic() }) });
  const paper = within(await screen.findByRole('article', { name: 'Factura' }));
  expect(paper.getByRole('columnheader', { name: 'IGIC %' })).toBeInTheDocument();
  expect(paper.getByRole('table', { name: 'IGIC por tipo' })).toBeInTheDocument();
  expect(paper.getByText('Pequeño empresario o profesional')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Factura' }).textContent).not.toMatch(/IVA/);
});

test('one of IVA stays one in a company that went to Canarias', async () => {
  open('canarias', '/app/invoices/i1', { Invoice: () => data({ invoice: invoice() }) });
  expect(await screen.findByRole('columnheader', { name: 'IVA %' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Factura' }).textContent).not.toMatch(/IGIC/);
});

test('what rectifies an invoice goes by its tax: its rates, causes, words and the form of its quarter', async () => {
  const made = ofIgic({ id: 'i9', kind: 'R1', fullNumber: 'R-2026-0003' });
  const calls = open('peninsula', '/app/invoices/i1/wrong?what=vat&wrong=vat&happened=yes&handedOver=yes', {
    Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i9' ? made : ofIgic() }),
    RectifyInvoice: () => data({ rectifyInvoice: { ...made, warnings: [] } }),
  } as Handlers);
  const right = await screen.findByRole('combobox', { name: 'IGIC bueno, línea 1' });
  const names = within(right)
    .getAllByRole('option')
    .map(option => option.textContent);
  expect(names.slice(0, 7)).toEqual(['7 %', '3 %', '5 %', '9,5 %', '15 %', '20 %', '0 %']);
  expect(names).toContain('0 % · Pequeño empresario o profesional (E7)');
  expect(names.join()).not.toMatch(/E5|IVA|Donación/);
  await userEvent.selectOptions(right, '3');
  expect(screen.getByText(/En el 420 resta/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /con el IGIC bueno/ })).toBeInTheDocument();
  expect(document.querySelector('main')!.textContent).not.toMatch(/\bIVA\b|37\/1992/);
  await userEvent.click(screen.getByRole('button', { name: /Emitir rectificativa/ }));
  await waitFor(() =>
    expect(sent(calls, 'RectifyInvoice')).toMatchObject({
      input: {
        cause: 'El tipo o la causa del IGIC no eran los debidos.',
        lines: [
          { description: expect.stringMatching(/IGIC 7 %$/), ivaRate: 7 },
          { description: expect.stringMatching(/IGIC 3 %$/), ivaRate: 3 },
        ],
      },
    }),
  );
});

test('a rebate in Ceuta is of IPSI, at its usual rate at first', async () => {
  open('ceuta', '/app/invoices/rebate?customer=c1', {
    RebatedCustomer: () => data({ customer: { __typename: 'Customer', id: 'c1', name: 'Bodegas' } }),
  });
  expect(await screen.findByLabelText('IPSI')).toHaveValue('3');
  expect(screen.getByRole('option', { name: '0,5 %' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: '0 %' })).not.toBeInTheDocument();
  expect(screen.getByText('Sin IPSI y sin signo')).toBeInTheDocument();
});

test('products in Canarias are at rates of IGIC; one from before is kept until it is changed, then asks for one', async () => {
  const calls = open('canarias', '/app/products', {
    Products: () => productPage([product()]),
    UpdateProduct: () => data({ updateProduct: product({ ivaRate: 9.5 }) }),
  });
  expect(await screen.findByRole('columnheader', { name: 'IGIC' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo producto' }));
  const field = () => within(screen.getByRole('dialog')).getByLabelText('IGIC');
  expect(field()).toHaveValue('7');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByText('Consultoría'));
  expect(await screen.findByRole('dialog', { name: 'Editar producto' })).toBeInTheDocument();
  expect(field()).toHaveValue('21');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(screen.getByText(/El IGIC es uno de 0; 3; 5; 7; 9,5; 15 o 20/)).toBeInTheDocument();
  await userEvent.selectOptions(field(), '9.5');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent(calls, 'UpdateProduct')).toMatchObject({ input: { ivaRate: 9.5 } }));
});

test('a customer in Canarias is not asked for recargo, nor shown with it', async () => {
  open('canarias', '/app/customers', {
    Customers: () =>
      data({
        customers: {
          __typename: 'CustomerPage',
          items: [customer({ nif: '48219036L', recargo: true })],
          pagination: { __typename: 'Pagination', page: 1, limit: 50, total: 1, totalPages: 1 },
        },
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Editar cliente Bodegas Larrañaga/ }));
  await screen.findByRole('dialog', { name: 'Editar cliente' });
  expect(screen.queryByText(/[Rr]ecargo/)).not.toBeInTheDocument();
});

test('the dashboard counts with the tax of the company', async () => {
  open('canarias', '/app/dashboard', { Dashboard: () => dashboardData() });
  expect(await screen.findByText(/IGIC incluido/)).toBeInTheDocument();
});

test('an address in Canarias beside invoices of IVA is asked about on the first screen, with the way to settings', async () => {
  const none = { totalInvoices: 0 };
  open('peninsula', '/app/dashboard', {
    Dashboard: () =>
      dashboardData({ address: 'Calle Triana 12, 35002 Las Palmas', overview: none, recentInvoices: [] }),
  });
  expect(await screen.findByText(/Tu dirección está en Canarias y tus facturas llevarían IVA/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Elegir territorio' })).toHaveAttribute('href', '/app/settings');
});

test.each([
  ['peninsula', true],
  ['canarias', false],
] as const)('and in the form of a company in %s: %s', async (territory, asked) => {
  const calls = open(territory, '/app/invoices/new', {
    Issuer: () =>
      data({
        me: {
          __typename: 'Session',
          user: { __typename: 'User', id: 'u1' },
          tenant: {
            __typename: 'Tenant',
            ...{ id: 't1', nif: 'B98241573', address: 'Calle Triana 12, 35002 Las Palmas', defaultCause: null },
            ...{
              defaultWithholding: null,
              defaultKind: null,
              paymentTerms: null,
              paymentMeans: null,
              simplifiedActivity: null,
            },
          },
        },
      }),
    NextNumber: () => nextNumber(),
  });
  await screen.findAllByLabelText(/^Descripción, línea/);
  const said = /Tu empresa tiene su dirección en Canarias y esta factura lleva IVA/;
  if (asked) expect(await screen.findByText(said)).toBeInTheDocument();
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'Issuer')).toBe(true));
  if (!asked) expect(screen.queryByText(said)).not.toBeInTheDocument();
});
