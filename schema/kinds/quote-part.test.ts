import { partOfBase } from './quote-part';

const left = (base: string, recargo = false) => ({ base, ivaRate: 21, recargo });

test('a part is moved by cents until its VAT and that of the rest are that of all', () => {
  // 101.00 at 21 % is 21.21; two halves of 50.50 would be 10.61 each.
  expect(partOfBase('50.50', left('101.00'))).toBe('50.49');
  expect(partOfBase('5.03', left('10.06'))).toBe('5.02');
  expect(partOfBase('500.00', left('1000.00'))).toBe('500.00');
  expect(partOfBase('0.00', left('10.00'))).toBe('0.01');
});

test('for each amount there is such a half near it, with recargo too, and the whole is itself', () => {
  const cents = (text: string) => Number(text.replace('.', ''));
  for (let base = 2; base < 4000; base += 7) {
    const text = `${Math.floor(base / 100)}.${String(base % 100).padStart(2, '0')}`;
    const half = `${Math.floor(Math.round(base / 2) / 100)}.${String(Math.round(base / 2) % 100).padStart(2, '0')}`;
    for (const recargo of [false, true]) {
      const part = cents(partOfBase(half, left(text, recargo)));
      const quota = (of: number, rate: number) => Math.floor((of * rate + 500) / 1000);
      for (const rate of recargo ? [210, 52] : [210])
        expect([text, recargo, rate, quota(part, rate) + quota(base - part, rate)]).toEqual([
          ...[text, recargo, rate, quota(base, rate)],
        ]);
    }
    expect(partOfBase(text, left(text))).toBe(text);
  }
});

test('a share above what is left is so, but for the cents that were moved', () => {
  expect(partOfBase('50.51', left('50.50'), 1)).toBe('50.50');
  expect(partOfBase('60.00', left('50.50'), 1)).toBe('60.00');
});
