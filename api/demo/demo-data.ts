import type { AffiliateInput } from '../modules/affiliates/affiliates.inputs';
import type { CustomerInput } from '../modules/customers/customers.inputs';
import { RequestType } from '../modules/privacy/data-request.entity';
import type { DataRequestInput } from '../modules/privacy/data-requests.inputs';
import type { ProductInput } from '../modules/products/products.inputs';

/** Invented people and companies. */
export const CUSTOMERS: CustomerInput[] = [
  {
    name: 'Bodegas Larrañaga, S.L.',
    nif: 'B26304188',
    email: 'pagos@bodegaslarranaga.example',
    phone: '941 555 014',
    address: 'Calle de la Vega, 14',
    city: 'Haro (La Rioja)',
    postalCode: '26200',
  },
  {
    name: 'Clínica Dental Ñuñoa, S.L.P.',
    nif: 'B96712039',
    email: 'administracion@dentalnunoa.example',
    address: 'Avenida del Puerto, 88',
    city: 'València',
    postalCode: '46021',
  },
  {
    name: 'Óptica Güell, S.A.',
    nif: 'A58402165',
    email: 'facturas@opticaguell.example',
    address: 'Carrer de Balmes, 120',
    city: 'Barcelona',
    postalCode: '08008',
  },
  {
    name: 'Ayuntamiento de Peñíscola',
    nif: 'P1208900I',
    address: 'Plaza del Ayuntamiento, 1',
    city: 'Peñíscola',
    postalCode: '12598',
  },
  {
    name: 'Cafés El Último Sorbo, S.L.',
    nif: 'B85304723',
    email: 'hola@ultimosorbo.example',
    address: 'Calle del Pez, 9',
    city: 'Madrid',
    postalCode: '28004',
  },
  {
    name: 'Construcciones Peñalver, S.A.',
    nif: 'A46109351',
    address: 'Polígono La Pista, nave 4',
    city: 'Quart de Poblet',
    postalCode: '46930',
  },
  {
    name: 'Librería Tres Peces, S.C.',
    nif: 'J73520181',
    email: 'pedidos@trespeces.example',
    address: 'Calle Tres Peces, 3',
    city: 'Murcia',
    postalCode: '30001',
  },
  {
    name: 'Hotel Mirador del Túria, S.L.',
    nif: 'B97128466',
    email: 'compras@miradorturia.example',
    address: 'Calle Llano del Real, 2',
    city: 'València',
    postalCode: '46010',
  },
  {
    name: 'José Ángel Núñez Rey',
    nif: '33456781S',
    address: 'Rúa do Franco, 21',
    city: 'Santiago de Compostela',
    postalCode: '15702',
  },
];

/** Somebody whom the demo's AEAT does not know: the record of her invoice is refused. */
export const UNREGISTERED: CustomerInput = {
  name: 'Irina Volkova Petrova',
  nif: 'Y1234567X',
  email: 'irina@volkova.example',
  address: 'Calle de Cádiz, 41',
  city: 'València',
  postalCode: '46006',
};

/** What people ask about their data, and how many days ago: the erasure's plan has invoices that the law keeps. */
export const REQUESTS: (DataRequestInput & { days: number })[] = [
  {
    days: 12,
    requestType: RequestType.erasure,
    name: 'José Ángel Núñez Rey',
    nif: '33456781S',
    email: 'jose.angel@nunezrey.example',
    description: 'Ya no trabajamos juntos. Quiero que borréis mis datos.',
  },
  {
    days: 26,
    requestType: RequestType.access,
    name: 'Cafés El Último Sorbo, S.L.',
    nif: 'B85304723',
    email: 'hola@ultimosorbo.example',
  },
];

export const PRODUCTS: ProductInput[] = [
  { name: 'Identidad visual', description: 'Diseño de identidad visual', sku: 'DIS-01', price: '1850', ivaRate: 21 },
  {
    name: 'Maquetación',
    description: 'Maquetación de catálogo, por página',
    sku: 'DIS-02',
    price: '18.50',
    ivaRate: 21,
  },
  {
    name: 'Catálogo impreso',
    description: 'Catálogo impreso, 500 ejemplares',
    sku: 'IMP-01',
    price: '236',
    ivaRate: 4,
  },
  {
    name: 'Sesión de fotografía',
    description: 'Sesión de fotografía de producto',
    sku: 'FOT-01',
    price: '420',
    ivaRate: 21,
  },
  { name: 'Catering', description: 'Catering de la presentación', sku: 'EVE-01', price: '260', ivaRate: 10 },
  { name: 'Consultoría', description: 'Consultoría de marca, por hora', sku: 'CON-01', price: '65', ivaRate: 21 },
  { name: 'Mantenimiento web', description: 'Mantenimiento web mensual', sku: 'WEB-01', price: '90', ivaRate: 21 },
];

export const AFFILIATES: AffiliateInput[] = [
  { name: 'Gestoría Muñoz Peña, S.L.P.', email: 'elena@munozpena.example', phone: '963 555 021', commissionRate: '20' },
  { name: 'Imprenta Nao, S.L.', email: 'hola@imprentanao.example', commissionRate: '15' },
];
