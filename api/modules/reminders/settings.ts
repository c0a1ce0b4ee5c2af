import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { PaperLanguage } from '../../../schema/paper/language';
import { usualText } from '../../../schema/paper/letter/in-language';
import { letterOfStep } from '../../../schema/paper/letter/letters';
import { daysProblems, reminderWordsProblem, STEPS, type Live } from '../../../schema/remind/ladder';
import type { Ctx } from '../../platform/context';
import { AppError, conflict } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { languageOfPapers } from '../company/face/faces';
import { answersTo } from '../delivery/deliveries';
import { holdTexts, keepText, ownText, keyOf, textsByKey } from '../letter-texts/letter-texts';
import { User } from '../users/user.entity';
import { ladderOf } from './ladder';
import { holdReminders } from './queue';
import { ReminderSettingsRow } from './reminder-settings.entity';
import type { ReminderSettingsInput } from './reminders.inputs';
import type { ReminderSettings } from './reminders.types';

/** Names what an admin sees and saves, in the language of its texts: whatever changes there gives another version. */
const versionOf = (language: PaperLanguage, enabled: boolean, steps: ReminderSettingsInput['steps']): string =>
  createHash('sha256')
    .update(JSON.stringify([language, enabled, steps.map(({ on, days, words }) => [on, days, words])]))
    .digest('base64url');

export async function settingsOf(em: EntityManager, ctx: Ctx): Promise<ReminderSettings> {
  const { tenantId } = ctx.me;
  const language = await languageOfPapers(em, tenantId);
  const ladder = await ladderOf(em, tenantId);
  const said = await textsByKey(em, tenantId);
  const replyTo = await answersTo(em, tenantId);
  const enabled = (await em.findOneBy(ReminderSettingsRow, { tenantId }))?.enabled ?? false;
  const steps = ladder.map(rung => ({
    ...rung,
    words: said.get(keyOf({ letter: letterOfStep(rung.step), language }))!,
  }));
  return { id: tenantId, enabled, steps, replyTo, version: versionOf(language, enabled, steps) };
}

/** Throws BAD_USER_INPUT for days and texts that cannot be, each on its field. */
function checkSteps({ steps }: ReminderSettingsInput): void {
  const fields: Record<string, string> = {};
  for (const [at, problem] of Object.entries(daysProblems(steps))) fields[`steps.${at}.days`] = problem;
  for (const [at, { words }] of steps.entries()) {
    const problem = reminderWordsProblem(words);
    if (problem) fields[`steps.${at}.words`] = problem;
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError('BAD_USER_INPUT', first, fields);
}

const UNPROVEN =
  'Antes de activarlos confirma tu correo, con el enlace del de bienvenida o restableciendo tu contraseña: los avisos van en nombre de tu empresa';

async function checkAddress(em: EntityManager, ctx: Ctx): Promise<void> {
  const { tenantId, userId } = ctx.user;
  const user = await em.findOneByOrFail(User, { tenantId, id: userId });
  if (user.emailVerifiedAt === null) throw conflict(UNPROVEN);
}

/** From when a step counts: from today where it or all of them were switched on now, or where its days are others. */
function sinceOf(before: Live, was: boolean, on: boolean, days: number, today: string): string | null {
  if (!on) return null;
  return was && before.since !== null && before.on && before.days === days ? before.since : today;
}

const MOVED =
  'Alguien ha cambiado los recordatorios mientras los escribías: mira cómo están ahora antes de guardar lo tuyo';

/**
 * Throws CONFLICT where somebody else has changed the settings since this version was read. The same settings again are
 * no conflict: a client that never got the answer sends them twice.
 */
async function checkSeen(em: EntityManager, ctx: Ctx, { version, enabled, steps }: ReminderSettingsInput) {
  if (version == null) return;
  const now = (await settingsOf(em, ctx)).version;
  if (now === version) return;
  const language = await languageOfPapers(em, ctx.me.tenantId);
  const asked = steps.map((each, at) => {
    const letter = letterOfStep(STEPS[at]!);
    return { ...each, words: ownText(letter, language, each.words) ?? usualText(letter, { paperLanguage: language }) };
  });
  if (now !== versionOf(language, enabled, asked)) throw conflict(MOVED);
}

const KEEP_STEP = `
  INSERT INTO reminder_steps (tenant_id, step, active, days, since) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (tenant_id, step) DO UPDATE SET active = excluded.active, days = excluded.days, since = excluded.since`;

export async function saveSettings(
  em: EntityManager,
  ctx: Ctx,
  input: ReminderSettingsInput,
): Promise<ReminderSettings> {
  checkSteps(input);
  const { tenantId } = ctx.me;
  const { enabled } = input;
  const was = await holdReminders(em, tenantId);
  await holdTexts(em, tenantId);
  await checkSeen(em, ctx, input);
  if (enabled && !was) await checkAddress(em, ctx);
  const before = await ladderOf(em, tenantId);
  const language = await languageOfPapers(em, tenantId);
  for (const [at, step] of STEPS.entries()) {
    const { on, days, words } = input.steps[at]!;
    const since = enabled ? sinceOf(before[at]!, was, on, days, ctx.today()) : null;
    await em.query(KEEP_STEP, [tenantId, step, on, days, since]);
    const letter = letterOfStep(step);
    await keepText(em, ctx, letter, language, ownText(letter, language, words));
  }
  await em.update(ReminderSettingsRow, { tenantId }, { enabled });
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'settings',
    entityId: null,
    description:
      enabled === was
        ? 'Recordatorios de cobro cambiados'
        : enabled
          ? 'Recordatorios de cobro activados'
          : 'Recordatorios de cobro desactivados',
    riskLevel: enabled === was ? 'low' : 'medium',
  });
  return settingsOf(em, ctx);
}
