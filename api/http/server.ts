import { createServer, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Beginnings, callerOf, type HasSignedIn } from './beginnings';

/** The last of them says that the connection ends with its answer; those behind it, sent without waiting, get none. */
export const REQUESTS_PER_CONNECTION = 100;
/** Requests of one connection that are at work or wait for their answers; those behind them wait unread. */
export const MOST_UNANSWERED = 10;
/** What is looked for requests in one go: some twenty of them, where node by itself would make two thousand. */
const SLICE_BYTES = 1024;

/** Whether node lets the connection wait, because enough answers are under way; it resumes it by itself. */
const isHeldByNode = (socket: Socket & { _paused?: boolean }) => socket._paused === true;

type Failed = (error: unknown) => void;

/** What goes wrong with a connection ends that one, not the process. */
function endOnError(socket: Socket, failed: Failed, work: () => void): void {
  try {
    work();
  } catch (error) {
    socket.destroy();
    failed(error);
  }
}

/** Of one connection. */
class Requests {
  begun = 0;
  unanswered = 0;
  /** Bytes wait for an answer to go out. */
  private held = false;

  constructor(private readonly socket: Socket) {}

  /** Lets node see what comes in slices, between which it can be let wait. */
  slice(failed: Failed): void {
    const { socket } = this;
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
    if (!parse) return;
    socket.removeListener('data', parse).on('data', bytes => {
      endOnError(socket, failed, () => this.parse(bytes, parse));
    });
  }

  /** Node must get nothing while it lets the connection wait: it looks at each slice whether it does. */
  private parse(bytes: Buffer, parse: (bytes: Buffer) => void): void {
    const { socket } = this;
    this.held = false;
    for (let at = 0; at < bytes.length && !socket.destroyed; at += SLICE_BYTES) {
      if (this.begun > REQUESTS_PER_CONNECTION) {
        socket.pause();
        return;
      }
      if (this.unanswered >= MOST_UNANSWERED || isHeldByNode(socket)) {
        this.held = true;
        socket.pause().unshift(bytes.subarray(at));
        return;
      }
      parse(bytes.subarray(at, at + SLICE_BYTES));
    }
  }

  begin(res: ServerResponse): void {
    this.begun += 1;
    this.unanswered += 1;
    res.once('close', () => {
      this.unanswered -= 1;
      if (this.held && this.unanswered < MOST_UNANSWERED && !isHeldByNode(this.socket)) this.socket.resume();
    });
  }
}

const connections = new WeakMap<Socket, Requests>();

function requestsOf(socket: Socket): Requests {
  const known = connections.get(socket) ?? new Requests(socket);
  connections.set(socket, known);
  return known;
}

/** Counts itself: also where node answers by itself, as it does without a Host. */
class CountedResponse extends ServerResponse {
  constructor(...given: ConstructorParameters<typeof ServerResponse>) {
    super(...given);
    requestsOf(given[0].socket).begin(this);
  }
}

/**
 * Requests on one connection that do not wait for each other's answers, and those of a crowd that comes at once, begin
 * in turns of their own.
 */
function apart(
  app: RequestListener,
  failed: Failed,
  beginnings: Beginnings,
  hasSignedIn: HasSignedIn,
): RequestListener {
  return (req, res) => {
    const { socket } = req;
    const { begun } = requestsOf(socket);
    if (begun > REQUESTS_PER_CONNECTION) return;
    if (begun === REQUESTS_PER_CONNECTION) res.setHeader('Connection', 'close');
    beginnings.begin(callerOf(req, hasSignedIn), () => {
      if (!socket.destroyed) endOnError(socket, failed, () => app(req, res));
    });
  };
}

/** An HTTP server whose connections are bounded in header bytes, time and requests. */
export function boundedServer(app: RequestListener, failed: Failed, hasSignedIn: HasSignedIn): Server {
  const beginnings = new Beginnings();
  const server = createServer(
    { maxHeaderSize: 16_384, ServerResponse: CountedResponse },
    apart(app, failed, beginnings, hasSignedIn),
  );
  server.on('connection', socket => {
    requestsOf(socket).slice(failed);
    beginnings.connected();
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 5_000;
  return server;
}
