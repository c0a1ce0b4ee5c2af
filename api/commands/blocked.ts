import { blockedOf } from '../modules/privacy/blocked';
import { withServices } from './with-services';

/**
 * What a court or the tax agency asks for of somebody who was erased: `cli blocked <NIF of the company> [number of the
 * invoice]`.
 */
export const run = () =>
  withServices(async services => {
    const [nif, number] = process.argv.slice(3);
    if (!nif) throw new Error('Uso: blocked <NIF de la empresa> [número de factura]');
    process.stdout.write(`${JSON.stringify(await blockedOf(services, nif, number), null, 2)}\n`);
  }, 'warn');
