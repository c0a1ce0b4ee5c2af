/** Data of the customer by differences: where nothing may replace the invoice, or somebody chooses it. */
export const DATA_APART =
  'La operación se hizo y tu cliente ya tiene la factura: se queda como está y otra lleva los datos buenos de tu cliente. Los importes no cambian.';
const DATA_AGAIN =
  'La operación se hizo y tu cliente ya tiene la factura: otra la repite con sus datos buenos y vale en su lugar. Los importes no cambian.';

/** Of an invoice whose customer's data alone were wrong: the same amounts once more (A3). `apart`: nothing may replace it. */
export const onIdentity = (apart: boolean) => ({
  instrument: 'rectify' as const,
  why: apart ? DATA_APART : DATA_AGAIN,
  source: 'ROF 15; A3',
  rectify: {
    kind: 'R4' as const,
    way: apart ? ('I' as const) : ('S' as const),
    extent: 'data' as const,
    cause: 'Los datos del destinatario no eran los correctos.',
  },
});
