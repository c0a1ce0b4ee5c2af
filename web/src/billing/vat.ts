const VAT = 21;

/** '49.00' -> '10.29' */
export const vatOf = (net: string): string => (Math.round(Math.round(Number(net) * 100) * VAT / 100) / 100).toFixed(2);

/** '49.00' -> '59.29' */
export const addPercentage = (net: string): string => (Number(net) + Number(vatOf(net))).toFixed(2);
