import type { Product } from './product';

export interface Company {
  token: string;
  email: string;
  password: string;
}

/** A company with one customer and three products, made before the browser comes; who sends has been asked. */
export async function buildCompany(product: Product, name: string): Promise<Company> {
  const [email, password] = [`ana@${name}.example`, 'secreta-123'];
  const { token } = await product.rest('POST', '/auth/register', {
    email,
    password,
    name: 'Ana Roca',
    companyName: 'Estudio Marea, S.L.',
    companyNif: 'B98241573',
  });
  await product.rest('POST', '/verifactu/obligation', { choice: 'not_yet' }, token);
  await product.rest(
    'POST',
    '/customers',
    {
      name: 'Bodegas Larrañaga, S.L.',
      nif: 'B26304188',
      address: 'Calle de la Vega, 14',
      city: 'Haro',
      postalCode: '26200',
    },
    token,
  );
  const products = [
    { name: 'Identidad visual', description: 'Diseño de identidad visual', price: 1850, ivaRate: 21 },
    { name: 'Catering', price: 260, ivaRate: 10 },
    { name: 'Maquetación', description: 'Maquetación de catálogo', price: 37, ivaRate: 21 },
  ];
  for (const each of products) await product.rest('POST', '/products', each, token);
  return { token, email, password };
}
