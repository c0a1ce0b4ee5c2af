import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../../platform/config/config';

/** Millimetres from the page's upper left corner; `y` of a word is the foot of its line. */
export interface PdfDrawing {
  width: number;
  height: number;
  /** Filled rectangles, with red, green and blue. */
  boxes: { x: number; y: number; width: number; height: number; colour: string }[];
  words: { text: string; x: number; y: number; width: number; points: number }[];
}

interface PdfContent {
  /** Text of each page as a program reads it. */
  pages: string[];
  /** Roles of each page's tags, in reading order. */
  tags: string[][];
  /** What is painted on each page; only where asked for. */
  drawings: PdfDrawing[];
  title: string;
  language: string;
  marked: boolean;
  /** True where anything could run or be clicked. */
  active: boolean;
}

interface Answer {
  id: number;
  result?: PdfContent;
  error?: string;
}

/** For tests: what another program finds in a PDF. */
export class PdfReader {
  private readonly worker = new Worker(join(ROOT, 'api/edges/pdf/text-reader.mjs'));
  private readonly waiting = new Map<
    number,
    { resolve: (content: PdfContent) => void; reject: (error: Error) => void }
  >();
  private asked = 0;

  constructor() {
    this.worker.on('message', ({ id, result, error }: Answer) => {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (result) asked?.resolve(result);
      else asked?.reject(new Error(error));
    });
    this.worker.on('error', (error: Error) => this.waiting.forEach(({ reject }) => reject(error)));
  }

  read(pdf: Buffer, drawn = false): Promise<PdfContent> {
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, data: new Uint8Array(pdf), drawn });
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
