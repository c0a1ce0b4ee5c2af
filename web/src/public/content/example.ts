/** The invoice that the fragments of the product show. Invented people and companies; every amount adds up. */
export const example = {
  number: 'A-2026-0062',
  issuer: { name: 'Estudio Marea, S.L.', nif: 'B98241573', address: ['Calle de Sorní, 18, 2.º', '46004 València'], email: 'lucia@estudiomarea.example' },
  customer: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' },
  date: '20/11/2026',
  dateInWords: '20 de noviembre de 2026',
  accepted: 'Aceptada por AEAT',
  acceptedAt: '20/11/2026, 13:46',
  csv: 'A-7Q4KXW2M9TRB5DZN',
  lines: [
    { description: 'Diseño de identidad visual', quantity: '1', price: '1.850,00', rate: '21\u00a0%', subtotal: '1.850,00\u00a0€', total: '2.238,50' },
    { description: 'Maquetación de catálogo, por página', quantity: '32', price: '18,50', rate: '21\u00a0%', subtotal: '592,00\u00a0€', total: '716,32' },
    { description: 'Catálogo impreso, 500 ejemplares', quantity: '500', price: '2,36', rate: '4\u00a0%', subtotal: '1.180,00\u00a0€', total: '1.227,20' },
    { description: 'Catering de la presentación', quantity: '1', price: '260,00', rate: '10\u00a0%', subtotal: '260,00\u00a0€', total: '286,00' },
  ],
  rates: [
    { of: '21\u00a0% de 2.442,00', quota: '512,82' },
    { of: '10\u00a0% de 260,00', quota: '26,00' },
    { of: '4\u00a0% de 1.180,00', quota: '47,20' },
  ],
  total: '4.468,02\u00a0€',
  earlier: [
    { number: 'A-2026-0061', date: '18/11/2026' },
    { number: 'A-2026-0060', date: '17/11/2026' },
    { number: 'A-2026-0059', date: '13/11/2026' },
  ],
  qr: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B98241573&numserie=A-2026-0062&fecha=20-11-2026&importe=4468.02',
} as const;

/** The words that stand in the fragments, as the product has them. */
export const words = {
  description: 'Descripción', quantity: 'Cantidad', price: 'Precio', rate: 'IVA', total: 'Total', today: 'Hoy', csv: 'CSV de verificación',
  sealed: 'Sellada', sent: 'Enviada', accepted: 'Aceptada', qr: 'QR tributario:', legend: 'VERI*FACTU', invoice: 'Factura', series: 'Serie A',
  customer: 'Cliente', priceBare: 'Precio sin IVA', amountBare: 'Importe sin IVA', company: 'Nombre de la empresa', nif: 'NIF/CIF', email: 'Email',
  created: 'Factura creada correctamente', issued: 'Emitida', download: 'Descargar PDF', nifOf: 'NIF',
} as const;
