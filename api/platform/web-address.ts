/** Endings that mail programs turn into links, and that no company's form of business is written with. */
const ENDINGS = 'com|es|net|org|info|biz|eu|cat|gal|eus|madrid|barcelona|io|app|dev|ai|me|tv|cc|ly|gl|gd|to|us|uk|de|fr|it|pt|ru|cn|in|br|mx|ar|cl|co|xyz|top|site|online|shop|store|club|live|link|click|page|web|cloud|space|pro|tech|work|support|help|win|vip|icu|zip|mov';
const SCHEME = /[a-z][a-z\d+.-]*:\/\/|\bwww\./i;
const DOMAIN = new RegExp(`[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?[.。．｡](?:${ENDINGS})(?![\\p{L}\\d])`, 'iu');
const WITH_PATH = /[\p{L}\d-]{2,}[.。．｡][\p{L}]{2,}\/\S/u;

/** True for a text in which a mail program would find something to click on. */
export const holdsWebAddress = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(/[\p{Cf}\u00ad]/gu, '');
  return [SCHEME, DOMAIN, WITH_PATH].some(pattern => pattern.test(plain)) || /\S@\S+\.\S/.test(plain);
};
