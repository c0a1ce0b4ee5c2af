/** Providers that take no notice of dots in an address. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/** One text for addresses that lead to the same mailbox: lower case, no +tag, and of Gmail no dots. */
export function mailboxKey(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const [box, host] = [text.slice(0, at).replace(/\+.*$/, ''), text.slice(at + 1)];
  return DOTLESS.includes(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}
