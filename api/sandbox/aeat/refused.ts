import { wordsOf } from './words';

/** A whole message refused: nothing of it was kept. It goes back as a SOAP fault. */
export class RefusedMessage extends Error {
  constructor(
    readonly code: number,
    detail = '',
    readonly side: 'client' | 'server' = 'client',
  ) {
    super(`Codigo[${code}].${wordsOf(code)}${detail ? ` ${detail}` : ''}`);
  }
}
