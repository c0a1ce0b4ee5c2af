/** What the browser saved, under which names. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  return saved;
}

interface FileAsked {
  url: string;
  method: string;
  body: unknown;
  authorization: string;
}

/** Answers the addresses of files beside the server that is served already. */
export function serveFiles(answer: () => Promise<unknown>): FileAsked[] {
  const graphql = globalThis.fetch;
  const asked: FileAsked[] = [];
  globalThis.fetch = ((
    url: string,
    init: { method?: string; body?: string | FormData; headers: Record<string, string> },
  ) => {
    if (!url.startsWith('/api/')) return graphql(url, init as RequestInit);
    asked.push({
      url,
      method: init.method ?? 'GET',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body && Object.fromEntries(init.body),
      authorization: init.headers.authorization,
    });
    return answer();
  }) as typeof fetch;
  return asked;
}

/** A file as it comes: in one piece, under the name that the server gives it. */
export const file = (text: string, name: string, type = 'text/csv') => ({
  ok: true,
  status: 200,
  headers: new Map([
    ['content-disposition', `attachment; filename="${name}"`],
    ['content-type', type],
  ]),
  blob: async () => new Blob([text]),
});

export const refusedFile = (status: number, error: string, code: string, fields?: Record<string, string>) => ({
  ok: false,
  status,
  headers: new Map(),
  text: async () => JSON.stringify({ error, code, fields }),
});

/** A body whose pieces come when the test says so. */
export function slowFile(name: string) {
  let give = (_piece: { done: boolean; value?: Uint8Array }) => undefined as void;
  const reader = {
    read: () =>
      new Promise(done => {
        give = done;
      }),
  };
  return {
    answer: { ...file('', name), body: { getReader: () => reader } },
    send: (text: string) => give({ done: false, value: new TextEncoder().encode(text) }),
    end: () => give({ done: true }),
  };
}
