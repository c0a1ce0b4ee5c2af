import type { EntityManager } from 'typeorm';
import { LETTERS, letterTextProblem, type LetterName } from '../../../schema/paper/letter/letters';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../schema/paper/language';
import { usualText } from '../../../schema/paper/letter/in-language';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { linesOrNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import { LetterTextRow } from './letter-text.entity';
import type { LetterText, LetterTextInput } from './letter-texts.types';

const LANGUAGES = Object.keys(PAPER_LANGUAGES) as PaperLanguage[];
const NAMES = Object.keys(LETTERS) as LetterName[];

/** What a letter about a paper in this language says (null: Spanish): the company's text, else the usual one. */
export async function textOf(
  em: EntityManager,
  tenantId: string,
  letter: LetterName,
  paperLanguage: PaperLanguage | null,
): Promise<string> {
  const own = await em.findOneBy(LetterTextRow, { tenantId, letter, language: paperLanguage ?? 'es' });
  return own?.words ?? usualText(letter, { paperLanguage });
}

const shown = (letter: LetterName, language: PaperLanguage, own: string | null): LetterText => ({
  letter,
  language,
  text: own ?? usualText(letter, { paperLanguage: language }),
  own: own !== null,
});

/** Names a text of a company. */
export const keyOf = ({ letter, language }: Pick<LetterText, 'letter' | 'language'>): string => `${letter}.${language}`;

/** Every letter in every language, as it says now. */
export async function letterTexts(em: EntityManager, tenantId: string): Promise<LetterText[]> {
  const own = new Map((await em.findBy(LetterTextRow, { tenantId })).map(row => [keyOf(row), row.words]));
  return NAMES.flatMap(letter =>
    LANGUAGES.map(language => shown(letter, language, own.get(keyOf({ letter, language })) ?? null)),
  );
}

/** The same by their keys. */
export const textsByKey = async (em: EntityManager, tenantId: string): Promise<Map<string, string>> =>
  new Map((await letterTexts(em, tenantId)).map(each => [keyOf(each), each.text]));

const KEEP = `
  INSERT INTO letter_texts (tenant_id, letter, language, words, updated_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (tenant_id, letter, language) DO UPDATE SET words = excluded.words, updated_at = excluded.updated_at`;

/** A text of the company's own; null where it is the usual one. */
export function ownText(letter: LetterName, language: PaperLanguage, text: string | null | undefined): string | null {
  const words = linesOrNull(text);
  return words === usualText(letter, { paperLanguage: language }) ? null : words;
}

/** Keeps a text that has been checked. */
export async function keepText(
  em: EntityManager,
  ctx: Ctx,
  letter: LetterName,
  language: PaperLanguage,
  words: string | null,
): Promise<void> {
  const { tenantId } = ctx.me;
  await (words === null
    ? em.delete(LetterTextRow, { tenantId, letter, language })
    : em.query(KEEP, [tenantId, letter, language, words, ctx.now()]));
}

/** Until COMMIT nobody else writes a text of this company, so what was read is still true when it is saved. */
export const holdTexts = (em: EntityManager, tenantId: string): Promise<unknown> =>
  em.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`letter texts ${tenantId}`]);

const MOVED = 'Alguien ha cambiado este texto mientras lo escribías: mira lo que dice ahora antes de guardar el tuyo';

/**
 * Throws BAD_USER_INPUT on `text` where it is not allowed, and CONFLICT where somebody else has changed the text since
 * `seen` was read. The same text again is no conflict: a client that never got the answer sends it twice.
 */
export async function saveLetterText(
  em: EntityManager,
  ctx: Ctx,
  letter: LetterName,
  language: PaperLanguage,
  { text, seen }: LetterTextInput,
): Promise<LetterText> {
  const words = ownText(letter, language, text);
  const problem = words === null ? null : letterTextProblem(letter, words);
  if (problem) throw badField('text', problem);
  const { tenantId } = ctx.me;
  await holdTexts(em, tenantId);
  if (seen != null) {
    const now = await textOf(em, tenantId, letter, language);
    const asked = words ?? usualText(letter, { paperLanguage: language });
    if (now !== linesOrNull(seen) && now !== asked) throw conflict(MOVED);
  }
  await keepText(em, ctx, letter, language, words);
  const name = `«${LETTERS[letter]}» en ${PAPER_LANGUAGES[language].toLowerCase()}`;
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'settings',
    entityId: null,
    description: words === null ? `Texto de siempre en el correo ${name}` : `Texto propio en el correo ${name}`,
  });
  return shown(letter, language, words);
}
