import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What 'Me he equivocado' and 'Rectificar juntas' have proposed as the cause of a debt since either began, word for word;
 * without the article where the tax is not IVA. Of nothing else they propose it.
 */
const CAUSES: [article: string, cause: string, debt: 'insolvent' | 'unpaid'][] = [
  [' (artículo 80.Tres de la Ley 37/1992)', 'Concurso del destinatario', 'insolvent'],
  [' (artículo 80.Cuatro de la Ley 37/1992)', 'Crédito incobrable', 'unpaid'],
];
const PROPOSED = CAUSES.flatMap(([article, cause, debt]) =>
  [article, ''].map(end => `('${cause}${end}.', '${debt}')`),
).join(', ');

/**
 * An R5 is for any cause, and keeps of which debt it is since 1763896900000. One that was issued before says it in its
 * cause alone: without the mark its debt is taken for a credit, and what is owed for one that came back.
 */
export class MarkOlderDebts1763899200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices NO FORCE ROW LEVEL SECURITY;
      UPDATE app.invoices i SET rectified_debt = p.debt FROM (VALUES ${PROPOSED}) AS p (cause, debt)
       WHERE i.kind = 'R5' AND i.rectified_debt IS NULL AND i.status <> 'draft' AND i.rectification_way = 'I'
         AND i.subtotal < 0 AND i.rectification_cause = p.cause;
      ALTER TABLE app.invoices FORCE ROW LEVEL SECURITY;
    `);
  }

  /** What is marked is right before it too. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
