import { refusal, silence } from './delivery';
import type { Posted } from './post';

/** A whole answer of 1,000 lines has some 40,000 tags; millions in 5 MB would only keep the parser busy. */
const MOST_TAGS = 100_000;

const BEFORE_ROOT = /<\?.*?\?>|<!--.*?-->/gs;

function isHtml({ contentType, text }: Posted): boolean {
  const start = text.slice(0, 4_096).replace(BEFORE_ROOT, '').trimStart();
  return (
    /^<(!doctype\s+html|html[\s>])/i.test(start) ||
    (/^text\/html/i.test(contentType) && !/^<[^<>]*Envelope/.test(start))
  );
}

function tooManyTags(text: string): boolean {
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) tags += 1;
  return tags > MOST_TAGS;
}

/** Lets through to the parser what may be a SOAP envelope. Throws Undelivered for anything else. */
export function checkEnvelope(posted: Posted): void {
  const { status, text } = posted;
  if (status === 401 || status === 403) throw refusal(`La AEAT no autoriza tu certificado (HTTP ${status})`, text);
  if (status >= 300 && status < 400)
    throw silence(`La AEAT ha respondido con otra dirección (HTTP ${status})`, text, isHtml(posted));
  if (text.trim() === '') throw silence(`La AEAT ha respondido sin contenido (HTTP ${status})`, text);
  if (isHtml(posted)) throw silence(`La AEAT ha respondido con una página web (HTTP ${status})`, text, true);
  // A document type can name files and addresses to fetch; no answer of the AEAT has one.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw silence('La respuesta de la AEAT lleva una DTD, que no se admite', text);
  if (!/^\s*</.test(text) || tooManyTags(text))
    throw silence(`La AEAT ha respondido algo que no es XML de este servicio (HTTP ${status})`, text);
}
