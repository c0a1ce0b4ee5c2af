import { stepsOfCsv, type Columns } from './csv';
import { isN43, stepsOfN43 } from './n43';
import { atOnce, decode, MAX_STATEMENT_BYTES, StatementProblem, type Statement } from './statement';

/**
 * What a file of a bank says: Norma 43, or a table of text. Throws StatementProblem. Two megabytes are long work: whoever reads
 * them beside others lets go between two of its steps.
 */
export function* stepsOfStatement(bytes: Uint8Array, columns?: Columns | null): Generator<void, Statement> {
  if (bytes.length > MAX_STATEMENT_BYTES) throw new StatementProblem(null, 'El extracto pesa como mucho 2 MB');
  const [a, b] = bytes;
  if ((a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf) || (a === 0x25 && b === 0x50))
    throw new StatementProblem(
      null,
      'Esto es un Excel o un PDF: descarga de tu banco el extracto en Norma 43 o en CSV',
    );
  const text = decode(bytes);
  if (text.includes('\u0000'))
    throw new StatementProblem(null, 'El archivo no es de texto: descarga el extracto en Norma 43 o en CSV');
  yield;
  return yield* isN43(text) ? stepsOfN43(text) : stepsOfCsv(text, columns);
}

/** The same in one go. */
export const readStatement = (bytes: Uint8Array, columns?: Columns | null): Statement =>
  atOnce(stepsOfStatement(bytes, columns));
