import { randomBytes } from 'node:crypto';
import { open, statfs, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasLeft } from '../errors';

const MB = 1024 * 1024;
/**
 * What all of a process may have on the disk at once, of which no company has more than half, and what they leave free
 * there.
 */
const MOST_BYTES = 256 * MB;
const LEFT_FREE = 256 * MB;
const SHARES = 2;
/** Taken from that at once. */
const STEP = 4 * MB;
const READ_BYTES = 64 * 1024;

/** Bytes between their maker and their reader. Those from `read` to `end` of the file wait to be read. */
class Spool {
  read = 0;
  end = 0;
  made = false;
  left = false;
  failure: unknown;
  private wake: (() => void)[] = [];

  changed(): Promise<void> {
    return new Promise(resolve => {
      this.wake.push(resolve);
    });
  }

  change(values: Partial<Pick<Spool, 'read' | 'end' | 'made' | 'left' | 'failure'>>): void {
    Object.assign(this, values);
    this.wake.splice(0).forEach(each => each());
  }
}

interface Room {
  whose: string;
  bytes: number;
}

/**
 * Lets files be made as fast as they can be, however slowly they are read: what was made waits on the disk, in a file
 * that has no name and so ends with its reader, or with the process. Without room there it waits for its reader, as it
 * would without a spool.
 */
export class Spools {
  private taken = 0;
  private readonly byWhom = new Map<string, number>();

  constructor(
    private readonly log: { warn(about: object, text: string): void },
    private readonly most = MOST_BYTES,
    private readonly dir = tmpdir(),
  ) {}

  /** Bytes that files under way have on the disk. */
  get bytes(): number {
    return this.taken;
  }

  /**
   * Sends them to the reader; one who leaves half-way, or before the first, ends the `rows` that they are made of.
   */
  async send(
    res: Writable & { req?: { method?: string } },
    whose: string,
    pieces: AsyncGenerator<Buffer | string>,
    rows: AsyncGenerator<unknown>,
    ahead?: () => number,
  ): Promise<void> {
    // Asked for the head alone: without a reader to wait for, the whole would be made for nobody.
    if (res.req?.method === 'HEAD') {
      await rows.return(undefined);
      res.end();
      return;
    }
    await pipeline(Readable.from(this.through(whose, pieces, ahead), { objectMode: false }), res)
      .catch(error => {
        if (!hasLeft(error)) throw error;
      })
      .finally(() => rows.return(undefined));
  }

  /**
   * The same bytes, for somebody of the company `whose`. `ahead`: how far the maker may go on before they are
   * read, asked each time; as far as there is room where it says nothing. A reader who leaves (`return`) ends `pieces`
   * too.
   */
  async *through(
    whose: string,
    pieces: AsyncGenerator<Buffer | string>,
    ahead: () => number = () => Infinity,
  ): AsyncGenerator<Buffer> {
    const file = await this.nameless();
    if (!file) {
      for await (const piece of pieces) yield asBytes(piece);
      return;
    }
    const spool = new Spool();
    const room: Room = { whose, bytes: 0 };
    const making = this.make(pieces, spool, file, room, ahead)
      .catch(failure => spool.change({ failure }))
      .finally(() => spool.change({ made: true }));
    try {
      for (;;) {
        if (spool.read < spool.end) {
          const { buffer, bytesRead } = await file.read(
            Buffer.allocUnsafe(Math.min(READ_BYTES, spool.end - spool.read)),
            0,
            undefined,
            spool.read,
          );
          if (bytesRead === 0) throw new Error('a spool that is shorter than what was written');
          spool.change({ read: spool.read + bytesRead });
          yield buffer.subarray(0, bytesRead);
        } else if (!spool.made) await spool.changed();
        else if (spool.failure) throw spool.failure as Error;
        else return;
      }
    } finally {
      spool.change({ left: true });
      await making;
      await file.close();
      this.take(room, -room.bytes);
    }
  }

  private async make(
    pieces: AsyncGenerator<Buffer | string>,
    spool: Spool,
    file: FileHandle,
    room: Room,
    ahead: () => number,
  ): Promise<void> {
    for await (const piece of pieces) {
      const bytes = asBytes(piece);
      // Behind what waits, as long as there is room. Where all is read it begins again at the front.
      while (spool.read < spool.end && !spool.left) {
        const changed = spool.changed();
        if (spool.end - spool.read < ahead() && (await this.roomFor(spool.end + bytes.length, room))) break;
        await changed;
      }
      if (spool.left) return;
      if (spool.read === spool.end) await this.beginAgain(spool, file, room);
      await writeAll(file, bytes, spool.end);
      spool.change({ end: spool.end + bytes.length });
    }
  }

  /** Nothing waits: what was taken of the disk goes back. */
  private async beginAgain(spool: Spool, file: FileHandle, room: Room): Promise<void> {
    Object.assign(spool, { read: 0, end: 0 });
    if (room.bytes === 0) return;
    await file.truncate(0);
    this.take(room, -room.bytes);
  }

  private take(room: Room, bytes: number): void {
    this.taken += bytes;
    room.bytes += bytes;
    const theirs = (this.byWhom.get(room.whose) ?? 0) + bytes;
    if (theirs > 0) this.byWhom.set(room.whose, theirs);
    else this.byWhom.delete(room.whose);
  }

  /** Takes more of the disk where it must; false where there is none. */
  private async roomFor(size: number, room: Room): Promise<boolean> {
    while (room.bytes < size) {
      if (this.taken + STEP > this.most || (this.byWhom.get(room.whose) ?? 0) + STEP > this.most / SHARES) return false;
      // Before anything else runs, so that two at once do not take the same.
      this.take(room, STEP);
      const { bavail, bsize } = await statfs(this.dir);
      if (bavail * bsize < LEFT_FREE) {
        this.take(room, -STEP);
        return false;
      }
    }
    return true;
  }

  /**
   * A file that nobody else can open, and of which nothing stays when the process ends, however it ends; null where
   * none can be made.
   */
  private async nameless(): Promise<FileHandle | null> {
    const path = join(this.dir, `folio-spool-${randomBytes(8).toString('hex')}`);
    try {
      const file = await open(path, 'wx+', 0o600);
      await unlink(path);
      return file;
    } catch (error) {
      this.log.warn(
        { dir: this.dir, code: (error as NodeJS.ErrnoException).code },
        'no file for downloads can be made here: each waits for its reader',
      );
      return null;
    }
  }
}

const asBytes = (piece: Buffer | string): Buffer => (typeof piece === 'string' ? Buffer.from(piece) : piece);

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let from = 0; from < bytes.length;)
    from += (await file.write(bytes, from, bytes.length - from, at + from)).bytesWritten;
}
