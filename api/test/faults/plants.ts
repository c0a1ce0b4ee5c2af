// Bugs that would pass a casual look, each planted where it would be written; `scenario` is where it must show: a test
// here, or by its path from here.
const M = 'api/modules/verifactu';

export interface Plant {
  bug: string;
  scenario: string;
  file: string;
  find: string;
  replace: string;
}
const plant = (bug: string, scenario: string, file: string, find: string, replace: string): Plant => ({
  bug,
  scenario,
  file,
  find,
  replace,
});

const escaped = (token: string) => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a bug is planted: what it looks for, however its lines are laid out. */
export function placeOf({ find }: Plant): RegExp {
  const tokens = find.match(/\w+|[^\s\w]/g)!;
  return new RegExp(
    tokens
      .map((token, at) => {
        const spaced = at > 0 && /\w$/.test(tokens[at - 1]!) && /^\w/.test(token) ? '\\s+' : '\\s*';
        return `${at > 0 ? spaced : ''}${/[)}\]]/.test(token) && at > 0 ? ',?\\s*' : ''}${escaped(token)}`;
      })
      .join(''),
    'g',
  );
}

const SILENCE = 'return { ...NOTHING, arrived: delivery.arrived, failed };';

export const PLANTS: Plant[] = [
  plant(
    'number taken outside the transaction',
    'sealing',
    'api/modules/invoices/at-once/issue-at-once.ts',
    'if (number === null) return { ...parties, taken: null };',
    "if (number === null) return { ...parties, taken: null }; await em.query('COMMIT'); await em.query(`BEGIN; SET LOCAL app.tenant_id = '${tenantId}'`);",
  ),
  plant(
    'record made at send, not at issue',
    'sealing',
    'api/modules/invoices/issue.ts',
    "if (chain.sending)\n    invoice.sealed = justSealed(chain.seal({ kind: 'alta', factura: facturaOf(invoice), flags: PLAIN }));",
    "setTimeout(() => void ctx.services.db.tx(invoice.tenantId, async later => { (await openChain(later, ctx)).seal({ kind: 'alta', factura: facturaOf(invoice), flags: PLAIN }); }).catch(() => undefined), 300);",
  ),
  plant(
    'swallowed timeout: silence counts as accepted',
    'silence',
    `${M}/send/outcome.ts`,
    SILENCE,
    "return { ...NOTHING, arrived: true, failed: failed && null, verdicts: batch.records.map(({ id }) => ({ id, status: 'accepted', code: null, message: null, csv: null })) };",
  ),
  plant(
    'swallowed timeout: silence counts as rejected',
    'silence',
    `${M}/send/outcome.ts`,
    SILENCE,
    "return { ...NOTHING, arrived: true, failed: failed && null, verdicts: batch.records.map(({ id }) => ({ id, status: 'rejected', code: 0, message: null, csv: null })) };",
  ),
  plant(
    'answer matched by position',
    'lines',
    `${M}/send/match-lines.ts`,
    'const line = lineOf(record, byKey(record));',
    'const line = lines[records.indexOf(record)];',
  ),
  plant(
    'answer matched by number alone',
    'lines',
    `${M}/send/match-lines.ts`,
    'const line = lineOf(record, byKey(record));',
    'const [line] = byKey(record);',
  ),
  plant(
    'a missing line counts as accepted',
    'lines',
    `${M}/send/match-lines.ts`,
    'if (!line) { open.push(record); unanswered += 1; continue; }',
    'if (!line) { verdicts.push(accepted(record.id, csv)); continue; }',
  ),
  plant(
    'resend with a new timestamp',
    'silence',
    `${M}/send/lease.ts`,
    'company, records: run };',
    'company, records: run.map(row => ({ ...row, xml: row.attempts === 1 ? row.xml : row.xml.replace(/(<sf:FechaHoraHusoGenRegistro>)[^<]*/, `$1${new Date().toISOString().slice(0, 19)}Z`) })) };',
  ),
  plant(
    'Incidencia never set',
    'pace',
    `${M}/send/message.ts`,
    "incident ? '<sf:Incidencia>S",
    "incident && !incident ? '<sf:Incidencia>S",
  ),
  plant(
    'fence not checked',
    'kills',
    `${M}/send/apply-answer.ts`,
    'if (sender.fence !== fence) return',
    'if (sender.fence < 0) return',
  ),
  plant('lease not checked', 'kills', `${M}/send/lease.ts`, 'if (!isFree(sender, now)) return false;', ''),
  plant(
    'a worker that wakes with an old lease sends all the same',
    'kills',
    `${M}/send/dispatcher.ts`,
    'if (!batch || batch.leaseUntil <= services.now()) return false;',
    'if (!batch) return false;',
  ),
  plant(
    'an answer in hand is dropped when the database is away',
    'kills',
    `${M}/send/dispatcher.ts`,
    'if (!passes(error) || performance.now() > end) throw error;',
    'throw error;',
  ),
  plant(
    '3000 never trusted',
    'silence',
    `${M}/send/match-lines.ts`,
    'const ours = unanswered > 0 && !refusedBefore;',
    'const ours = unanswered < 0 && !refusedBefore;',
  ),
  plant(
    '3000 trusted after a silence, though it was said before',
    '../../modules/verifactu/send/duplicates',
    `${M}/send/match-lines.ts`,
    'const ours = unanswered > 0 && !refusedBefore;',
    'const ours = unanswered > 0;',
  ),
  plant(
    'a try that cannot have arrived counts as a silence',
    '../../modules/verifactu/send/duplicates',
    `${M}/send/outcome.ts`,
    SILENCE,
    'return { ...NOTHING, arrived: true, failed };',
  ),
  plant(
    '3000 always trusted',
    'lines',
    `${M}/send/match-lines.ts`,
    'if (code === 3000) return duplicate(record, line);',
    'if (code === 3000) return accepted(record.id, null);',
  ),
  plant(
    'a fault of theirs counts as never taken',
    'silence',
    `${M}/send/outcome.ts`,
    'return { ...NOTHING, arrived: true, failed: theirs };',
    'return { ...NOTHING, failed: theirs };',
  ),
  plant(
    'the wait that the AEAT asks for is forgotten',
    'pace',
    `${M}/send/outcome.ts`,
    'const waitSeconds = outcome.waitSeconds ?? sender.waitSeconds;',
    'const waitSeconds = 0;',
  ),
  plant(
    'a refusal of the message is tried again by machine',
    'refusals',
    `${M}/send/outcome.ts`,
    "if (policy !== 'split') return { ...NOTHING, pause: { code, reason: text, retry: isTriedHourly(code) } };",
    "if (policy !== 'split') return { ...NOTHING, failed: text };",
  ),
  plant(
    'what no record is to blame for is looked for in the records',
    'refusals',
    `${M}/codes/codes.ts`,
    "wiring: 'pause'",
    "wiring: 'split'",
  ),
  plant(
    'a missing certificate is never looked for again',
    'refusals',
    `${M}/send/pause.ts`,
    '[tenantId, now, reason, new Date(now.getTime() + HOUR_MS)]',
    '[tenantId, now, reason, null]',
  ),
  plant(
    'one bad record costs its whole message',
    'refusals',
    `${M}/send/outcome.ts`,
    'if (batch.records.length > 1) return { ...NOTHING, batchLimit: Math.ceil(batch.records.length / 2) };',
    "if (batch.records.length > 1) return { ...NOTHING, verdicts: batch.records.map(({ id }) => ({ id, status: 'rejected', code: code ?? 4102, message: text, csv: null })) };",
  ),
  plant(
    'a character that the database refuses is kept as it comes',
    'silence',
    `${M}/send/apply-answer.ts`,
    "text?.replaceAll('\\u0000', '\\uFFFD') ?? null",
    'text',
  ),
  plant(
    'certificates of servers are not checked',
    'refusals',
    'api/edges/aeat/agents.ts',
    'rejectUnauthorized: true,',
    'rejectUnauthorized: false,',
  ),
  plant(
    "the chain's hours follow the clock back",
    'clock',
    `${M}/seal/chain.ts`,
    'new Date(Math.max(second, this.head.lastGeneratedAt?.getTime() ?? 0))',
    'new Date(second)',
  ),
  plant(
    'an offset for all the year',
    'clock',
    `${M}/seal/timestamp.ts`,
    'const hours = Math.round(',
    'const hours = 1 || Math.round(',
  ),
  plant(
    'nobody is bound by what it has sent',
    '../../modules/verifactu/seal/sealing',
    `${M}/who-sends.ts`,
    'return until && until >= dayThere(now, standing) ? until : null;',
    'return until && null;',
  ),
  plant(
    'bound for ever',
    '../../modules/verifactu/seal/sealing',
    `${M}/who-sends.ts`,
    'return until && until >= dayThere(now, standing) ? until : null;',
    'return until;',
  ),
  plant(
    'a late record is sealed by a company that does not send',
    '../../modules/invoices/invoice-verifactu',
    'api/modules/invoices/invoice-correction.ts',
    'if (!chain.sending) {',
    'if (!chain) {',
  ),
  plant(
    'a late record is sealed as often as it is asked for',
    '../../modules/invoices/invoice-verifactu',
    'api/modules/invoices/invoice-correction.ts',
    'if (history.some(({ status }) => status !== null)) return null;',
    '',
  ),
  plant(
    'from the date of the law on everybody may issue',
    '../../modules/obligation/obligation',
    'api/modules/obligation/obligation.ts',
    "if (!mayIssue) throw new AppError('PLAN_REQUIRED', words);",
    '',
  ),
  plant(
    'a representation counts under any operator of this Folio',
    '../../modules/representation/representation',
    `${M}/who-sends.ts`,
    'letNif !== null && letNif === operatorCertificate?.nif;',
    'letNif !== null;',
  ),
  plant(
    'a year ends between deciding to send and sealing',
    '../../modules/verifactu/seal/sealing',
    `${M}/seal/chain.ts`,
    'Math.floor(this.now.getTime() / 1000)',
    'Math.floor(this.ctx.services.now().getTime() / 1000)',
  ),
  plant(
    'a certificate goes while somebody is sealing',
    '../../modules/certificates/certificates',
    'api/modules/certificates/install.ts',
    '  await openChain(em, ctx);\n  await checkNotNeeded',
    '  await checkNotNeeded',
  ),
  plant(
    'an incident is never closed',
    'silence',
    `${M}/send/apply-answer.ts`,
    'else await closeIncident(em, tenantId, now);',
    '',
  ),
];
