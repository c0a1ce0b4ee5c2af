import { readCsv, type Columns } from './csv';
import { isN43, readN43 } from './n43';
import { decode, MAX_STATEMENT_BYTES, StatementProblem, type Statement } from './statement';

/** What a file of a bank says: Norma 43, or a table of text. Throws StatementProblem. */
export function readStatement(bytes: Uint8Array, columns?: Columns | null): Statement {
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
  return isN43(text) ? readN43(text) : readCsv(text, columns);
}
