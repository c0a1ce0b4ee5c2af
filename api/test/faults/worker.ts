import 'reflect-metadata';
import { openAeat } from '../../edges/aeat/aeat';
import { ENTITIES } from '../../entities';
import { credentialsOf } from '../../modules/certificates/credentials';
import { Dispatcher } from '../../modules/verifactu/send/dispatcher';
import type { SendingServices } from '../../modules/verifactu/send/sending-services';
import { Vault } from '../../platform/crypto';
import { Db, type Work } from '../../platform/database/db';
import { createLog } from '../../platform/log/log';

export type CrashPoint = 'in the claim' | 'before sending' | 'before reading' | 'after reading' | 'before the commit';
/** What the parent hands over; the clock is ours and so much ahead. */
export interface Orders {
  urls: { app: string; platform: string };
  secret: string;
  sandbox: { url: string; ca: string };
  crash: CrashPoint | null;
  aheadMs: number;
}

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('still alive');
};

/** The dispatcher as it is, on a post that ends the process at the point named. */
function deadly(post: SendingServices, crash: CrashPoint | null): SendingServices {
  let writes = 0;
  const tx = <T>(tenantId: string, work: Work<T>): Promise<T> =>
    post.db.tx(tenantId, async em => {
      const done = await work(em);
      writes += 1;
      if ((crash === 'in the claim' && writes === 1) || (crash === 'before the commit' && writes === 2)) die();
      return done;
    });
  const db = new Proxy(post.db, {
    get: (target, name) =>
      name === 'tx' ? tx : ((Reflect.get(target, name) as () => unknown).bind?.(target) ?? Reflect.get(target, name)),
  });
  const { aeat } = post;
  const send: typeof aeat.send = async (...message) => {
    if (crash === 'before sending') die();
    const delivery = await aeat.send(...message);
    if (crash === 'after reading') die();
    return delivery;
  };
  return { ...post, db, aeat: { ...aeat, send } };
}

async function work({ urls, secret, sandbox, crash, aheadMs }: Orders): Promise<void> {
  let ahead = aheadMs;
  const now = () => new Date(Date.now() + ahead);
  const db = new Db(urls, ENTITIES, 4, process.env.DATABASE_PREPARED !== 'off');
  await db.open();
  const vault = new Vault(Buffer.from(secret, 'base64'), null);
  const post: SendingServices = {
    db,
    now,
    log: createLog('silent'),
    environment: 'sandbox',
    aeat: openAeat({ environment: 'sandbox', url: sandbox.url, ca: sandbox.ca }),
    credentialsOf: tenantId => credentialsOf({ db, vault, operatorCertificate: null, now }, tenantId),
  };
  const dispatcher = new Dispatcher(deadly(post, crash));
  dispatcher.start();
  process.on('message', (asked: { aheadMs: number }) => {
    ahead = asked.aheadMs;
  });
  process.on('disconnect', () => process.exit(0));
  process.send!('at work');
}

// Made ready beforehand: loading takes longer than all that is to happen.
process.once('message', (orders: Orders) => void work(orders));
process.send!('ready');
