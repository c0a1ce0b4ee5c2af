import { Agent, request } from 'node:http';
import type { Job, Target } from './job';
import { serve } from './drive';

const base = process.argv[2]!;

function call(agent: Agent, { method, path, body, token }: Target): Promise<void> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve, reject) => {
    const req = request(base + path, { method, agent, headers }, res => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        if (res.statusCode! < 300) resolve();
        else
          reject(new Error(`${method} ${path}: ${res.statusCode} ${Buffer.concat(chunks).toString('utf8', 0, 200)}`));
      });
    });
    req.on('error', reject);
    req.end(payload);
  });
}

/** The product over HTTP, one kept-alive connection per client. */
serve(async ({ clients }: Job) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  return { ask: target => call(agent, target), close: () => agent.destroy() };
});
