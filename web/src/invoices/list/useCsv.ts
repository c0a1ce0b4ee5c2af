import { useState } from 'react';
import { download } from '../../client/download';
import { paths, type CsvQuery } from '../../paths';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';

const LINE_END = 10;
const linesIn = (piece: Uint8Array) => piece.reduce((lines, byte) => (byte === LINE_END ? lines + 1 : lines), 0);

/**
 * Exports the list as it is filtered, or what was chosen of it; how far it is shows by its rows, since nobody knows the
 * size beforehand.
 */
export function useCsv(asked: CsvQuery, total: number) {
  /** Between 0 and 1; null while nothing is exported. */
  const [done, setDone] = useState<number | null>(null);
  const fetchCsv = async () => {
    let rows = 0;
    setDone(0);
    try {
      await download(paths.invoicesCsv(asked), `facturas_${today()}.csv`, {
        onPiece(piece) {
          rows += linesIn(piece);
          setDone(Math.min(1, rows / (total + 1)));
        },
      });
      toast.success('CSV exportado correctamente');
    } catch (error) {
      toast.failed(error, 'Error exportando CSV');
    } finally {
      setDone(null);
    }
  };
  return { fetchCsv: () => void fetchCsv(), done };
}
