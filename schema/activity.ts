/**
 * The acts that the log knows, as the screen and the CSV name them, and how grave each is where its operation says
 * nothing else.
 */
export const ACTIONS = {
  login: { label: 'Entrar', risk: 'low' },
  logout: { label: 'Salir', risk: 'low' },
  create: { label: 'Crear', risk: 'low' },
  update: { label: 'Actualizar', risk: 'low' },
  delete: { label: 'Eliminar', risk: 'medium' },
  view: { label: 'Ver', risk: 'low' },
  export: { label: 'Exportar', risk: 'medium' },
  consent_granted: { label: 'Dar consentimiento', risk: 'low' },
  consent_revoked: { label: 'Revocar consentimiento', risk: 'low' },
  data_request_created: { label: 'Crear solicitud', risk: 'medium' },
  data_request_verified: { label: 'Verificar solicitud', risk: 'low' },
  data_request_processed: { label: 'Tramitar solicitud', risk: 'medium' },
  data_deletion: { label: 'Supresión de datos', risk: 'critical' },
} as const;

export type Action = keyof typeof ACTIONS;

export const RISKS = { low: 'Bajo', medium: 'Medio', high: 'Alto', critical: 'Crítico' } as const;

export type Risk = keyof typeof RISKS;

/** What an act is about. */
const ENTITIES = {
  invoice: 'Factura',
  recurring_invoice: 'Factura recurrente',
  quote: 'Presupuesto',
  customer: 'Cliente',
  bank_movement: 'Movimiento bancario',
  product: 'Producto',
  session: 'Sesión',
  tenant: 'Empresa',
  settings: 'Configuración',
  user: 'Usuario',
  api_key: 'Clave de API',
  certificate: 'Certificado',
  subscription: 'Suscripción',
  consent: 'Consentimiento',
  privacy_policy: 'Política de privacidad',
  data_request: 'Solicitud',
  affiliate: 'Afiliado',
  commission: 'Comisión',
  activity: 'Auditoría',
  regulation: 'Fecha de la ley',
  representation: 'Autorización a Folio',
} as const;

export type EntityType = keyof typeof ENTITIES;

/** Names of who is nobody of the company's. */
const STRANGERS: Record<string, string> = {
  api_key: 'Clave de API',
  system: 'Folio',
  superadmin: 'Folio, soporte',
  public: 'Desconocido',
};

/** How the log calls who did it. */
export const actorName = (kind: string, user: { name: string | null; email: string } | null): string =>
  (user && (user.name || user.email)) ?? STRANGERS[kind] ?? 'Usuario eliminado';

/** How the log calls what an act is about. */
export const entityName = (type: string): string => (ENTITIES as Record<string, string>)[type] ?? type;
