import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Received {
  to: string[];
  raw: string;
}
type SmtpMode = 'take' | 'refuse' | 'greylist' | 'hang' | 'swallow';

interface Told {
  port?: number;
  mail?: Received;
  swallowed?: Received;
  mode?: SmtpMode;
  closed?: boolean;
}

/** The tests' SMTP server, in a process of its own. */
export class SmtpProcess {
  readonly received: Received[] = [];
  /** Mails it had whole and never answered. */
  readonly swallowed: Received[] = [];

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    child.on('message', (told: Told) => {
      if (told.mail) this.received.push(told.mail);
      if (told.swallowed) this.swallowed.push(told.swallowed);
    });
  }

  static async start(): Promise<SmtpProcess> {
    const child = fork(join(__dirname, 'smtp-process.mjs'), { execArgv: [] });
    const [{ port }] = (await once(child, 'message')) as [Told];
    return new SmtpProcess(child, port!);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  private async tell(word: string): Promise<void> {
    // A mail of somebody else's may be told of meanwhile: that is no answer.
    const answered = new Promise<void>(done => {
      const look = (told: Told) => {
        if (told.mail || told.swallowed) return;
        this.child.off('message', look);
        done();
      };
      this.child.on('message', look);
    });
    this.child.send(word);
    await answered;
  }

  behave = (mode: SmtpMode) => this.tell(mode);
  close = () => this.tell('close');
  open = () => this.tell('open');
  end = () => {
    this.child.kill();
  };
}
