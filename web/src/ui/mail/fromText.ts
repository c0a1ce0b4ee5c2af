interface Sender {
  /** Whose name it goes in. */
  from: string;
  replyTo: string | null;
}

/** In whose name a letter goes, and where answers to it do. */
export const fromText = ({ from, replyTo }: Sender): string =>
  replyTo ? `De ${from}. Responder a ${replyTo}` : `De ${from}`;
