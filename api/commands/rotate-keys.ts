import { rotateKeys } from '../modules/certificates/key-rotation';
import { withServices } from './with-services';

export const run = () =>
  withServices(async ({ db, vault }) => {
    const { done, lost } = await rotateKeys(db, vault);
    process.stdout.write(`Certificados cifrados de nuevo: ${done}\n`);
    if (lost > 0)
      throw new Error(
        `Certificados que ninguna de las dos claves abre: ${lost}. Pon en APP_SECRET_PREVIOUS la clave con que se cifraron y repite la orden.`,
      );
  });
