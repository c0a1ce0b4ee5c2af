import { paths } from './paths';

/**
 * Where help is: the operator's address, which the server writes into the page; without it, as in development, the
 * contact page.
 */
export function supportLink(): string {
  const address = document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content ?? '';
  return address.includes('@') ? `mailto:${address}` : paths.contact;
}
