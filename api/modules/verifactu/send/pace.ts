/** Every waiting time of sending. Milliseconds where the name does not say seconds. */

const MINUTE_MS = 60_000;
/** What waits is tried at least every hour (Orden HAC/1177/2024, art. 16.4). */
export const HOUR_MS = 3_600_000;

/** After failures in a row: one minute, two, four, up to an hour. */
export const backoffMs = (failures: number): number => Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(failures - 1, 10));

/** The longest wait in seconds that the AEAT's own schema lets it ask for. */
export const MAX_WAIT_S = 9_999;

/**
 * The AEAT flags records that arrive more than 240 s after they were sealed, unless their message says why (code 2004).
 */
export const LATE_MS = 210_000;
