import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is ordered by how often a password is used. */
const COUNT = 3_000;
const common = new Set((dictionary['passwords-common'] as string[]).slice(0, COUNT));

/** True for one of the 3,000 most used passwords, whatever its case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
