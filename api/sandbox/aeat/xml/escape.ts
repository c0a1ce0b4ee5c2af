import { NotXml } from './not-xml';

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function reference(body: string): string {
  if (NAMED[body]) return NAMED[body];
  const number = /^#(?:x([\dA-Fa-f]{1,6})|(\d{1,7}))$/.exec(body);
  const code = number ? parseInt(number[1] ?? number[2], number[1] ? 16 : 10) : -1;
  if (code !== 9 && code !== 10 && code !== 13 && (code < 32 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)))
    throw new NotXml(`entidad no permitida: ${body}`);
  return String.fromCodePoint(code);
}

export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]*;?)/g, (_, body: string) => {
    if (!body.endsWith(';')) throw new NotXml('& suelto');
    return reference(body.slice(0, -1));
  });
}

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
