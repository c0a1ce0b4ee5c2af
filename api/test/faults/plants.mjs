// Bugs that would pass a casual look, each planted where it would be written; `scenario` is where it must show.
const M = 'api/modules/verifactu';
const plant = (bug, scenario, file, find, replace) => ({ bug, scenario, file, find, replace });

const SILENCE = "failed: delivery.html ? 'La AEAT contestó con una página en lugar de una respuesta.' : delivery.reason };";

export const PLANTS = [
  plant('number taken outside the transaction', 'sealing', 'api/modules/invoices/issue.ts',
    'takeNumber(em, invoice.tenantId, invoice.series, invoice.date)',
    "ctx.services.db['transaction'](`BEGIN; SET LOCAL app.tenant_id = '${invoice.tenantId}'`, other => takeNumber(other, invoice.tenantId, invoice.series, invoice.date))"),
  plant('record made at send, not at issue', 'sealing', 'api/modules/invoices/issue.ts',
    'sealAlta(em, ctx, head, facturaOf(invoice), PLAIN, sending);',
    'setTimeout(() => void ctx.services.db.tx(invoice.tenantId, async later => { sealAlta(later, ctx, await lockHead(later, invoice.tenantId), facturaOf(invoice), PLAIN, sending); }).catch(() => undefined), 300);'),
  plant('swallowed timeout: silence counts as accepted', 'silence', `${M}/settle.ts`, SILENCE,
    "verdicts: batch.records.map(({ id }) => ({ id, status: 'accepted', code: null, message: null, csv: null })) };"),
  plant('swallowed timeout: silence counts as rejected', 'silence', `${M}/settle.ts`, SILENCE,
    "verdicts: batch.records.map(({ id }) => ({ id, status: 'rejected', code: 0, message: null, csv: null })) };"),
  plant('answer matched by position', 'lines', `${M}/answers.ts`, 'const line = lineOf(record, byKey(record));', 'const line = lines[records.indexOf(record)];'),
  plant('answer matched by number alone', 'lines', `${M}/answers.ts`, 'const line = lineOf(record, byKey(record));', 'const [line] = byKey(record);'),
  plant('a missing line counts as accepted', 'lines', `${M}/answers.ts`,
    'if (!line) { open.push(record); unanswered += 1; continue; }', 'if (!line) { verdicts.push(accepted(record.id, csv)); continue; }'),
  plant('resend with a new timestamp', 'silence', `${M}/claim.ts`,
    'xml: row.xml,', "xml: row.attempts === 0 ? row.xml : row.xml.replace(/(<sf:FechaHoraHusoGenRegistro>)[^<]*/, `$1${new Date().toISOString().slice(0, 19)}Z`),"),
  plant('Incidencia never set', 'pace', `${M}/message-text.ts`, 'const late = incident ?', 'const late = incident && !incident ?'),
  plant('fence not checked', 'kills', `${M}/settle.ts`, 'if (sender.fence !== fence) return', 'if (sender.fence < 0) return'),
  plant('lease not checked', 'kills', `${M}/claim.ts`, 'if (lease && lease > now) return false;', ''),
  plant('whoever wakes with an old lease sends all the same', 'kills', `${M}/dispatcher.ts`, 'if (!batch || batch.leaseUntil <= post.now()) return false;', 'if (!batch) return false;'),
  plant('an answer in hand is dropped when the database is away', 'kills', `${M}/dispatcher.ts`, 'if (!passes(error) || performance.now() > end) throw error;', 'throw error;'),
  plant('3000 never trusted', 'silence', `${M}/answers.ts`, 'const ours = unanswered > 0;', 'const ours = unanswered < 0;'),
  plant('3000 always trusted', 'lines', `${M}/answers.ts`, 'if (code === 3000) return duplicate(record, line);', 'if (code === 3000) return accepted(record.id, null);'),
  plant('a fault of theirs counts as never taken', 'storm', `${M}/settle.ts`, 'return { ...NOTHING, arrived: true, failed: `', 'return { ...NOTHING, failed: `'),
  plant('the wait that the AEAT asks for is forgotten', 'pace', `${M}/settle.ts`, 'const wait = outcome.waitSeconds ?? sender.wait_seconds;', 'const wait = 0;'),
  plant('a refusal of the message is tried again by machine', 'refusals', `${M}/settle.ts`, 
    "if (policy !== 'split') return { ...NOTHING, pause: { code, reason: text, retry: false } };", "if (policy !== 'split') return { ...NOTHING, failed: text };"),
  plant('one bad record costs its whole message', 'refusals', `${M}/settle.ts`,
    'if (batch.records.length > 1) return { ...NOTHING, batchLimit: Math.ceil(batch.records.length / 2) };',
    "if (batch.records.length > 1) return { ...NOTHING, verdicts: batch.records.map(({ id }) => ({ id, status: 'rejected', code: code ?? 4102, message: text, csv: null })) };"),
  plant('a character that the database refuses is kept as it comes', 'silence', `${M}/settle.ts`, "text?.replaceAll('\\u0000', '\\uFFFD') ?? null", 'text'),
  plant('certificates of servers are not checked', 'refusals', 'api/edges/aeat/agents.ts', 'rejectUnauthorized: true,', 'rejectUnauthorized: false,'),
  plant('the chain\'s hours follow the clock back', 'clock', `${M}/chain.ts`, 'new Date(Math.max(second, head.lastGeneratedAt?.getTime() ?? 0))', 'new Date(second)'),
  plant('an offset for all the year', 'clock', `${M}/moment.ts`, 'const hours = Math.round(', 'const hours = 1 || Math.round('),
  plant('an incident is never closed', 'silence', `${M}/settle.ts`, 'else await closeIncident(em, tenantId, now);', ''),
];
