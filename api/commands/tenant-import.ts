import { restoreTenant } from '../modules/archive/restore';
import { fail } from '../platform/config/values';
import { withDatabase } from './with-database';

/** Puts a company back from its archive. */
export const run = (path?: string) =>
  withDatabase(async urls => {
    if (!path) throw new Error('Uso: tenant import ARCHIVO.zip');
    if (!urls.owner) fail('DATABASE_OWNER_URL', 'obligatoria para restaurar una empresa');
    const {
      manifest: { tenant, made },
      rows,
      records,
      installation,
      plan,
      status,
      affiliates,
    } = await restoreTenant(urls.owner, path);
    process.stdout.write(
      `Restaurada ${tenant.name} (${tenant.nif}), ${tenant.id}, de la copia del ${made}: ${rows} filas, ${records} registros con su huella comprobada.\n` +
        `Número de instalación nuevo: ${installation}. Suscripción: ${plan}, ${status}; el proveedor de pagos no la conoce. Afiliados activos: ${affiliates}. Cada persona elige su contraseña con «¿Has olvidado tu contraseña?».\n`,
    );
  });
