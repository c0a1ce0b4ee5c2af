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

const waiting = new Map<number, { resolve: (content: PdfContent) => void; reject: (error: Error) => void }>();
let asked = 0;

declare global {
  // The tests' environment ends it behind the last test of a file.
  var folioPdfThread: Worker | undefined;
}

/** One for all that is read: to load the library that reads takes longer than most papers. */
function startThread(): Worker {
  const started = new Worker(join(ROOT, 'api/edges/pdf/text-reader.mjs'));
  started.on('message', ({ id, result, error }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    // It keeps no process that has nothing else to do.
    if (waiting.size === 0) started.unref();
    if (result) one?.resolve(result);
    else one?.reject(new Error(error));
  });
  started.on('error', (error: Error) => {
    globalThis.folioPdfThread = undefined;
    waiting.forEach(({ reject }) => reject(error));
    waiting.clear();
  });
  return started;
}

/** For tests: what another program finds in a PDF. `drawn`: also what is painted, and where. */
export function readPdf(pdf: Buffer, drawn = false): Promise<PdfContent> {
  const thread = (globalThis.folioPdfThread ??= startThread());
  thread.ref();
  const id = asked++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread.postMessage({ id, data: new Uint8Array(pdf), drawn });
  });
}
