import { paths } from '../../paths';
import { price } from '../../ui/format/prices';
import { CLOCK, HOURS } from '../../ui/format/promises';

/** Filled in by the server with what its configuration says, and the privacy policy in force; see api/http/fill.ts. */
export const FILLED = {
  url: '%PUBLIC_URL%',
  years: '%YEARS%',
  owner: '%PLATFORM_NAME%',
  nif: '%PLATFORM_NIF%',
  address: '%PLATFORM_ADDRESS%',
  email: '%PLATFORM_EMAIL%',
  support: '%SUPPORT_EMAIL%',
  policyLine: '%POLICY_LINE%',
  policyText: '%POLICY_TEXT%',
} as const;

export const site = {
  name: 'Folio',
  skip: 'Ir al contenido',
  home: 'Folio, inicio',
  nav: {
    label: 'Principal',
    menu: 'Menú',
    links: [
      { to: paths.home, text: 'Inicio' },
      { to: paths.features, text: 'Funciones' },
      { to: paths.pricing, text: 'Precios' },
      { to: paths.faq, text: 'Preguntas frecuentes' },
      { to: paths.contact, text: 'Contacto' },
    ],
    login: 'Iniciar sesión',
    register: 'Crear cuenta',
    enter: 'Ir a Folio',
  },
  start: 'Empieza gratis',
  ogImage: 'Folio: tus facturas, hechas y enviadas a Hacienda',
  footer: {
    what: 'Facturación en la nube para autónomos y empresas.',
    groups: [
      {
        title: 'Producto',
        links: [
          { to: paths.home, text: 'Inicio' },
          { to: paths.features, text: 'Funciones' },
          { to: paths.pricing, text: 'Precios' },
          { to: paths.faq, text: 'Preguntas frecuentes' },
          { to: paths.register, text: 'Crear cuenta' },
          { to: paths.login, text: 'Iniciar sesión' },
        ],
      },
      {
        title: 'Empresa',
        links: [
          { to: paths.about, text: 'Sobre nosotros' },
          { to: paths.contact, text: 'Contacto' },
          { to: `mailto:${FILLED.support}`, text: FILLED.support },
        ],
      },
      {
        title: 'Legal',
        links: [
          { to: paths.legal('privacy'), text: 'Privacidad' },
          { to: paths.legal('terms'), text: 'Términos' },
          { to: paths.legal('cookies'), text: 'Cookies' },
          { to: paths.legal('legal'), text: 'Aviso legal' },
          { to: paths.declaration(), text: 'Declaración responsable' },
          { to: paths.obligations, text: 'Qué me obliga y cuándo' },
        ],
      },
    ],
    copyright: `© ${FILLED.years} Folio`,
    hours: `Precios sin IVA. Soporte: ${HOURS} (${CLOCK}).`,
  },
  /** What a search engine reads about the product. */
  product: {
    description:
      'Programa de facturación en la nube para autónomos y empresas de España, con numeración, IVA, PDF y envío a Verifactu.',
    category: 'BusinessApplication',
    trial: `${price.freeOffer}, sin tarjeta`,
  },
} as const;
