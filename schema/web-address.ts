/** Schemes with their slashes, and www. */
const SCHEME = /[a-z][a-z\d+.-]*:\/\/|\bwww\./i;
/** A name of a host with something behind it: a port, a path, a question. */
const LEADS_ON = /[\p{L}\p{M}\d-]{2,}\.[\p{L}\p{M}\d-]{2,}(?:\/\S|:\d|[?#]\S)/u;
const ADDRESS = /\S@\S+\.\S/;
/** Dots as the writings of the world set them; a browser takes each for one. */
const DOTS = /[.。．｡․]/gu;
/**
 * A dot between two parts of which a mail program may make a host, known ending or not. Hosts are written in every
 * script, with accents as characters of their own, and with emoji.
 */
const JOINED = /(?<=[\p{L}\p{M}\p{N}\p{So}\p{Sk}_-])[.。．｡․](?=\p{M}*[\p{L}\p{N}\p{So}]\p{M}*[\p{L}\p{N}\p{So}-])/gu;

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const FOUR = String.raw`${OCTET}(?:\.${OCTET}){3}`;
/** Four figures that are the address of a machine: no amount has them, which goes on with its cents. */
const MACHINE = new RegExp(String.raw`(?<![\d.])${FOUR}(?![\d.]*\d|,\d)`, 'g');

/** What takes no room and no browser reads in the name of a host. */
const UNREAD = /[\p{Cf}\p{Variation_Selector}\u034f]/gu;

const seen = (text: string) => text.replace(DOTS, '.').normalize('NFKC').replace(UNREAD, '');

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
    .replace(/\p{Cf}/gu, '')
    .replace(MACHINE, figures => figures.replaceAll('.', ' .'))
    .replace(JOINED, ' .')
    .replace(/:(?=\/\/)/gu, ': ')
    .replace(/@/gu, ' @ ');

/** Figures keep their points, which nobody can click on, but those of a machine. */
export const figuresTogether = (text: string): string =>
  text.replace(/\d+(?: \.\d+)+(?:,\d)?/g, apart => {
    const figures = apart.replaceAll(' .', '.');
    return figures.search(MACHINE) < 0 ? figures : apart;
  });
