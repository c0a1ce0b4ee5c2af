import { home } from '../../content/home';
import type { Assets } from '../../prerender/assets';

/** The real product, in the visitor's colours and in the size of their screen. */
export function Shot({ assets }: { assets: Assets }) {
  const of = (name: string) => assets(`shots/${name}.webp`);
  const both = (name: string) => `${of(name)} 1x, ${of(`${name}-2x`)} 2x`;
  const phone = '(max-width: 767px)';
  const dark = '(prefers-color-scheme: dark)';
  return (
    <picture className="shot">
      <source
        data-mode="dark"
        media={`${phone} and ${dark}`}
        srcSet={of('new-invoice-phone-dark')}
        width={358}
        height={760}
      />
      <source media={phone} srcSet={of('new-invoice-phone')} width={358} height={760} />
      <source data-mode="dark" media={dark} srcSet={both('new-invoice-dark')} width={1280} height={724} />
      <img
        src={of('new-invoice')}
        srcSet={both('new-invoice')}
        width={1280}
        height={724}
        alt={home.hero.shot}
        fetchPriority="high"
      />
    </picture>
  );
}
