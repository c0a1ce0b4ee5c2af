import { lockedProblem, quoteDateProblem, quoteNumber, quoteState, turnProblem, validUntilProblem } from './quote';

test('a quote that was sent expires after its last day; what is invoiced is that whatever the day', () => {
  const on = (today: string, kept: 'sent' | 'accepted' | 'draft', isInvoiced = false) =>
    quoteState(kept, '2026-12-20', today, isInvoiced);
  expect([on('2026-12-20', 'sent'), on('2026-12-21', 'sent')]).toEqual(['sent', 'expired']);
  expect([on('2026-12-21', 'accepted'), on('2026-12-21', 'draft')]).toEqual(['accepted', 'draft']);
  expect(on('2026-12-21', 'accepted', true)).toBe('invoiced');
});

test('its own numbers, and days within a year', () => {
  expect([quoteNumber('quote', 2026, 17), quoteNumber('proforma', 2026, 12345)]).toEqual([
    'P-2026-0017',
    'PF-2026-12345',
  ]);
  expect([
    quoteDateProblem('2025-11-19', '2026-11-20'),
    quoteDateProblem('2025-11-18', '2026-11-20'),
    validUntilProblem('2026-11-20', '2026-11-20'),
    validUntilProblem('2026-11-20', '2026-11-19'),
    validUntilProblem('2026-11-20', '2027-11-21'),
    validUntilProblem('2026-11-20', '2027-11-22'),
  ]).toEqual([
    null,
    'Escribe una fecha a menos de un año de hoy',
    null,
    'Vale al menos hasta su propia fecha',
    null,
    'Vale como mucho un año desde su fecha',
  ]);
});

test('what is accepted does not change, and only that is invoiced', () => {
  const states = ['draft', 'sent', 'refused', 'expired', 'accepted', 'invoiced'] as const;
  expect(states.map(state => lockedProblem('quote', state) !== null)).toEqual([false, false, false, false, true, true]);
  expect(states.map(state => turnProblem('proforma', state) !== null)).toEqual([true, true, true, true, false, true]);
  expect(turnProblem('proforma', 'sent')).toBe('La factura proforma no está aceptada: márcala antes como aceptada');
});
