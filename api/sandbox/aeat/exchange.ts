import { answerXml, stateOf } from './answer';
import { linesAs } from './faults/lines';
import type { Step } from './faults/step';
import type { MessageEntry } from './journal';
import { chainKeyOf } from './ledger';
import { readMessage, type Message } from './message';
import { RefusedMessage } from './refused';
import { checkHeader } from './rules/header';
import { take, type Outcome } from './service';
import type { State } from './state';

/** What a request came to: the answer as XML, or why the message was refused whole. */
interface Exchange {
  step: Step;
  answer: string;
  refusal: RefusedMessage | null;
}

const MOST = 1000;
const UNTAKEN = ['blackhole', 'reset', 'http', 'html', 'empty', 'raw', 'fault', 'huge', 'endless'];

function read(raw: Buffer): Message {
  try {
    return readMessage(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw));
  } catch (error) {
    throw error instanceof TypeError ? new RefusedMessage(4119) : error;
  }
}

function attempt<T>(work: () => T): T | RefusedMessage {
  try {
    return work();
  } catch (error) {
    if (error instanceof RefusedMessage) return error;
    throw error;
  }
}

/** Sooner than asked, with fewer records than make waiting needless. The service only takes note. */
function isEarly(state: State, { records }: Message): boolean {
  const last = state.lastAnswer.get(chainKeyOf(records[0]));
  return !!last && records.length < MOST && state.now().getTime() - last.at < last.wait * 1000;
}

function waitText(state: State, step: Step): string | null {
  return step.wait === undefined ? String(state.waitSeconds) : step.wait === null ? null : String(step.wait);
}

function receive(state: State, message: Message, step: Step, holder: string | null, number: number): Outcome {
  const now = state.now();
  checkHeader(message, nif => state.mayAct(holder, nif), state.missing, now);
  return take(
    message,
    { number, now, presenter: holder ?? '', missing: state.missing, forced: step.codes ?? {} },
    state.ledger,
  );
}

/** One request from its bytes to its answer: read, scripted, judged, kept, answered. */
export function exchange(state: State, raw: Buffer, holder: string | null): Exchange {
  const number = state.nextMessage();
  state.journal.keep(number, raw);
  const message = attempt(() => read(raw));
  const isRead = !(message instanceof RefusedMessage);
  const nif = isRead ? message.header.company.nif : null;
  const step = state.script.take(nif);
  const entry: MessageEntry = {
    type: 'message',
    message: number,
    at: state.now().toISOString(),
    nif,
    holder,
    records: isRead ? message.records.length : 0,
    outcome: 'nothing',
    mode: step.mode,
    early: isRead && isEarly(state, message),
  };
  const outcome = UNTAKEN.includes(step.mode)
    ? null
    : isRead
      ? attempt(() => receive(state, message, step, holder, number))
      : message;
  if (outcome instanceof RefusedMessage) entry.outcome = `fault ${outcome.code}`;
  else if (outcome) entry.outcome = stateOf(outcome.lines);
  state.ledger.apply(entry);
  state.ledger.save([entry, ...(outcome && !(outcome instanceof RefusedMessage) ? outcome.entries : [])]);
  if (!outcome || !isRead) return { step, answer: '', refusal: outcome instanceof RefusedMessage ? outcome : null };
  if (outcome instanceof RefusedMessage) return { step, answer: '', refusal: outcome };
  const wait = waitText(state, step);
  if (step.mode === 'answer')
    state.lastAnswer.set(chainKeyOf(message.records[0]), {
      at: state.now().getTime(),
      wait: Number(wait) || state.waitSeconds,
    });
  return { step, answer: answerXml(message, outcome, wait, linesAs(outcome.lines, step)), refusal: null };
}
