import { createServer, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { nextSlice } from '../platform/event-loop';

/** The last of them says that the connection ends with its answer; those behind it, sent without waiting, get none. */
export const REQUESTS_PER_CONNECTION = 100;
/** Requests of one connection that are at work or wait for their answers; those behind them wait unread. */
export const MOST_UNANSWERED = 10;
/** What is looked for requests in one go: some twenty of them, where node by itself would make two thousand. */
const SLICE_BYTES = 1024;

/** Of one connection. */
class Requests {
  begun = 0;
  unanswered = 0;
  /** Bytes wait for an answer to go out. */
  private held = false;
  /** Somebody else lets them wait: who reads a body slowly, or node, which has enough answers under way. */
  private paused = false;

  constructor(private readonly socket: Socket) {}

  /** Lets node see what comes in slices, between which it can be let wait. */
  slice(): void {
    const { socket } = this;
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
    if (!parse) return;
    socket
      .removeListener('data', parse)
      .on('resume', () => {
        this.paused = false;
      })
      .on('data', bytes => this.parse(bytes, parse));
  }

  private parse(bytes: Buffer, parse: (bytes: Buffer) => void): void {
    const { socket } = this;
    for (let at = 0; at < bytes.length && !socket.destroyed; at += SLICE_BYTES) {
      if (this.begun > REQUESTS_PER_CONNECTION) {
        socket.pause();
        return;
      }
      if (this.unanswered >= MOST_UNANSWERED || socket.isPaused()) {
        this.paused = socket.isPaused();
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
      if (!this.held || this.unanswered >= MOST_UNANSWERED) return;
      this.held = false;
      if (!this.paused) this.socket.resume();
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

/** So many begin in a turn of the event loop, as they came. */
const MOST_IN_A_TURN = 4;

/**
 * Requests on one connection that do not wait for each other's answers, and those of a crowd that comes at once, begin
 * in turns of their own, with what is under way in between.
 */
function apart(app: RequestListener): RequestListener {
  let begunInTurn = 0;
  const mayBegin = () => {
    if (begunInTurn === 0)
      setImmediate(() => {
        begunInTurn = 0;
      });
    begunInTurn += 1;
    return begunInTurn <= MOST_IN_A_TURN;
  };
  return (req, res) => {
    const { socket } = req;
    const { begun, unanswered } = requestsOf(socket);
    if (begun > REQUESTS_PER_CONNECTION) return;
    if (begun === REQUESTS_PER_CONNECTION) res.setHeader('Connection', 'close');
    if (unanswered === 1 && mayBegin()) app(req, res);
    else void nextSlice('requests').then(() => !socket.destroyed && app(req, res));
  };
}

/** An HTTP server whose connections are bounded in header bytes, time and requests. */
export function boundedServer(app: RequestListener): Server {
  const server = createServer({ maxHeaderSize: 16_384, ServerResponse: CountedResponse }, apart(app));
  server.on('connection', socket => requestsOf(socket).slice());
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 5_000;
  return server;
}
