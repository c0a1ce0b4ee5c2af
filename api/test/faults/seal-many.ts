import type { Ctx } from '../../platform/context';
import { openChain } from '../../modules/verifactu/seal/chain';
import { PLAIN } from '../../modules/verifactu/seal/record-text';
import type { Sender } from '../servers/aeat';
import { buildInvoice } from '../build';
import { dayBefore, type World } from './world';

/** Records by the hundred, sealed as issuing does, without the invoices that would take minutes. */
export async function sealMany(world: World, { tenantId, nif, ...sender }: Sender, count: number): Promise<void> {
  const { services } = world.app;
  const date = dayBefore(world.now());
  const { id: invoiceId } = await buildInvoice(world.app, { tenantId, ...sender }, { date });
  const ctx = { me: { tenantId }, services, now: services.now } as unknown as Ctx;
  await services.db.tx(tenantId, async em => {
    const chain = await openChain(em, ctx);
    for (let n = 1; n < count; n += 1) {
      chain.seal({
        kind: 'alta',
        flags: PLAIN,
        factura: {
          invoiceId,
          kind: 'F1',
          issuerName: 'Empresa, S.L.',
          issuerNif: nif,
          number: `M-${n}`,
          date,
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
