import { daysLeft, noticeOf, type Standing } from './trial';

const NOW = new Date('2026-11-21T10:00:00Z');

const said = (given: Partial<Standing>) => {
  const notice = noticeOf({ status: 'trial', trialEndsAt: null, freeInvoicesLeft: 0, ...given }, NOW);
  return notice && { kind: notice.kind, text: notice.before + notice.strong + notice.after };
};

test('days left are rounded up', () => {
  expect(daysLeft('2026-11-26T10:00:00Z', NOW)).toBe(5);
  expect(daysLeft('2026-11-26T10:00:01Z', NOW)).toBe(6);
  expect(daysLeft('2026-11-21T10:00:01Z', NOW)).toBe(1);
  expect(daysLeft('2026-11-21T10:00:00Z', NOW)).toBe(0);
  expect(daysLeft('2026-11-01T10:00:00Z', NOW)).toBe(0);
  expect(daysLeft(null, NOW)).toBe(0);
});

test('with 7 days or fewer it warns and says whom to ask', () => {
  expect(said({ trialEndsAt: '2026-11-28T10:00:00Z' })).toEqual({
    kind: 'warning',
    text: 'Te quedan 7 días de prueba. Contacta para activar tu plan.',
  });
  expect(said({ trialEndsAt: '2026-11-22T10:00:00Z' })).toEqual({
    kind: 'warning',
    text: 'Te queda 1 día de prueba. Contacta para activar tu plan.',
  });
});

test('with more it informs', () => {
  expect(said({ trialEndsAt: '2026-11-28T10:00:01Z' })).toEqual({
    kind: 'info',
    text: 'Te quedan 8 días de prueba. Puedes emitir todas las facturas que quieras.',
  });
});

test('where the law lets it issue nothing, it promises nothing', () => {
  const notice = noticeOf({ status: 'trial', trialEndsAt: '2026-12-11T10:00:00Z', freeInvoicesLeft: 0 }, NOW, false);
  expect(notice).toEqual({ kind: 'info', before: 'Te quedan ', strong: '20 días', after: ' de prueba.' });
});

test('free invoices outlive the days, and it says how many are left', () => {
  expect(said({ trialEndsAt: '2026-12-21T10:00:00Z', freeInvoicesLeft: 3 })?.text).toMatch(
    /Las 3 primeras facturas son gratis aunque acabe la prueba: te quedan las 3\.$/,
  );
  expect(said({ trialEndsAt: '2026-12-21T10:00:00Z', freeInvoicesLeft: 1 })?.text).toMatch(/te queda 1\.$/);
  expect(said({ trialEndsAt: '2026-11-20T10:00:00Z', freeInvoicesLeft: 2 })).toEqual({
    kind: 'warning',
    text: 'Los 30 días de prueba han terminado. Te quedan 2 facturas gratis. Contacta para activar tu plan.',
  });
});

test('when both are used up it says what can be done and what not', () => {
  const stopped =
    'No puedes emitir facturas nuevas, pero sí consultar, descargar y exportar las que tienes. Contacta para activar tu plan.';
  expect(said({ trialEndsAt: '2026-11-20T10:00:00Z' })).toEqual({
    kind: 'warning',
    text: `Tu prueba ha terminado. ${stopped}`,
  });
  expect(said({ status: 'expired' })?.text).toBe(`Tu suscripción ha expirado. ${stopped}`);
  expect(said({ status: 'cancelled' })?.text).toBe(`Tu suscripción está cancelada. ${stopped}`);
});

test('a paid subscription has no banner', () => {
  expect(said({ status: 'active' })).toBeNull();
});
