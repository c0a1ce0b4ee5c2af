import { parseArgs } from 'node:util';

export interface Options {
  dir: string;
  port: number;
  controlPort: number;
  waitSeconds: number;
  anyCa: boolean;
  company: { nif: string; name: string };
  collaborator?: { nif: string; name: string };
}

function number(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} debe ser un número entero`);
  return value;
}

/** Options of the command line; port 0 takes a free one. */
export function optionsFrom(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string', default: '.data/aeat-sandbox' },
      port: { type: 'string', default: '8443' },
      'control-port': { type: 'string', default: '8444' },
      wait: { type: 'string', default: '60' },
      'any-ca': { type: 'boolean', default: false },
      collaborator: { type: 'string' },
      'collaborator-name': { type: 'string', default: 'Colaborador de pruebas, S.L.' },
      nif: { type: 'string', default: 'B98241573' },
      name: { type: 'string', default: 'Estudio Marea, S.L.' },
    },
  });
  return {
    dir: values.dir,
    port: number(values.port, 'port'),
    controlPort: number(values['control-port'], 'control-port'),
    waitSeconds: number(values.wait, 'wait'),
    anyCa: values['any-ca'],
    company: { nif: values.nif, name: values.name },
    collaborator:
      values.collaborator === undefined ? undefined : { nif: values.collaborator, name: values['collaborator-name'] },
  };
}
