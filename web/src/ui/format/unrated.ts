import { formatDate } from './dates';

/** Why a last reminder asks for less interest than there may be. */
export const unratedText = (from: string): string =>
  `El último aviso no pide intereses desde el ${formatDate(from)}: nadie ha leído aún en el BOE el tipo de demora de ese semestre.`;
