export const notFound = {
  title: 'Página no encontrada',
  description: 'Esta página de Folio no existe.',
  sheet: {
    page: 'Página',
    code: '404',
    found: 'Páginas encontradas',
    lost: 'Facturas perdidas',
    none: '0',
    total: 'Total',
    amount: '0,00\u00a0€',
  },
  heading: 'Esta página no existe',
  text: 'Puede que el enlace esté mal escrito o que la hayamos movido. Tus facturas siguen en su sitio.',
  back: 'Volver atrás',
  home: 'Ir al inicio',
} as const;
