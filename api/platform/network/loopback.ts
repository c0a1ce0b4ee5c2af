const NAMES = /^(localhost|127(\.\d+){3}|\[?::1\]?|\[?::ffff:127(\.\d+){3}\]?)$/i;

/** True for the names and addresses of this very machine, as they stand in URLs, HOST and sockets. */
export const isLoopback = (host: string): boolean => NAMES.test(host);
