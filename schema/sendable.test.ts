import { refusalsOf, type Issuable, type RefusedPart } from './sendable';

const invoice = ({
  nif = 'B26304188',
  country = null as string | null,
  idKind = null as string | null,
  ...rest
}: Partial<Issuable> & { nif?: string; country?: string | null; idKind?: string | null } = {}): Issuable => ({
  issuerNif: 'B98241573',
  date: '2026-11-20',
  rates: [{ ivaCause: null }],
  recipient: { nif, country, idKind },
  ...rest,
});
const causes = (...given: (string | null)[]) => given.map(ivaCause => ({ ivaCause }));

type Given = Parameters<typeof invoice>[0];

test.each<[string, Given]>([
  ['a Spanish company', {}],
  ['a Spaniard', { nif: '48213960A' }],
  ['a foreigner with NIE', { nif: 'Y1234567X' }],
  ['on the first day', { date: '2024-10-28' }],
  ['with its country in front', { nif: 'ES-B26304188' }],
  ['a passport', { nif: 'P-1', country: 'ES', idKind: '03' }],
  ['a person outside of the census', { nif: '48213960A', country: 'ES', idKind: '07' }],
  ['an American company', { nif: '12-3456789', country: 'US' }],
  ['a company of the United Kingdom', { nif: 'GB123456789', country: 'GB' }],
  ['another document of a Frenchman', { nif: 'X', country: 'FR', idKind: '06' }],
  ['a number of France that begins like one of Germany, written whole', { nif: 'FRDE123456789', country: 'FR' }],
  ['Northern Ireland', { nif: '123456789', country: 'XI' }],
  ['Northern Ireland from its first day', { nif: '123456789', country: 'XI', operationDate: '2021-01-01' }],
  ['Greece as many write it', { nif: 'GR123456789', country: 'GR' }],
  ['Greece', { nif: 'EL123456789' }],
  ['Lithuania with twelve', { nif: '123456789012', country: 'LT' }],
  ['Romania with two', { nif: 'RO12' }],
  ['Ireland with letters', { nif: '1234567WA', country: 'IE' }],
  ['E5 to Germany', { nif: 'DE123456789', rates: causes('E5', null) }],
  ['twelve rows', { rates: causes(...Array<null>(12).fill(null)) }],
  ['exports to a Spanish NIF', { rates: causes('E2') }],
  ['a German company with a Spanish NIF', { nif: 'N0032484H', country: 'DE' }],
])('taken: %s', (_what, given) => expect(refusalsOf(invoice(given))).toEqual([]));

test.each<[string, Given, [part: RefusedPart, code: number | null], RegExp]>([
  ['a wrong check letter', { nif: '48213960B' }, ['nif', 1123], /48213960B\) no es válido.*elige su país/],
  ['a wrong check digit of a company', { nif: 'B26304180' }, ['nif', 1123], /no es válido/],
  ['itself', { nif: 'b-98.241.573' }, ['nif', 1193], /tu propia empresa: escribe el de tu cliente/],
  ['a number of nowhere', { nif: '123' }, ['country', 1111], /elige su país y el tipo de documento/],
  ['04 without a country', { nif: '123', idKind: '04' }, ['country', 1111], /elige su país/],
  ['06 without a country', { nif: '123', idKind: '06' }, ['country', 1111], /elige su país/],
  ['04 of Spain', { nif: 'B26304188', country: 'ES', idKind: '04' }, ['idKind', 1126], /pasaporte o «No censado»/],
  ['02 of Spain', { nif: 'B26304188', country: 'ES', idKind: '02' }, ['idKind', 1126], /debe llevar su NIF/],
  ['a number of more than 20', { nif: '123456789012345678901', country: 'US' }, ['nif', 1103], /más de 20 caracteres/],
  ['a number of blanks', { nif: '\u2028', country: 'US' }, ['nif', 1103], /ningún carácter/],
  [
    'a German number with a digit missing',
    { nif: '12345678', country: 'DE' },
    ['nif', 1103],
    /DE12345678.*: DE y 9 cifras/,
  ],
  ['letters in an Italian one', { nif: 'IT1234567890A' }, ['nif', 1103], /IT y 11 cifras/],
  ['Romania with a 0 in front', { nif: 'RO012' }, ['nif', 1103], /la primera no un 0/],
  ['Bulgaria with eleven', { nif: 'BG12345678901' }, ['nif', 1103], /BG y 9 o 10 cifras/],
  ['Czechia with seven', { nif: 'CZ1234567' }, ['nif', 1103], /CZ y 8, 9 o 10 cifras/],
  ['small letters never get here, others do', { nif: 'ATÜ2345678' }, ['nif', 1103], /AT y 9 letras o cifras/],
  ['an Irish one without its end', { nif: 'IE123456', country: 'IE' }, ['nif', 1103], /IE y 8 o 9 letras o cifras/],
  [
    'Greek letters for another country',
    { nif: 'EL123456789', country: 'DE' },
    ['nif', 1122],
    /otro país \(GR\) que el suyo \(DE\)/,
  ],
  ['GB as NIF-IVA', { nif: 'GB123456789', country: 'GB', idKind: '02' }, ['idKind', 1255], /Reino Unido/],
  ['NIF-IVA of the United States', { nif: '1', country: 'US', idKind: '02' }, ['idKind', 1103], /Solo las empresas/],
  [
    'Northern Ireland before it had numbers of its own',
    { nif: '123456789', country: 'XI', operationDate: '2020-12-31' },
    ['idKind', 1254],
    /existen desde 2021/,
  ],
  ['NIF-IVA of nowhere', { nif: '1', idKind: '02' }, ['idKind', 1103], /Solo las empresas/],
  ['07 with a wrong letter', { nif: '48213960B', country: 'ES', idKind: '07' }, ['nif', 1290], /Corrígelo/],
  ['07 of a company', { nif: 'B26304188', country: 'ES', idKind: '07' }, ['idKind', 1131], /quita «No censado»/],
  ['a number of Germany for France', { nif: 'DE123456789', country: 'FR' }, ['nif', 1122], /es de otro país \(DE\)/],
  ['07 of France', { nif: '48213960A', country: 'FR', idKind: '07' }, ['country', 1126], /deja España/],
  ['E5 to a Spanish NIF', { rates: causes(null, 'E5') }, ['nif', 1289], /NIF-IVA de ese país.*o cambia la causa/],
  ['E5 to a passport', { nif: 'P1', country: 'FR', idKind: '03', rates: causes('E5') }, ['nif', null], /NIF-IVA/],
  ['a company with a wrong NIF', { issuerNif: 'B98241570' }, ['company', 4116], /Configuración › Empresa/],
  ['the day before the first', { date: '2024-10-27' }, ['date', 1152], /28\/10\/2024: cambia la fecha/],
  ['thirteen rows', { rates: causes(...Array<null>(13).fill(null)) }, ['lines', 4102], /12 combinaciones/],
])('refused: %s', (_what, given, [part, code], text) =>
  expect(refusalsOf(invoice(given))).toEqual([{ part, code, text: expect.stringMatching(text) }]),
);

test('each part that is wrong is reported, the customer first', () => {
  const all = refusalsOf(
    invoice({
      nif: '48213960B',
      issuerNif: 'B98241570',
      date: '2020-01-01',
      rates: causes(...Array<null>(13).fill(null)),
    }),
  );
  expect(all.map(({ part }) => part)).toEqual(['nif', 'company', 'date', 'lines']);
});
