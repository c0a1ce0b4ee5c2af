import 'reflect-metadata';
import { closeWorld, type Opened } from '../world';
import { groundDir, openGround } from './ground';

const opened: Opened = [];
const say = (text: string) => void process.stdout.write(text);
const interrupted = () => void closeWorld(opened).then(() => process.exit(130));
process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
openGround(opened, say)
  .then(() => say(`Está en ${groundDir()}: npm run bench -- million\n`))
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  })
  .finally(() => closeWorld(opened));
