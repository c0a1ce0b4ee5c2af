/**
 * For how many hours a mailed link works: one that sets a new password, an invitation, one that proves an address, one
 * that confirms a request over personal data.
 */
export const LINK_HOURS = { reset: 1, invitation: 72, verification: 7 * 24, data_request: 48 } as const;

/** As letters and screens say it of a password's link, and of the address's. */
export const RESET_MINUTES = LINK_HOURS.reset * 60;
export const VERIFICATION_DAYS = LINK_HOURS.verification / 24;
