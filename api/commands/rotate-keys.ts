import { rotateKeys } from '../modules/certificates/key-rotation';
import { readConfig } from '../platform/config/config';
import { createLog } from '../platform/log/log';
import { openServices } from '../services';
import { withDatabase } from './with-database';

export const run = () =>
  withDatabase(async urls => {
    const config = readConfig();
    const services = await openServices(config, urls, createLog(config.logLevel));
    const { done, lost } = await rotateKeys(services.db, services.vault).finally(() => services.db.close());
    process.stdout.write(`Certificados cifrados de nuevo: ${done}\n`);
    if (lost > 0)
      throw new Error(
        `Certificados que ninguna de las dos claves abre: ${lost}. Pon en APP_SECRET_PREVIOUS la clave con que se cifraron y repite la orden.`,
      );
  });
