import { isIbanText } from '../../../schema/bank/account';
import { ibanText } from '../../../schema/collect/means';
import { formatCount } from '../ui/format/amounts';
import { formatDate } from '../ui/format/dates';

/** ES91 2100 0418 4502 0005 1332, or the name that the company gives it. */
export const accountName = (account: string) => (isIbanText(account) ? ibanText(account) : account) || 'Tu cuenta';

export const many = (count: number, one: string, more: string) => `${formatCount(count)} ${count === 1 ? one : more}`;

export const daysText = (from: string, to: string) =>
  from === to ? formatDate(from) : `del ${formatDate(from)} al ${formatDate(to)}`;
