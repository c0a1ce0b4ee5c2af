import * as exportsAtOnce from './attack/attacks/a3-exports-at-once';
import * as slowReaders from './attack/attacks/a3-slow-readers';
import * as unreadAnswers from './attack/attacks/a3-unread-answers';
import * as verifyChain from './attack/attacks/a3-verify-chain';
import * as longDrafts from './attack/attacks/a4-long-drafts';
import * as longPdfs from './attack/attacks/a4-long-pdfs';
import * as longZips from './attack/attacks/a4-long-zips';
import type { Attack } from './attack/attack';
import { openGround } from './attack/ground';
import { Arena } from './attack/measure';
import { coresOf, TARGET } from './attack/report';
import { closeWorld, type Opened } from './world';

/** What one company can do at worst within its limits. */
const WORST: Attack[] = [slowReaders, exportsAtOnce, unreadAnswers, verifyChain, longDrafts, longPdfs, longZips];

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0).replace('.', ',');

/**
 * One company at its worst, on a server with its rate limits on, and what another one that works meanwhile feels of it.
 */
export async function hostile(): Promise<string> {
  const opened: Opened = [];
  try {
    const ground = await openGround(opened);
    const arena = new Arena(ground);
    opened.push(() => arena.end());
    const lines: string[] = [];
    for (const attack of WORST) {
      const { quiet, attacked } = await arena.measure(attack);
      const times = attacked.p99 / quiet.p99;
      lines.push(
        `  ${attack.does.padEnd(74)} p50 ${ms(quiet.p50)} → ${ms(attacked.p50)}, p99 ${ms(quiet.p99)} → ${ms(attacked.p99)} ms: × ${ms(times)} (${quiet.asked} y ${attacked.asked} peticiones)${times < TARGET ? '' : ' (demasiado)'}`,
        `    tranquila: ${coresOf(quiet.processor)}`,
        `    a la vez:  ${coresOf(attacked.processor)}`,
      );
    }
    return `Una empresa a lo peor que puede; otra que trabaja, tranquila → a la vez (objetivo: p99 por debajo de × ${TARGET}):\n${lines.join('\n')}\n`;
  } finally {
    await closeWorld(opened);
  }
}
