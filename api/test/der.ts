/** Writes ASN.1 in DER, as far as certificates and their files need it. */
export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

export const seq = (...parts: Buffer[]) => der(0x30, ...parts);
export const set = (...parts: Buffer[]) => der(0x31, ...parts);
export const octets = (content: Buffer) => der(0x04, content);
export const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
export const utf8 = (text: string) => der(0x0c, Buffer.from(text, 'utf8'));
export const nothing = der(0x05);
/** [n] with the whole value inside. */
export const tagged = (n: number, ...parts: Buffer[]) => der(0xa0 + n, ...parts);

export function int(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return der(0x02, bytes[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) + 128);
  return bytes;
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest].flatMap(base128)));
}

/** UTCTime: years up to 2049. */
export const time = (instant: Date) =>
  der(0x17, Buffer.from(`${instant.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
