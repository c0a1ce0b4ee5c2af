import { parseArgs } from 'node:util';

interface Options {
  dir: string;
  port: number;
  webhook: string;
}

/** Options of the command line; port 0 takes a free one. */
export function optionsFrom(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string', default: '.data/stripe-sandbox' },
      port: { type: 'string', default: '8445' },
      webhook: { type: 'string', default: 'http://localhost:4000/api/billing/webhook' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port debe ser un número de puerto');
  if (!/^https?:\/\//.test(values.webhook)) throw new Error('--webhook debe ser una dirección http:// o https://');
  return { dir: values.dir, port, webhook: values.webhook };
}
