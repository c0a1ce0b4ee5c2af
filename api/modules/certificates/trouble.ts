/** What may be wrong with a certificate file, as far as the file itself shows it. */
export type Flaw =
  | 'notCertificate'
  | 'damaged'
  | 'unsupported'
  | 'costly'
  | 'tooSlow'
  | 'wrongPassword'
  | 'hasNoPassword'
  | 'needsPassword'
  | 'noKey'
  | 'noCertificate'
  | 'mismatch'
  | 'unconnectable';

/** A file that cannot be installed, and why. */
export class Trouble extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw);
  }
}
