import type { Response } from 'express';
import type { Ctx } from '../platform/context';

/** Data of an executed document, with the types of the schema. */
export type Data = Record<string, unknown>;

/** What a file is streamed with: the response, the request's context, and the gate to ask for more. */
export interface FileAnswer {
  res: Response;
  ctx: Ctx;
  run(document: string, variables: Data): Promise<Data>;
}

/**
 * One row of the REST facade: an HTTP call and the GraphQL operation that it runs. Serves, and writes the OpenAPI file.
 */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, with :parameters. */
  path: string;
  tag: string;
  summary: string;
  /**
   * Its variables are filled by name: from the path, from the query (GET), `input` from the whole body, others from the
   * body's keys.
   */
  document: string;
  /** Key of the answer → path into the data. */
  reply: Record<string, string>;
  /** A text for people, answered as `message`. */
  message?: string;
  /** Answers `success: true` too, as who calls it expects of what went well. */
  succeeds?: true;
  /** Path of the pagination, answered too when the call asks for a page or a limit. */
  paged?: string;
  status?: 200 | 201 | 204;
  /** Takes a form (multipart/form-data) instead of JSON: its parts fill the variables by name. */
  multipart?: { maxFileBytes: number };
  /** Needs no session. */
  public?: boolean;
  /**
   * Answers a file instead of JSON: `send` streams it. What it throws before its first byte is answered as any refusal.
   */
  file?: { type: string; send(data: Data, out: FileAnswer): void | Promise<void> };
}
