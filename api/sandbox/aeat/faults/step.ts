/** The ways in which a request can be treated, one step of the script each. `accept_then_…` process the message first. */
const MODES = [
  'blackhole',
  'reset',
  'http',
  'html',
  'empty',
  'raw',
  'fault',
  'endless',
  'huge',
  'answer',
  'accept_then_reset',
  'accept_then_blackhole',
  'accept_then_half',
  'accept_then_http',
  'accept_then_empty',
  'accept_then_html',
  'accept_then_fault',
  'drip',
] as const;
type Mode = (typeof MODES)[number];

/** Other names of a plain answer, for readers of a script. */
const ALIASES = ['partial', 'order', 'missing', 'extra', 'wait', 'delay'];

export interface Extra {
  nif?: string;
  number?: string;
  date?: string;
  operation?: 'Alta' | 'Anulacion';
  state?: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  code?: number;
  ref?: string;
}

export interface Step {
  mode: Mode;
  /** Only for messages of this NIF; without it for whatever comes. */
  nif?: string;
  /** How many requests it is for; 0 is for all that come. */
  times?: number;
  /** The answer waits this long. */
  delayMs?: number;
  /** The answer waits until the control door lets it go. */
  held?: boolean;
  /** Forces the codes of records, by their place from 1 or by their number. */
  codes?: Record<string, number>;
  /** How the lines come: turned round, shuffled (by `seed`), or these places. */
  order?: 'reverse' | 'shuffle' | number[];
  seed?: number;
  /** Places of lines that are left out. */
  missing?: number[];
  /** Lines about records that nobody sent; an empty one is about an invoice that does not exist. */
  extra?: Extra[];
  /** The text of TiempoEsperaEnvio; null leaves the element out. */
  wait?: string | number | null;
  /** Of http, fault, raw, html and empty. */
  status?: number;
  /** Of http: where it redirects to. */
  location?: string;
  body?: string;
  contentType?: string;
  side?: 'client' | 'server';
  code?: number;
  text?: string;
  /** Of drip: how many bytes it sends each time. */
  bytes?: number;
  everyMs?: number;
  /** Of huge: how long the answer is. */
  megabytes?: number;
}

const FIELDS = [
  'mode',
  'nif',
  'times',
  'delayMs',
  'held',
  'codes',
  'order',
  'seed',
  'missing',
  'extra',
  'wait',
  'status',
  'location',
  'body',
  'contentType',
  'side',
  'code',
  'text',
  'bytes',
  'everyMs',
  'megabytes',
];

/** Reads a step, or says what is wrong with it: a test with a wrong word must not pass by doing nothing. */
export function stepOf(given: unknown): Step {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Error('a step is an object');
  const step = { ...given } as Step & { mode: string };
  const unknown = Object.keys(step).find(name => !FIELDS.includes(name));
  if (unknown) throw new Error(`a step has no field ${unknown}`);
  if (ALIASES.includes(step.mode) || step.mode === undefined) step.mode = 'answer';
  if (!(MODES as readonly string[]).includes(step.mode))
    throw new Error(`no mode ${step.mode}; there are ${[...MODES, ...ALIASES].join(', ')}`);
  return step;
}
