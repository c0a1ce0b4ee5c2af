interface Sender {
  /** Whose name it goes in. */
  from: string;
  replyTo: string | null;
}

/** In whose name a letter goes, and where answers to it do; one stop after 'S.L.'. */
export const fromText = ({ from, replyTo }: Sender): string =>
  replyTo ? `De ${from.replace(/\.$/, '')}. Responder a ${replyTo}` : `De ${from}`;
