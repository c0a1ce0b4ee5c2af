import type { Measure } from './parts';
import type { Measured } from './measure';

const WIDTHS = [28, 8, 9, 8, 8, 9, 8, 8, 7, 8, 8];
const HEADS = ['', 'clientes', 'SQL/s', 'p50', 'p99', 'Folio/s', 'p50', 'p99', '% SQL', '× p50', 'CPU ms'];

const number = (value: number) =>
  Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0).replace('.', ',');

const row = (cells: string[]) =>
  `${cells.map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at]!) : cell.padStart(WIDTHS[at]!))).join(' ')}\n`;

export const head = (): string => row(HEADS);

/**
 * One measure: throughput and latencies in ms of both sides, throughput in % of raw, p50 as a multiple of raw's,
 * product's CPU per call.
 */
export const line = ({ name, clients }: Measure, { raw, product, cpuMs }: Measured): string =>
  row([
    name,
    String(clients),
    ...[raw.perSecond, raw.p50, raw.p99, product.perSecond, product.p50, product.p99].map(number),
    `${Math.round((product.perSecond / raw.perSecond) * 100)} %`,
    number(product.p50 / raw.p50),
    number(cpuMs),
  ]);
