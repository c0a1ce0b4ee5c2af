import { paths } from './paths';

test('addresses', () => {
  const {
    customers,
    products,
    invoices,
    settings,
    tenants,
    usersPage,
    invoice,
    invoicePdf,
    invoicesCsv,
    declaration,
    appDeclaration,
    declarationPdf,
    representationPdf,
    records,
    recordsZip,
    affiliates,
    myAffiliates,
    wrong,
    rebate,
    recurring,
    quotes,
    quote,
    editQuote,
    quotePdf,
    cashBasis,
    cashBasisCsv,
    ...plain
  } = paths;
  expect({
    ...plain,
    customers: customers(),
    products: products(),
    invoices: invoices(),
    recurring: recurring(),
    cashBasis: [cashBasis(), cashBasis({ year: '2026', quarter: '4', page: 2 })],
    cashBasisCsv: cashBasisCsv({ year: '2026', quarter: '4' }),
    quotes: quotes({ search: 'güell', state: 'sent', sort: 'totalAsc', page: 2 }),
    quote: quote('a/b'),
    editQuote: editQuote('a/b'),
    quotePdf: quotePdf('a/b'),
    settings: settings(),
    tenants: tenants(),
    usersPage: usersPage(),
    invoice: invoice('a/b'),
    invoicePdf: invoicePdf('a/b'),
    invoicesCsv: invoicesCsv(),
    declaration: declaration(),
    appDeclaration: appDeclaration(),
    declarationPdf: declarationPdf('0.1.0'),
    affiliates: affiliates(),
    myAffiliates: myAffiliates(),
    wrong: [wrong('a/b'), wrong('one', { what: 'vat' })],
    rebate: [rebate(), rebate('one')],
    records: records(),
    recordsZip: recordsZip({ dateFrom: '2026-11-01' }),
    representationPdf: [representationPdf(), representationPdf('one')],
  }).toMatchSnapshot();
});

test('queries leave out what says nothing', () => {
  expect(paths.customers({ search: 'núñez & co', page: 2 })).toBe(
    '/app/customers?search=n%C3%BA%C3%B1ez+%26+co&page=2',
  );
  expect(paths.customers({ search: '', page: 1 })).toBe('/app/customers');
  expect(paths.invoices({ status: 'paid', dateFrom: '2026-01-01' })).toBe(
    '/app/invoices?status=paid&dateFrom=2026-01-01',
  );
  expect(paths.settings('verifactu')).toBe('/app/settings?tab=verifactu');
  expect(paths.invoicesCsv({ search: 'a' })).toBe('/api/invoices/export/csv?search=a');
  expect(paths.invoicesCsv({ ids: ['a', 'b'] })).toBe('/api/invoices/export/csv?ids=a&ids=b');
});
