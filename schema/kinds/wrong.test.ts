import { cameInOf, type CameIn } from './money-advice';
import {
  adviceOn,
  asks,
  isAnswered,
  wrongInstrument,
  WRONGS,
  type Answers,
  type Happened,
  type Situation,
  type Wrong,
} from './wrong';

const ISSUED: Situation = {
  status: 'issued',
  record: 'accepted',
  simplified: false,
  rectified: false,
  replacedBy: null,
};

const F3 = { of: 'complete', settledBy: null } as const;
const SETTLED = { of: 'prepayment', by: 'A-2026-0009' } as const;
const TICKET = { of: 'ticket', by: 'A-2026-0003' } as const;

/**
 * Answers and how the invoice stands → the one right instrument, as `shared/spec/invoice-kinds.md` A3 and the AEAT's
 * FAQ 17 say it. '-': not asked. Kind and extent of a rectifying invoice behind a colon; '+ reissue': issued anew.
 */
const TABLE: [
  wrong: Wrong,
  happened: Happened | '-',
  handedOver: 'sí' | 'no' | '-',
  stands: Partial<Situation>,
  right: string,
  source: string,
][] = [
  // FAQ 17.1: before it is issued.
  ['amount', 'yes', 'sí', { status: 'draft' }, 'edit', 'FAQ 17.1'],
  ['whole', 'no', 'no', { status: 'draft' }, 'edit', 'FAQ 17.1'],
  // FAQ 17.2.d: an annulled invoice has no effect.
  ['amount', 'yes', 'sí', { status: 'cancelled' }, 'nothing', 'FAQ 17.2.d'],
  ['unpaid', '-', '-', { status: 'cancelled' }, 'nothing', 'FAQ 17.2.d'],
  // A3: the operation took place, and the customer has it.
  ['amount', 'yes', 'sí', {}, 'rectify: R1 I rows', 'LIVA 80; FAQ 17.2.a'],
  ['vat', 'yes', 'sí', {}, 'rectify: R1 I rates', 'LIVA 80, 89; FAQ 17.2.a'],
  ['customer', 'yes', 'sí', {}, 'rectify: R4 S data', 'ROF 15; A3'],
  ['customer', 'yes', 'sí', { status: 'paid' }, 'rectify: R4 S data', 'ROF 15; A3'],
  ['customer', 'yes', 'sí', { rectified: true }, 'rectify: R4 I data', 'ROF 15; A3'],
  ['customer', 'yes', 'sí', { margin: true }, 'rectify: R4 I data', 'ROF 15; A3'],
  ['other_customer', 'yes', 'sí', {}, 'rectify: R4 I whole + reissue', 'ROF 15; A3'],
  ['text', 'yes', 'sí', {}, 'rectify: R4 I data', 'ROF 15; FAQ 17.2.a'],
  ['whole', 'yes', 'sí', {}, 'rectify: R4 I whole + reissue', 'ROF 15; FAQ 17.2.a'],
  // FAQ 17, on 2.a: whatever became of the record, the rectifying invoice is the answer.
  ['amount', 'yes', 'sí', { record: 'rejected' }, 'rectify: R1 I rows', 'LIVA 80; FAQ 17.2.a'],
  ['customer', 'yes', 'sí', { record: 'rejected' }, 'rectify: R4 S data', 'ROF 15; A3'],
  ['vat', 'yes', 'sí', { record: 'warned' }, 'rectify: R1 I rates', 'LIVA 80, 89; FAQ 17.2.a'],
  ['amount', 'yes', 'sí', { record: 'none' }, 'rectify: R1 I rows', 'LIVA 80; FAQ 17.2.a'],
  ['amount', 'yes', 'sí', { status: 'paid' }, 'rectify: R1 I rows', 'LIVA 80; FAQ 17.2.a'],
  ['amount', 'yes', 'sí', { rectified: true }, 'rectify: R1 I rows', 'LIVA 80; FAQ 17.2.a'],
  // ROF 15.5: what replaces it says what is right.
  ['amount', 'yes', 'sí', { rectified: true, replacedBy: 'R-2026-0001' }, 'nothing', 'ROF 15.5'],
  ['whole', 'no', 'no', { rectified: true, replacedBy: 'R-2026-0001' }, 'nothing', 'ROF 15.5'],
  ['customer_record', '-', '-', { rectified: true, replacedBy: 'R-2026-0001' }, 'correct', 'FAQ 17.2.b'],
  // LIVA 80.Dos: without effect in part.
  ['amount', 'part', 'sí', {}, 'rectify: R1 I rows', 'LIVA 80.Dos; FAQ 17.2.a'],
  ['whole', 'part', 'sí', {}, 'rectify: R1 I rows', 'LIVA 80.Dos; FAQ 17.2.a'],
  // FAQ 17.2.d and A3: what never took place.
  ['whole', 'no', 'sí', {}, 'annul', 'FAQ 17.2.d; RRSIF 11.1'],
  ['whole', 'no', 'no', {}, 'annul', 'FAQ 17.2.d; RRSIF 11.1'],
  ['amount', 'no', 'sí', {}, 'annul', 'FAQ 17.2.d; RRSIF 11.1'],
  ['text', 'no', 'no', { record: 'rejected' }, 'annul', 'FAQ 17.2.d; RRSIF 11.1'],
  ['whole', 'no', 'no', { rectified: true }, 'annul after what rectifies it', 'FAQ 17.2.d; RRSIF 11.1'],
  // LIVA 75.Dos: money that came before accrues VAT.
  ['whole', 'no', 'sí', { status: 'paid' }, 'rectify: R1 I whole', 'LIVA 75.Dos, 80.Dos'],
  ['whole', 'no', 'no', { cameIn: 'part' }, 'rectify: R1 I whole', 'LIVA 75.Dos, 80.Dos'],
  ['amount', 'no', 'sí', { cameIn: 'part', simplified: true }, 'rectify: R5 I whole', 'LIVA 75.Dos, 80.Dos'],
  // FAQ 17, on 2.d: what never reached the customer.
  ['amount', 'yes', 'no', {}, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['vat', 'yes', 'no', {}, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['customer', 'yes', 'no', { record: 'rejected' }, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['other_customer', 'yes', 'no', {}, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['text', 'yes', 'no', {}, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['amount', 'part', 'no', {}, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['whole', 'yes', 'no', {}, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['amount', 'yes', 'no', { cameIn: 'part' }, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  // FAQ 17.2.b: data of the record alone.
  ['customer_record', '-', '-', {}, 'correct', 'FAQ 17.2.b'],
  ['customer_record', '-', '-', { record: 'warned' }, 'correct', 'FAQ 17.2.b'],
  ['customer_record', '-', '-', { record: 'rejected' }, 'correct', 'FAQ 17.2.b'],
  ['customer_record', '-', '-', { record: 'waiting' }, 'nothing', 'FAQ 17.2.b'],
  // FAQ 17.2.c: neither on the paper that the law asks for nor in a record.
  ['customer_record', '-', '-', { record: 'none' }, 'nothing', 'FAQ 17.2.c'],
  ['notes', '-', '-', {}, 'nothing', 'FAQ 17.2.c'],
  // A3, LIVA 80: the invoice was right, and something came after it.
  ['returned', '-', '-', {}, 'rectify: R1 I rows', 'LIVA 80.Uno, Dos'],
  ['returned', '-', '-', { status: 'paid' }, 'rectify: R1 I rows', 'LIVA 80.Uno, Dos'],
  ['insolvent', '-', '-', {}, 'rectify: R2 I whole', 'LIVA 80.Tres; RIVA 24'],
  ['unpaid', '-', '-', {}, 'rectify: R3 I whole', 'LIVA 80.Cuatro; RIVA 24'],
  ['unpaid', '-', '-', { status: 'paid' }, 'nothing', 'LIVA 80.Cuatro'],
  ['insolvent', '-', '-', { status: 'paid' }, 'nothing', 'LIVA 80.Cuatro'],
  // LIVA 80.Cinco.4.ª: what came in of a debt keeps its VAT; of what replaces another the family's money counts.
  ['unpaid', '-', '-', { cameIn: 'part' }, 'rectify: R3 I owed', 'LIVA 80.Cuatro; RIVA 24'],
  ['insolvent', '-', '-', { cameIn: 'part' }, 'rectify: R2 I owed', 'LIVA 80.Tres; RIVA 24'],
  ['unpaid', '-', '-', { cameIn: 'part', simplified: true }, 'rectify: R5 I owed', 'LIVA 80.Cuatro; RIVA 24'],
  ['unpaid', '-', '-', { cameIn: 'all' }, 'nothing', 'LIVA 80.Cuatro'],
  ['unpaid', '-', '-', { status: 'paid', cameIn: 'none' }, 'rectify: R3 I whole', 'LIVA 80.Cuatro; RIVA 24'],
  ['unpaid', '-', '-', { status: 'cancelled', cameIn: 'part' }, 'nothing', 'FAQ 17.2.d'],
  // A3: any cause on a simplified invoice; nobody is named in it.
  ['amount', 'yes', 'sí', { simplified: true }, 'rectify: R5 I rows', 'LIVA 80; FAQ 17.2.a'],
  ['vat', 'yes', 'sí', { simplified: true }, 'rectify: R5 I rates', 'LIVA 80, 89; FAQ 17.2.a'],
  ['text', 'yes', 'sí', { simplified: true }, 'rectify: R5 I data', 'ROF 15; FAQ 17.2.a'],
  ['whole', 'part', 'sí', { simplified: true }, 'rectify: R5 I rows', 'LIVA 80.Dos; FAQ 17.2.a'],
  ['returned', '-', '-', { simplified: true, status: 'paid' }, 'rectify: R5 I rows', 'LIVA 80.Uno, Dos'],
  ['whole', 'no', 'no', { simplified: true }, 'annul', 'FAQ 17.2.d; RRSIF 11.1'],
  ['customer', 'no', 'no', { simplified: true }, 'annul', 'FAQ 17.2.d; RRSIF 11.1'],
  ['customer', 'yes', 'sí', { simplified: true }, 'nothing', 'ROF 7.1'],
  ['customer_record', '-', '-', { simplified: true }, 'nothing', 'ROF 7.1'],
  ['other_customer', 'yes', 'no', { simplified: true }, 'nothing', 'ROF 7.1'],
  // FAQ 27: a complete invoice for simplified ones is taken back, never rectified; the sale is these's.
  ['customer', 'yes', 'sí', { exchange: F3 }, 'take_back + reissue', 'FAQ 27'],
  ['other_customer', 'yes', 'sí', { exchange: F3 }, 'take_back + reissue', 'FAQ 27'],
  ['whole', 'yes', 'sí', { exchange: F3, status: 'paid' }, 'take_back + reissue', 'FAQ 27'],
  ['customer', 'yes', 'no', { exchange: F3 }, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['customer_record', '-', '-', { exchange: F3 }, 'correct', 'FAQ 17.2.b'],
  ['amount', 'yes', 'sí', { exchange: F3 }, 'nothing in tickets', 'FAQ 27'],
  ['vat', 'yes', 'no', { exchange: F3 }, 'nothing in tickets', 'FAQ 27'],
  ['whole', 'no', 'no', { exchange: F3 }, 'nothing in tickets', 'FAQ 27'],
  ['returned', '-', '-', { exchange: F3 }, 'nothing in tickets', 'FAQ 27'],
  ['customer', 'yes', 'sí', { exchange: { ...F3, settledBy: 'A-2026-0004' } }, 'nothing', 'FAQ 27'],
  // FAQ 27, cases 2 and 3: the ticket is rectified, and that is exchanged too.
  ['returned', '-', '-', { simplified: true, exchange: TICKET }, 'rectify: R5 I rows', 'LIVA 80.Uno, Dos'],
  ['whole', 'no', 'no', { simplified: true, exchange: TICKET }, 'rectify: R5 I whole', 'FAQ 27'],
  ['amount', 'yes', 'no', { simplified: true, exchange: TICKET }, 'rectify: R5 I whole', 'FAQ 27'],
  ['customer', 'yes', 'sí', { simplified: true, exchange: TICKET }, 'nothing', 'FAQ 27'],
  // What another invoice takes off is not annulled.
  ['text', 'yes', 'no', { settlement: { of: 'prepayment', by: null } }, 'annul + reissue', 'FAQ 17.2.d; RRSIF 11.1'],
  ['text', 'yes', 'no', { settlement: SETTLED }, 'rectify: R1 I whole', 'LIVA 75.Dos, 80.Dos'],
  ['amount', 'yes', 'sí', { settlement: SETTLED }, 'rectify: R1 I rows', 'LIVA 80; FAQ 17.2.a'],
];

test('advice on a prepayment and on what takes it off says what else is to be put right', () => {
  const why = (answers: Answers, settlement: Situation['settlement']) =>
    adviceOn(answers, { ...ISSUED, settlement }).why;
  const amount: Answers = { wrong: 'amount', happened: 'yes', handedOver: true };
  expect(why(amount, SETTLED)).toContain('Está liquidado en A-2026-0009, que lo resta: rectifica también esa.');
  expect(why({ ...amount, wrong: 'customer' }, SETTLED)).not.toContain('liquidado');
  const final = (...prepayments: string[]) => ({ of: 'final' as const, prepayments });
  expect(why({ ...amount, wrong: 'whole' }, final('A-2026-0004'))).toContain(
    'Su anticipo (A-2026-0004) queda sin liquidar: réstalo en la que emitas en su lugar.',
  );
  expect(why({ wrong: 'whole', happened: 'no', handedOver: false }, final('A-1', 'A-2'))).toContain(
    'Sus anticipos (A-1, A-2) ya llevan IVA: abónalos también.',
  );
  expect(why(amount, final('A-2026-0004'))).not.toContain('anticipo');
});

const answersOf = (wrong: Wrong, happened: Happened | '-', handedOver: string): Answers => ({
  wrong,
  happened: happened === '-' ? null : happened,
  handedOver: handedOver === '-' ? null : handedOver === 'sí',
});

test.each(TABLE)(
  '%s, took place: %s, handed over: %s, %j → %s',
  (wrong, happened, handedOver, stands, right, source) => {
    const answers = answersOf(wrong, happened, handedOver);
    const { instrument, rectify, reissue, rectifyingFirst, inTickets, ...found } = adviceOn(answers, {
      ...ISSUED,
      ...stands,
    });
    const said = [
      instrument + (rectify ? `: ${rectify.kind} ${rectify.way} ${rectify.extent}` : ''),
      ...(inTickets ? ['in tickets'] : []),
      ...(rectifyingFirst ? ['after what rectifies it'] : []),
      ...(reissue ? ['+ reissue'] : []),
    ];
    expect([said.join(' '), found.source]).toEqual([right, source]);
    expect(isAnswered(answers)).toBe(true);
  },
);

test.each<[left: string, collected: string, cameIn: CameIn]>([
  ['1210.00', '0.00', 'none'],
  ['1210.00', '0.01', 'part'],
  ['1210.00', '1209.99', 'part'],
  ['1210.00', '1210.00', 'all'],
  ['1210.00', '1300.00', 'all'],
  ['0.00', '0.00', 'none'],
  ['0.00', '121.00', 'all'],
  ['-121.00', '-50.00', 'part'],
  ['-121.00', '-121.00', 'all'],
  ['-121.00', '50.00', 'none'],
  ['1210.00', '-50.00', 'none'],
])('of %s to be paid %s came in: %s', (left, collected, cameIn) => {
  expect(cameInOf({ left, collected })).toBe(cameIn);
});

test('every combination has one instrument with its reason, and only a rectifying one has a kind', () => {
  const happened: (Happened | null)[] = ['yes', 'part', 'no', null];
  for (const wrong of WRONGS)
    for (const each of happened)
      for (const handedOver of [true, false, null])
        for (const status of ['draft', 'issued', 'paid', 'cancelled'] as const)
          for (const record of ['none', 'waiting', 'accepted', 'warned', 'rejected'] as const)
            for (const [rectified, simplified] of [
              [true, false],
              [false, false],
              [true, true],
            ] as const) {
              const answers = { wrong, happened: each, handedOver };
              const situation = { status, record, simplified, rectified, replacedBy: null };
              const { instrument, rectify, why } = adviceOn(answers, situation);
              const isRight = wrongInstrument(instrument, answers, situation) === null;
              const said = [rectify !== undefined, why.length > 20, isRight];
              expect(said).toEqual([instrument === 'rectify', true, true]);
            }
});

test('the other two questions are asked where their answer matters', () => {
  expect(WRONGS.filter(wrong => asks(wrong).more)).toEqual([
    'amount',
    'vat',
    'customer',
    'other_customer',
    'text',
    'whole',
  ]);
  expect(WRONGS.filter(wrong => asks(wrong).part)).toEqual(['amount', 'whole']);
  expect(isAnswered({ wrong: 'amount', happened: 'yes', handedOver: null })).toBe(false);
});

test('the wrong instrument is told which one is right', () => {
  expect(wrongInstrument('annul', { wrong: 'amount', happened: 'yes', handedOver: true }, ISSUED)).toBe(
    'La operación se hizo y tu cliente ya tiene la factura: se queda como está y otra corrige el importe. Con lo que dices, rectifícala (R1, por diferencias).',
  );
  expect(wrongInstrument('rectify', { wrong: 'whole', happened: 'no', handedOver: false }, ISSUED)).toBe(
    'Lo que dice la factura no existió: se anula, y deja de contar. Con lo que dices, anúlala.',
  );
});

test('data of the customer alone are said once more with all of it, in place of the original', () => {
  const customer: Answers = { wrong: 'customer', happened: 'yes', handedOver: true };
  expect(wrongInstrument('annul', customer, ISSUED)).toBe(
    'La operación se hizo y tu cliente ya tiene la factura: otra la repite con sus datos buenos y vale en su lugar. Los importes no cambian. Con lo que dices, rectifícala (R4, por sustitución).',
  );
  expect(wrongInstrument('annul', customer, { ...ISSUED, rectified: true })).toMatch(/R4, por diferencias/);
});

test('what comes back of who is named may be taken off their next invoice', () => {
  const returned: Answers = { wrong: 'returned', happened: null, handedOver: null };
  const of = (more: Partial<Situation>) => adviceOn(returned, { ...ISSUED, ...more }).orNextInvoice ?? false;
  expect([of({}), of({ status: 'paid' }), of({ simplified: true }), of({ replacedBy: 'R-2026-0001' })]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
