export interface Asked {
  status: number | 'cortada';
  bytes: number;
  ms: number;
}

/**
 * One call with its whole answer read; a broken one is an answer too. Without a token it is a stranger's; a text is
 * sent as it is.
 */
export async function ask(
  url: string,
  token: string | null,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Asked> {
  const from = performance.now();
  try {
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      signal,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { byteLength: bytes } = await answer.arrayBuffer();
    return { status: answer.status, bytes, ms: performance.now() - from };
  } catch {
    return { status: 'cortada', bytes: 0, ms: performance.now() - from };
  }
}

/** '12 × 200, 8 × 429; la última respuesta a los 5.312 ms' */
export function summary(asked: Asked[]): string {
  const statuses = asked.map(each => each.status);
  const counted = [...new Set(statuses)]
    .map(status => `${statuses.filter(each => each === status).length} × ${status}`)
    .join(', ');
  return `respuestas: ${counted}; la más lenta, a los ${Math.round(Math.max(...asked.map(each => each.ms)))} ms`;
}

/** 'la mayor, de 12 kB' */
export const largest = (asked: Asked[]): string =>
  `la mayor, de ${Math.ceil(Math.max(...asked.map(each => each.bytes)) / 1000)} kB`;
