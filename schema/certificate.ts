/** Bytes of a certificate file, or of its key, at most. */
export const MAX_FILE_BYTES = 100_000;
