export const calculator = {
  id: 'calculadora',
  title: 'Calculadora de IVA e IRPF',
  lead: 'El mismo cálculo que usan tus facturas, redondeado como en ellas.',
  noScript: 'La calculadora necesita JavaScript. Este es un ejemplo de 1.250,00\u00a0€.',
  amount: { label: 'Importe', hint: 'Con coma o con punto.', unit: '€', initial: '1.250,00' },
  amountWrong: 'Escribe un importe, como 1.250,00.',
  amountTooLarge: 'Hasta 999.999.999,99\u00a0€.',
  mode: { label: 'Ese importe es', base: 'La base, sin IVA', total: 'El total, con IVA' },
  vat: { label: 'IVA', of: (rate: string) => `${rate}\u00a0%` },
  irpf: {
    label: 'Retención de IRPF', none: 'Sin', other: 'Otra', hint: 'La practica tu cliente si es empresa o profesional. A un particular, nunca.',
    otherLabel: 'Qué porcentaje', otherHint: 'De 0 a 100, con coma o con punto.', otherWrong: 'Escribe un porcentaje de 0 a 100.',
  },
  sums: {
    title: 'Resultado', base: 'Base imponible', vat: 'IVA', invoice: 'Total factura', withheld: 'Retención IRPF', toPay: 'Total a pagar',
    of: (base: string, rate: string) => `= ${base} × ${rate}\u00a0%`,
    note: 'La retención se calcula sobre la base. No cambia el total de la factura ni el importe del QR.',
    nearest: (asked: string) => `Ninguna base da ${asked} justos: este es el total más cercano.`,
  },
} as const;
