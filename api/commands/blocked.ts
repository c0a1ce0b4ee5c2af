import { blockedOf } from '../modules/privacy/blocked';
import { readConfig } from '../platform/config/config';
import { createLog } from '../platform/log/log';
import { openServices } from '../services';
import { withDatabase } from './with-database';

/**
 * What a court or the tax agency asks for of somebody who was erased: `cli blocked <NIF of the company> [number of the
 * invoice]`.
 */
export const run = () =>
  withDatabase(async urls => {
    const [nif, number] = process.argv.slice(3);
    if (!nif) throw new Error('Uso: blocked <NIF de la empresa> [número de factura]');
    const services = await openServices(readConfig(), urls, createLog('warn'));
    const rows = await blockedOf(services, nif, number).finally(() => services.db.close());
    process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  });
