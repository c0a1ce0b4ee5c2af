import { withoutStop } from '../../../../schema/text/stop';

interface Sender {
  /** Whose name it goes in. */
  from: string;
  replyTo: string | null;
}

/** In whose name a letter goes, and where answers to it do. */
export const fromText = ({ from, replyTo }: Sender): string =>
  replyTo ? `De ${withoutStop(from)}. Responder a ${replyTo}` : `De ${from}`;
