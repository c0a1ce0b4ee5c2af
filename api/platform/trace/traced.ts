/** Words and numbers of ours: nothing of a company, no text of a request. */
export type Attributes = Record<string, string | number>;
/** As OTLP numbers them. */
export const KIND = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

/** What a span is of. One that is `internal` is kept inside another alone. */
export interface Given {
  name: string;
  kind: keyof typeof KIND;
  attributes?: Attributes;
}

/** A span that is over. */
export interface Ended extends Given {
  traceId: string;
  spanId: string;
  parentId: string | null;
  startMs: number;
  endMs: number;
  attributes: Attributes;
  failed: boolean;
}

/** A span that is ended by hand. */
export interface Open {
  end(attributes: Attributes, failed: boolean): void;
}

export interface Tracer {
  inside<T>(given: Given, work: () => Promise<T>): Promise<T>;
  /** Runs `next` inside a span that goes on behind it. */
  begin(given: Given, next: () => void): Open;
  /** Sends what is there. */
  stop(): Promise<void>;
}

let tracer: Tracer | null = null;
export const traceWith = (given: Tracer | null): void => {
  tracer = given;
};

/** Runs it in a span of its own; where nobody traces, just runs it. */
export const traced = <T>(given: Given, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.inside(given, work) : work();

/** The same of what ends with an event. */
export function tracedUntil(given: Given, next: () => void): Open | null {
  if (tracer) return tracer.begin(given, next);
  next();
  return null;
}
