import type { Variables } from './house/operations';

const line = { description: 'Trabajo', quantity: '2', price: '60.00', ivaRate: 21 };

/** A call of each operation that is right; every case changes one thing of it. */
export const GOOD: Record<string, Variables> = {
  updateDataRequest: { input: { status: 'in_progress' } },
  restrictData: { on: true },
  setMovementAside: { aside: true },
  createInvoice: {
    input: {
      date: '2026-11-20',
      series: 'A',
      notes: null,
      customerManual: { name: 'Ana Pérez', nif: '48213960A', address: null },
      lines: [{ ...line }, { ...line }],
    },
  },
  createQuote: {
    input: {
      customerId: '00000000-0000-7000-8000-000000000000',
      date: '2026-11-20',
      lines: [{ ...line }],
    },
  },
  answerQuote: { input: { accepted: true } },
  prepayQuote: { input: { percent: '10' } },
  sendQuote: { input: { to: ['a@b.example'] } },
  createRecurringInvoice: {
    input: {
      customerId: '00000000-0000-7000-8000-000000000000',
      template: { lines: [{ ...line }] },
      nextDate: '2999-01-31',
      unit: 'month',
    },
  },
  unpayInvoices: { ids: ['00000000-0000-7000-8000-000000000000'] },
  exchangeInvoices: {
    input: {
      ids: ['00000000-0000-7000-8000-000000000000'],
      customerManual: { name: 'Ana Pérez', nif: '48213960A', address: null },
      date: '2026-11-20',
      series: 'A',
      notes: null,
    },
  },
  rectifyInvoice: {
    id: '00000000-0000-7000-8000-000000000000',
    input: { kind: 'R1', cause: 'Devolución', lines: [{ ...line }], date: '2026-11-20', series: 'R', notes: null },
  },
  noteCustomer: { id: '00000000-0000-7000-8000-000000000000', input: { notes: 'Paga tarde' } },
  remindCustomer: { id: '00000000-0000-7000-8000-000000000000', on: false },
  sendOverdueClaim: { id: '00000000-0000-7000-8000-000000000000', seen: 'mark' },
  remindOfInvoice: { id: '00000000-0000-7000-8000-000000000000', input: { on: false, settledAnswerId: null } },
  sendInvoice: {
    id: '00000000-0000-7000-8000-000000000000',
    input: { to: ['pagos@larranaga.example'], text: 'Factura {numero}' },
  },
  rectifyInvoices: {
    input: {
      kind: 'R1',
      cause: 'Devolución',
      originals: [
        { id: '00000000-0000-7000-8000-000000000000', lines: [{ ...line }] },
        { id: '00000000-0000-7000-8000-000000000001' },
      ],
      series: 'R',
      notes: null,
    },
  },
  createRebate: {
    input: {
      customerId: '00000000-0000-7000-8000-000000000000',
      from: '2026-01-01',
      to: '2026-10-31',
      lines: [{ ...line }],
      series: 'R',
      notes: null,
    },
  },
  collectInvoice: {
    id: '00000000-0000-7000-8000-000000000000',
    input: { date: '2026-11-20', amount: '1.00', means: null, reference: null },
  },
  createCustomer: {
    input: {
      name: 'Óptica Güell',
      nif: 'A58402165',
      email: null,
      phone: null,
      address: null,
      city: null,
      postalCode: null,
    },
  },
  createProduct: { input: { name: 'Hora', description: null, sku: null, price: '60.00', ivaRate: 21 } },
  setAffiliateStatus: { id: '00000000-0000-7000-8000-000000000000', status: 'active' },
  payCommission: { id: '00000000-0000-7000-8000-000000000000', input: { paymentMethod: 'paypal' } },
  createAffiliate: { input: { name: 'Pau Ferrer', email: 'pau@ferrer.example', phone: null, commissionRate: '20' } },
  register: {
    input: {
      email: 'nueva@empresa.example',
      password: 'secreta-123',
      companyName: 'Nueva, S.L.',
      companyNif: 'B98241573',
      name: null,
    },
  },
  login: { input: { email: 'nueva@empresa.example', password: 'secreta-123' } },
  updateSettings: { input: { companyName: 'Nueva, S.L.', companyNif: 'B98241573', companyAddress: null } },
  // All fields of each, which a page of 50 has no room for.
  customers: { limit: 10 },
  products: {},
  invoices: {},
  nextNumber: { series: 'A', date: '2026-11-20' },
  tenants: {},
  setTenantStatus: { id: '00000000-0000-7000-8000-000000000000', status: 'suspended' },
};

/** What is changed, to what, and what is said of it; `field` where it is not the path without "input.". */
type Case = [operation: string, path: string, value: unknown, message: string, field?: string];

const letters = (count: number) => 'ñ'.repeat(count);
const all = (operation: string, path: string, values: unknown[], message: string, field?: string): Case[] =>
  values.map(value => [operation, path, value, message, field]);

const TEXT = 'Escribe un texto';
const NUMBER = 'Escribe un número, por ejemplo 12.50';
const INTEGER = 'Escribe un número entero';
const DATE = 'Escribe una fecha que exista, con la forma AAAA-MM-DD';
const MISSING = 'Este campo es obligatorio';
const SHAPE = 'El valor no tiene la forma que se espera';
const CHARACTERS = 'Quita los caracteres que no se pueden escribir';
const long = (max: number) => `Escribe como mucho ${max} caracteres`;

/** Control characters, and halves of a character that cannot be written. */
const UNWRITABLE = [
  'a\u0000b',
  'a\u0007b',
  'a\u009fb',
  'a\tb',
  'a\ud800b',
  'a\udc00',
  '\ud83d',
  '\ufffe',
  'a\uffffb',
  'a\u{1fffe}',
];

/** What nobody sees in a name, or what turns it round. */
const UNSEEN = [
  'a\u200bb',
  '\ufeffAna',
  'Ana\u202egro',
  '\u2066Ana\u2069',
  'An\u00ada',
  'Ana\u200d',
  'a\u200cb',
  '\u3164',
  'Ana\u{e0041}',
  '\u2060\u2060',
];
const unseen = (operation: string, paths: string[]): Case[] =>
  paths.flatMap(path =>
    all(operation, `input.${path}`, UNSEEN, 'Hay caracteres que no se ven: borra el texto y escríbelo a mano'),
  );

/** A text field: its length in characters, what it may not hold, and other types. */
const text = (operation: string, path: string, max: number): Case[] => [
  [operation, path, letters(max + 1), long(max)],
  [operation, path, '😀'.repeat(max + 1), long(max)],
  ...all(operation, path, [...UNWRITABLE, 'a\nb'], CHARACTERS),
  ...all(operation, path, [5, true, ['a'], { a: 1 }], TEXT),
];
const required = (operation: string, path: string, message: string): Case[] => [
  ...all(operation, path, [null, undefined], MISSING),
  ...all(operation, path, ['', '   ', '\u00a0'], message),
];

const NO_NUMBERS = [
  '1e3',
  '1e-7',
  1e21,
  1e-7,
  'NaN',
  'Infinity',
  '',
  ' 1',
  '1 ',
  '1,5',
  '1.',
  '.5',
  '+1',
  '0x10',
  '١',
  '1_000',
  true,
  [],
  {},
  '9'.repeat(16),
];
const amount = (operation: string, path: string): Case[] => [
  ...all(operation, path, NO_NUMBERS, NUMBER),
  ...all(operation, path, [null, undefined], MISSING),
  [operation, path, '1.0000001', 'Escribe como mucho 6 decimales'],
  [operation, path, '1234567890', 'El importe es demasiado grande'],
];

const combinations = [
  ...['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S1', 'S2', null].map(ivaCause => ({
    ...line,
    ivaRate: 0,
    ivaCause,
  })),
  ...[4, 10, 21].map(ivaRate => ({ ...line, ivaRate })),
];

const INVOICE: Case[] = [
  ...all(
    'createInvoice',
    'input.date',
    [
      '2026-02-30',
      '2026-13-01',
      '20/11/2026',
      '2026-11-20T10:00:00Z',
      '26-11-20',
      '',
      'ayer',
      20261120,
      '1899-12-31',
      '10000-01-01',
      '2026-11-20\u0000',
      true,
      [],
    ],
    DATE,
  ),
  ...all('createInvoice', 'input.date', [null, undefined], MISSING),
  ['createInvoice', 'input.date', '2999-01-01', 'La fecha de una factura emitida no puede ser futura'],
  ['createInvoice', 'input.series', 'ABCDEFGHIJK', long(10)],
  ...all(
    'createInvoice',
    'input.series',
    ['A-B', 'Ñ', 'A B', 'A/1', '€', 'Ａ'],
    'La serie lleva de 1 a 10 letras (A-Z) o números',
  ),
  ['createInvoice', 'input.notes', letters(2001), long(2000)],
  ['noteCustomer', 'input.notes', letters(2001), long(2000)],
  ...all('noteCustomer', 'input.notes', UNWRITABLE, CHARACTERS),
  ...all('createInvoice', 'input.notes', UNWRITABLE, CHARACTERS),
  ...all('createInvoice', 'input.lines', [[]], 'Añade al menos una línea'),
  ['createInvoice', 'input.lines', Array(1001).fill(line), 'Una factura lleva como mucho 1.000 líneas'],
  ['createInvoice', 'input.lines', combinations, 'Una factura lleva como mucho 12 combinaciones de tipo y causa'],
  ...all('createInvoice', 'input.lines', [null, undefined], MISSING),
  ...all('createInvoice', 'input.lines', ['x', 7], SHAPE),
  ['createInvoice', 'input.lines.1', null, MISSING],
  ['createInvoice', 'input.lines.1', 'x', SHAPE],
  ...text('rectifyInvoice', 'input.cause', 500),
  ...required('rectifyInvoice', 'input.cause', 'Escribe por qué se rectifica: va en la factura'),
  ...all('rectifyInvoice', 'input.lines', [[]], 'Añade al menos una línea'),
  ['rectifyInvoice', 'input.lines', Array(1001).fill(line), 'Una factura lleva como mucho 1.000 líneas'],
  ['rectifyInvoice', 'input.notes', letters(2001), long(2000)],
  ...text('rectifyInvoices', 'input.cause', 500),
  ['rectifyInvoices', 'input.originals', Array(101).fill({ id: 'x' }), 'Elige de 2 a 100 facturas'],
  ...all('rectifyInvoices', 'input.originals.0.lines', [[]], 'Añade al menos una línea'),
  ['rectifyInvoices', 'input.notes', letters(2001), long(2000)],
  ...all('createRebate', 'input.lines', [[]], 'Añade al menos una línea'),
  ['createRebate', 'input.lines', Array(1001).fill(line), 'Una factura lleva como mucho 1.000 líneas'],
  ['createRebate', 'input.notes', letters(2001), long(2000)],
  ['unpayInvoices', 'ids', [], 'Elige de 1 a 100 facturas'],
  ...all('unpayInvoices', 'ids', [null, undefined], MISSING),
  ['exchangeInvoices', 'input.ids', [], 'Elige de 1 a 1.000 facturas simplificadas'],
  ['exchangeInvoices', 'input.ids', Array(1001).fill('x'), 'Elige de 1 a 1.000 facturas simplificadas'],
  ...all('exchangeInvoices', 'input.ids', [null, undefined], MISSING),
  ['collectInvoice', 'input.reference', letters(141), long(140)],
  ...all('collectInvoice', 'input.reference', UNWRITABLE, CHARACTERS),
  ...all('collectInvoice', 'input.amount', ['0', '0.00', '-0'], 'Escribe un importe distinto de 0'),
  ['collectInvoice', 'input.amount', '0.001', 'Escribe como mucho 2 decimales'],
  ['collectInvoice', 'input.amount', '1234567890', 'El importe es demasiado grande'],
  ['exchangeInvoices', 'input.series', 'ABCDEFGHIJK', long(10)],
  ['exchangeInvoices', 'input.notes', letters(2001), long(2000)],
  ['createInvoice', 'input.prepayments', Array(51).fill('x'), 'Una factura liquida como mucho 50 anticipos'],
  ...all('exchangeInvoices', 'input.notes', UNWRITABLE, CHARACTERS),
  ...text('createInvoice', 'input.lines.0.description', 500),
  ...required('createInvoice', 'input.lines.1.description', 'Completa descripción, cantidad y precio'),
  ...amount('createInvoice', 'input.lines.0.quantity'),
  // Without one there may be a price with VAT: whether there is either is a rule of the line.
  ...amount('createInvoice', 'input.lines.1.price').filter(([, , value]) => value != null),
  ...all('createInvoice', 'input.lines.1.price', [null, undefined], 'Escribe un precio mayor que 0'),
  ...all(
    'createInvoice',
    'input.lines.0.quantity',
    ['0', 0, '-0', '0.000000', '-1', -0.5],
    'Escribe una cantidad mayor que 0',
  ),
  ...all('createInvoice', 'input.lines.1.price', ['0', '-60.00', -1], 'Escribe un precio mayor que 0'),
  ...all('createInvoice', 'input.lines.0.ivaRate', [7, -21, 20, 2100, 21.5, 1e10], 'El IVA es uno de 0, 4, 10 o 21'),
  ...all('createInvoice', 'input.lines.0.ivaRate', ['21', '', true], 'Escribe un número'),
  ['createInvoice', 'input.lines.0.ivaRate', null, MISSING],
  ...all(
    'createInvoice',
    'input.lines.0.ivaCause',
    ['Z', 'e1', '', 1],
    'Elige uno de E1, E2, E3, E4, E5, E6, E7, E8, N1, N2, S1, S2',
  ),
  ['createInvoice', 'input.lines.0.ivaCause', 'E1', 'Solo una línea al 0 % lleva causa'],
  ...all(
    'createInvoice',
    'input.lines.0.productId',
    ['x', 'null', '1', '00000000-0000-0000-0000-00000000000g'],
    'El identificador no es válido',
  ),
  ['createInvoice', 'input.customerManual', null, 'Selecciona un cliente o activa modo manual', 'customerId'],
  ['createInvoice', 'input.customerManual', 'Ana', SHAPE],
  [
    'createInvoice',
    'input.customerId',
    '00000000-0000-7000-8000-000000000000',
    'Elige un cliente guardado o escribe uno, no los dos',
    'customerManual',
  ],
  ...required('createInvoice', 'input.customerManual.name', 'Completa nombre y NIF del cliente'),
  ...required('createInvoice', 'input.customerManual.nif', 'Completa nombre y NIF del cliente'),
  ['createInvoice', 'input.customerManual.nif', '. - /', 'Completa nombre y NIF del cliente'],
  ...text('createInvoice', 'input.customerManual.name', 120),
  ...text('createInvoice', 'input.customerManual.nif', 20),
  ...text('createInvoice', 'input.customerManual.address', 200),
  ...all('createInvoice', 'input.status', ['rara', 'ISSUED', '', 1], 'Elige uno de draft, issued, paid, cancelled'),
  ...all('createInvoice', 'input.status', ['paid', 'cancelled'], 'Una factura nueva es draft o issued'),
  [
    'createInvoice',
    'input.lines.0',
    { ...line, quantity: '1000000', price: '1000', ivaRate: 0 },
    'El total de una factura es como mucho 999.999.999,99 €',
    'lines',
  ],
];

const CATALOGUE: Case[] = [
  ...text('createCustomer', 'input.name', 120),
  ...required('createCustomer', 'input.name', 'Escribe el nombre del cliente'),
  ...text('createCustomer', 'input.nif', 20),
  ...required('createCustomer', 'input.nif', 'Escribe el NIF del cliente'),
  ['createCustomer', 'input.nif', '...', 'Escribe el NIF del cliente'],
  ...all(
    'createCustomer',
    'input.email',
    ['x', 'a@b', 'a b@c.es', 'a@b.es, c@d.es', 'a@b.es\r\nBcc: c@d.es', `${letters(250)}@b.es`, '<a@b.es>'],
    'Escribe un email válido, por ejemplo nombre@empresa.es',
  ),
  ...text('createCustomer', 'input.phone', 30),
  ...text('createCustomer', 'input.address', 200),
  ...text('createCustomer', 'input.city', 120),
  ...text('createCustomer', 'input.postalCode', 20),
  ...text('createProduct', 'input.name', 120),
  ...required('createProduct', 'input.name', 'Escribe el nombre del producto'),
  ...text('createProduct', 'input.description', 500),
  ...text('createProduct', 'input.sku', 60),
  ...amount('createProduct', 'input.price'),
  ...all('createProduct', 'input.price', ['-0.01', -5], 'El precio no puede ser negativo'),
  ...all('createProduct', 'input.ivaRate', [7, 5], 'El IVA es uno de 0, 4, 10 o 21'),
];

const AFFILIATES: Case[] = [
  ...text('createAffiliate', 'input.name', 120),
  ...required('createAffiliate', 'input.name', 'Escribe el nombre del afiliado'),
  ...text('createAffiliate', 'input.phone', 30),
  ...all(
    'createAffiliate',
    'input.email',
    ['', 'x', 'a@b.es\r\nBcc: c@d.es'],
    'Escribe un email válido, por ejemplo nombre@empresa.es',
  ),
  ...all(
    'createAffiliate',
    'input.commissionRate',
    ['100.01', '-0.01', 101, '999999999999999'],
    'Escribe un porcentaje de 0 a 100',
  ),
  ...all('createAffiliate', 'input.commissionRate', NO_NUMBERS, NUMBER),
  ['createAffiliate', 'input.commissionRate', '20.001', 'Escribe como mucho 2 decimales'],
  ...unseen('createAffiliate', ['name', 'email']),
];

const DELIVERY: Case[] = [
  ['sendInvoice', 'input.to', [], 'Escribe al menos una dirección'],
  ['sendInvoice', 'input.to', Array(11).fill('a@b.example'), 'Escribe como mucho 10 direcciones'],
  ...['', 'x', 'a@b', 'Ana <ana@larranaga.example>', 'a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example'].map(
    (email): Case => [
      'sendInvoice',
      'input.to',
      [email],
      'Escribe un email válido, por ejemplo nombre@empresa.es',
      'to.0',
    ],
  ),
  ['sendInvoice', 'input.text', letters(2001), long(2000)],
  ...all('sendInvoice', 'input.text', UNWRITABLE, CHARACTERS),
  ...all('sendInvoice', 'input.text', [5, true, ['a'], { a: 1 }], TEXT),
];

const PEOPLE: Case[] = [
  ...all(
    'register',
    'input.email',
    ['', 'x', 'a@b', null, undefined],
    'Escribe un email válido, por ejemplo nombre@empresa.es',
  ).map((each): Case => (each[2] == null ? [each[0], each[1], each[2], MISSING] : each)),
  ...all('register', 'input.password', ['', '12345', '😀😀😀😀😀'], 'La contraseña debe tener al menos 6 caracteres'),
  ['register', 'input.password', letters(129), 'La contraseña debe tener como mucho 128 caracteres'],
  ['register', 'input.password', 123456, TEXT],
  ...required('register', 'input.companyName', 'Escribe el nombre de la empresa'),
  ...text('register', 'input.companyName', 120),
  ...text('register', 'input.name', 120),
  ...required('register', 'input.companyNif', 'Escribe el NIF o CIF de la empresa'),
  ['register', 'input.companyNif', 'B982415730', 'El NIF tiene como mucho 9 caracteres'],
  ['login', 'input.password', '', 'Escribe tu contraseña'],
  ['login', 'input.email', 'x', 'Escribe un email válido, por ejemplo nombre@empresa.es'],
  ['updateSettings', 'input.companyNif', 'B982415730', 'El NIF tiene como mucho 9 caracteres'],
  ...text('updateSettings', 'input.companyName', 120),
  ...text('updateSettings', 'input.companyAddress', 200),
];

const NAMES: Case[] = [
  ...unseen('createCustomer', ['name', 'nif', 'email']),
  ...unseen('createInvoice', ['customerManual.name', 'customerManual.nif']),
  ...unseen('createProduct', ['name']),
  ...unseen('register', ['name', 'companyName', 'companyNif', 'email']),
  ...unseen('updateSettings', ['companyName', 'companyNif']),
  ...unseen('login', ['email']),
];

const LISTS: Case[] = ['customers', 'products', 'invoices', 'tenants'].flatMap((list): Case[] => [
  ...all(list, 'page', [0, -1, -50], 'La página va de 1 en adelante'),
  ...all(list, 'limit', [0, -1, 201, 5000], 'El límite va de 1 a 200'),
  ...all(list, 'page', ['1e3', 'NaN', '[]', 'x', 1.5, '0x1', '99999999999'], INTEGER),
  ...all(list, 'limit', ['1e3', 'NaN', '[]', '{}', 'todo', 2.5], INTEGER),
  [list, 'search', letters(101), long(100)],
  ...all(list, 'search', ['a\u0000b', 'a\tb'], CHARACTERS),
]);
const FILTERS: Case[] = [
  ...all('invoices', 'status', ['rara', 'ISSUED', 'issued,paid'], 'Elige uno de draft, issued, paid, cancelled'),
  ...all('tenants', 'status', ['rara', 'ACTIVE', 'active,trial'], 'Elige uno de trial, active, suspended, cancelled'),
  ...all('tenants', 'plan', ['rara', 'PRO'], 'Elige uno de basic, pro'),
  ...all('setTenantStatus', 'status', ['rara', 'ACTIVE', '', 1], 'Elige uno de trial, active, suspended, cancelled'),
  [
    'setTenantStatus',
    'status',
    'trial',
    'Una empresa no vuelve a estar en prueba: elige active, suspended o cancelled',
  ],
  ...all('invoices', 'dateFrom', ['2026-02-30', 'ayer', '2026-1-1'], DATE),
  ...all('invoices', 'amount', ['mucho', '1e3', '1,5', '1234567890123456'], 'Escribe un número, por ejemplo 12.50'),
  ...all('invoices', 'dateTo', ['2026-02-30', '31/12/2026'], DATE),
  ...all('nextNumber', 'series', ['A-B', 'ABCDEFGHIJK'], 'La serie lleva de 1 a 10 letras (A-Z) o números'),
  ['nextNumber', 'date', '2026-02-30', DATE],
];

export const CASES: Case[] = [
  ...INVOICE,
  ...CATALOGUE,
  ...AFFILIATES,
  ...DELIVERY,
  ...PEOPLE,
  ...NAMES,
  ...LISTS,
  ...FILTERS,
];
