import { makeLeaf } from '../../test/leaf';
import { writeP12 } from '../../test/p12';
import { readCertificate } from './open-in-thread';

const leaf = makeLeaf();
const file = writeP12({ keys: [leaf.key], certificates: [leaf], password: 'clave' });

test('a thread that cannot be started costs its own upload only: the next ones have their turn', async () => {
  // What no thread can be handed makes its start fail, as a machine without threads left does.
  const unstartable = { file, key: null, password: (() => 'clave') as unknown as string };
  const uploads = [unstartable, unstartable, { file, key: null, password: 'clave' }].map(readCertificate);
  const outcomes = await Promise.allSettled(uploads);
  expect(outcomes.map(each => (each.status === 'rejected' ? (each.reason as Error).name : 'opened'))).toEqual([
    'DataCloneError',
    'DataCloneError',
    'opened',
  ]);
}, 60_000);
