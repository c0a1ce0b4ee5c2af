import { formatCount } from '../ui/format/amounts';

export const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** '3 registros pendientes de enviar' */
export const waitingText = (waiting: number) =>
  counted(waiting, 'registro pendiente de enviar', 'registros pendientes de enviar');
