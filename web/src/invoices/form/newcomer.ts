import { checkNif, normaliseNif } from '../../../../schema/nif';

/** What was looked for and is nobody yet: a NIF is a NIF, all else a name. */
export const newcomerOf = (text: string): { name?: string; nif?: string } =>
  checkNif(text).kind ? { nif: normaliseNif(text) } : { name: text.trim() };
