import { isIP } from 'node:net';

/** The eight groups of an IPv6 address that has no dotted part. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map(part => (part === '' ? [] : part.split(':')));
  const gap = tail === undefined ? [] : Array<string>(8 - before!.length - after!.length).fill('0');
  return [...before!, ...gap, ...after!].map(group => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/**
 * Who is meant by an address: an IPv4 one itself, of an IPv6 one its /64, which one household or server has to itself.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  // A dotted end stands for the last two groups, which do not count.
  return `${groups(address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0'))
    .slice(0, 4)
    .join(':')}::/64`;
}
