/**
 * What a reader must take to be waited for. An answer nobody reads holds memory, and a file its connection to the
 * database.
 */
export interface ReadingBounds {
  /** A reader that something waits for takes `bytes` in every `windowMs`, */
  windowMs: number;
  bytes: number;
  /** takes a whole answer within this time, */
  deadlineMs: number;
  /** and all of them together leave no more than this waiting. */
  waitingBytes: number;
}

/** Answers that may take longer than others, in milliseconds. */
export const PATIENT = new WeakMap<object, number>();

export const READING: ReadingBounds = {
  windowMs: 10_000,
  bytes: 160_000,
  deadlineMs: 10 * 60_000,
  waitingBytes: 128 * 1024 * 1024,
};
