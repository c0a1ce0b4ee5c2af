/** Why an overdue invoice gets no reminder. */
export const HOLDS = {
  paid_said: 'Por su enlace dicen que ya la han pagado: contesta antes',
  mistake_said: 'Por su enlace dicen que hay un error: contesta antes',
  invoice_off: 'Para esta factura los avisos están quitados',
  customer_off: 'Para este cliente los avisos están quitados',
  no_address: 'Ni la factura ni la ficha del cliente tienen email',
  address_refused: 'Su dirección rechazó el último correo: corrígela en la ficha del cliente',
  restricted: 'El tratamiento de los datos de este cliente está limitado: no se le envía nada',
  erased: 'Los datos de este cliente se suprimieron: no se le envía nada',
  replaced: 'La sustituye otra factura, que es la que vale: reclama esa',
  together: 'La rebaja una rectificativa que corrige varias facturas: anota antes a cuál se aplica',
} as const;

export type Hold = keyof typeof HOLDS;
