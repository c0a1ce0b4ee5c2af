const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+$/;
const PLAIN = /^-?\d+(\.\d+)?$/;

/** '1.234,5', '1234.5', '1 234,5 €' -> '1234.5', the way the server takes it; null where it is no amount. */
export function parseAmount(text: string): string | null {
  const bare = text.replace(/[\s€]/g, '').replace('−', '-');
  const point =
    bare.includes(',') || GROUPED.test(bare) ? bare.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.') : bare;
  const whole = point.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return PLAIN.test(whole) ? whole : null;
}

const spanish = (decimals: number, most: number) =>
  new Intl.NumberFormat('es-ES', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: most,
    useGrouping: 'always',
  });

const two = spanish(2, 2);
const upToSix = spanish(2, 6);
const none = spanish(0, 0);
const bare = spanish(0, 6);

// Text goes in as it is: through a number it would lose cents.
const write = (format: Intl.NumberFormat, amount: string) =>
  format.format(amount as Intl.StringNumericLiteral).replace('-', '−');

/** '1234.5' -> '1.234,50' */
export const formatAmount = (amount: string) => write(two, amount);

/** Unit prices: at least two decimals, all that there are. */
export const formatPrice = (amount: string) => write(upToSix, amount);

/** Quantities: '2.00' -> '2', '1.50' -> '1,5' */
export const formatQuantity = (amount: string) => write(bare, amount);

/** '1234.5' -> '1.234,50 €', with a space that does not break */
export const formatMoney = (amount: string) => `${formatAmount(amount)}\u00a0€`;

/** Without decimals, for the dashboard's totals. */
export const formatMoneyRound = (amount: string) => `${write(none, amount)}\u00a0€`;

export const formatCount = (count: number) => none.format(count);
