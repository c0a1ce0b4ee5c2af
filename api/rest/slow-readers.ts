import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PATIENT, READING, type ReadingBounds } from '../platform/reading';

const LOOKS_PER_WINDOW = 10;

/**
 * The socket's own count of what was handed to it and of what it still holds: node's streams count only whole chunks.
 */
type Handle = { bytesWritten: number; writeQueueSize: number };

interface Reader {
  socket: Socket;
  since: number;
  windowFrom: number;
  takenThen: number;
}

function progressOf(socket: Socket): { taken: number; waiting: number } | null {
  const handle = (socket as unknown as { _handle?: Handle })._handle;
  if (!handle) return null;
  return {
    taken: handle.bytesWritten - handle.writeQueueSize,
    waiting: Math.max(socket.writableLength, handle.writeQueueSize),
  };
}

/** Looks at the answers under way and cuts the connections that are not read. */
export class SlowReaders {
  private readonly readers = new Map<ServerResponse, Reader>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly bounds: ReadingBounds = READING) {}

  /** `socket`: the request's, since an answer behind another one has none of its own yet. */
  watch(res: ServerResponse, socket: Socket): void {
    const now = performance.now();
    this.readers.set(res, { socket, since: now, windowFrom: now, takenThen: progressOf(socket)?.taken ?? 0 });
    res.once('close', () => {
      this.readers.delete(res);
      if (this.readers.size === 0) this.rest();
    });
    this.timer ??= setInterval(() => this.look(performance.now()), this.bounds.windowMs / LOOKS_PER_WINDOW).unref();
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(now: number): void {
    const { windowMs, bytes, deadlineMs, waitingBytes } = this.bounds;
    const waiting: { reader: Reader; waiting: number }[] = [];
    for (const [res, reader] of this.readers) {
      const progress = progressOf(reader.socket);
      if (!progress) {
        // An answer that still stood behind another one gets no event when its connection ends.
        this.readers.delete(res);
        continue;
      }
      // Who waits for us is not slow.
      const begins =
        progress.waiting === 0 || (now - reader.windowFrom >= windowMs && progress.taken - reader.takenThen >= bytes);
      if (begins) Object.assign(reader, { windowFrom: now, takenThen: progress.taken });
      else if (now - reader.windowFrom >= windowMs) reader.socket.destroy();
      else waiting.push({ reader, waiting: progress.waiting });
      if (now - reader.since >= (PATIENT.get(res) ?? deadlineMs)) reader.socket.destroy();
    }
    // Together they hold too much: those that have taken nothing for longest go first.
    let all = waiting.reduce((sum, each) => sum + each.waiting, 0);
    for (const each of waiting.sort((a, b) => a.reader.windowFrom - b.reader.windowFrom)) {
      if (all <= waitingBytes) return;
      each.reader.socket.destroy();
      all -= each.waiting;
    }
  }
}
