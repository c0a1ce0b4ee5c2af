/** A request that Stripe's API refuses, with the error object of its answer. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...(this.code && { code: this.code }) } };
  }
}

export const invalid = (message: string, code?: string) => new Refused(400, 'invalid_request_error', message, code);
export const missing = (what: string) =>
  new Refused(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');
