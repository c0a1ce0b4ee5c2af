import { ALTA, ANULACION, hashedText } from './huella';

const UNESCAPED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Text of the first element of a name; '' without one. Of our own texts only, whose shape is known. */
export function textOf(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<sf:${name}>([^<]*)</sf:${name}>`).exec(xml) ?? [];
  return text.replace(/&(?:amp|lt|gt);/g, entity => UNESCAPED[entity]!);
}

/** What the chain needs of a record, read from its literal text. */
export interface RecordFacts {
  kind: 'alta' | 'anulacion';
  number: string;
  /** NumeroInstalacion of what made it. */
  installation: string;
  /** DD-MM-YYYY, as the AEAT writes it. */
  date: string;
  moment: string;
  /** The huella that it has; that of the record before it, '' in a first one. */
  hash: string;
  previous: string;
  /** The text that its huella must be the SHA-256 of. */
  hashed: string;
}

const CHAINING = /<sf:Encadenamiento>.*<\/sf:Encadenamiento>/s;

export function factsOf(xml: string): RecordFacts {
  const chaining = CHAINING.exec(xml)?.[0] ?? '';
  const own = xml.replace(chaining, '');
  const kind = /^<sf:RegistroAnulacion[ >]/.test(xml) ? 'anulacion' : 'alta';
  const names = kind === 'alta' ? ALTA : ANULACION;
  const previous = textOf(chaining, 'Huella');
  const fields = Object.fromEntries(
    (names as string[]).map(name => [name, name === 'Huella' ? previous : textOf(own, name)]),
  );
  const ending = kind === 'alta' ? '' : 'Anulada';
  return {
    kind,
    previous,
    installation: textOf(own, 'NumeroInstalacion'),
    hash: textOf(own, 'Huella'),
    moment: fields.FechaHoraHusoGenRegistro!,
    number: fields[`NumSerieFactura${ending}`]!,
    date: fields[`FechaExpedicionFactura${ending}`]!,
    hashed: hashedText(names as string[], fields),
  };
}

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
type Sha256 = (text: string) => string;

/**
 * The huella that a record must name: that of the one before it, or none where another installation made that one. A
 * company that was put back from its archive goes on as another, and the chain of an installation is its own.
 */
export const linkOf = (facts: RecordFacts, before: Pick<RecordFacts, 'hash' | 'installation'> | null): string =>
  before?.installation === facts.installation ? before.hash : '';

/**
 * What is wrong with a record that must name the huella `previous` ('' in a first one), in Spanish; null where nothing
 * is.
 */
export function linkProblem(facts: RecordFacts, previous: string, sha256: Sha256): string | null {
  if (facts.previous !== previous) return 'No enlaza con el registro anterior.';
  if (sha256(facts.hashed).toUpperCase() !== facts.hash) return 'Su huella no corresponde a su contenido.';
  return null;
}
