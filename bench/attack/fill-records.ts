import { randomBytes } from 'node:crypto';
import { openChain } from '../../api/modules/verifactu/seal/chain';
import { PLAIN } from '../../api/modules/verifactu/seal/record-text';
import type { Ctx } from '../../api/platform/context';
import { createLog } from '../../api/platform/log/log';
import { newId } from '../../api/platform/ids';
import { openServices } from '../../api/services';
import type { Company } from '../fill';
import type { World } from './attack';

const AT_ONCE = 200;
const PRODUCER = { name: 'Productor de pruebas, S.L.', nif: 'B98241573', address: 'Calle Mayor, 1' };

/** A chain of so many records of one invoice, sealed as issuing does. */
export async function fillRecords(
  superuser: World['superuser'],
  urls: World['urls'],
  { tenantId, userId }: Company,
  count: number,
): Promise<void> {
  const services = await openServices(
    {
      rateLimits: false,
      appSecret: randomBytes(32),
      appSecretPrevious: null,
      aeatEnvironment: 'sandbox',
      aeatQrUrl: 'https://prewww2.aeat.es',
      producer: PRODUCER,
      operator: { ...PRODUCER, email: 'legal@folio.example', supportEmail: 'soporte@folio.example' },
      stripe: null,
      publicUrl: 'http://localhost:4000',
    },
    urls,
    createLog('silent'),
  );
  const ctx = { me: { tenantId }, services, now: services.now } as unknown as Ctx;
  const invoiceId = newId();
  // Past the policies: nobody issued it.
  await superuser.query(
    `INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_name, customer_nif,
                           subtotal, total_iva, total, rates, actor_kind, actor_id, created_at, issued_at, search)
     VALUES ($1, $2, 'R', 2026, 1, 'R-2026-0001', '2026-11-20', 'issued', 'Empresa de prueba, S.L.', 'B98241573', 'Ana Pérez', '48213960A',
             100, 21, 121, '[]', 'user', $3, now(), now(), 'r-2026-0001')`,
    [tenantId, invoiceId, userId],
  );
  for (let done = 0; done < count; done += AT_ONCE) {
    await services.db.tx(tenantId, async em => {
      const chain = await openChain(em, ctx);
      for (let n = done; n < Math.min(count, done + AT_ONCE); n += 1) {
        chain.seal({
          kind: 'alta',
          flags: PLAIN,
          factura: {
            invoiceId,
            kind: 'F1',
            issuerName: 'Empresa de prueba, S.L.',
            issuerNif: 'B98241573',
            number: `R-${n}`,
            date: '2026-11-20',
            description: 'Trabajo',
            recipient: { name: 'Ana Pérez', nif: '48213960A', country: null, idKind: null },
            rates: [{ ivaRate: 21, ivaCause: null, base: '100.00', quota: '21.00' }],
            totalIva: '21.00',
            total: '121.00',
          },
        });
      }
    });
  }
  // As if the AEAT had taken them long ago: none goes out while something else is measured.
  await superuser.query(`UPDATE submissions SET status = 'accepted' WHERE tenant_id = $1`, [tenantId]);
  await services.db.close();
}
