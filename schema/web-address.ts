/** Schemes with their slashes, and www. */
const SCHEME = /[a-z][a-z\d+.-]*:\/\/|\bwww\./i;
/** A name of a host with something behind it: a port, a path, a question. */
const LEADS_ON = /[\p{L}\d-]{2,}\.[\p{L}\d-]{2,}(?:\/\S|:\d|[?#]\S)/u;
const ADDRESS = /\S@\S+\.\S/;
/** Dots as the writings of the world set them; a browser takes each for one. */
const DOTS = /[.。．｡․]/gu;
/** A dot between two parts of which a mail program may make a host, known ending or not. */
const JOINED = /(?<=[\p{L}\d])[.。．｡․](?=[\p{L}\d][\p{L}\d-])/gu;

const seen = (text: string) =>
  text
    .replace(DOTS, '.')
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '');

/**
 * True for a text that is written to lead somewhere. A name with a dot in it is a name: companies are called
 * «Booking.com España» and «S.Com.», and letters break them.
 */
export const holdsWebAddress = (text: string): boolean => {
  const plain = seen(text);
  return [SCHEME, LEADS_ON, ADDRESS].some(pattern => pattern.test(plain));
};

/** The same words with nothing in them that a mail program would make something to click of: 'Booking .com España'. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(JOINED, ' .')
    .replace(/:(?=\/\/)/gu, ': ')
    .replace(/@/gu, ' @ ');
