import type { ReactNode } from 'react';
import { site } from '../content/site';
import { Footer } from './Footer';
import { TopBar } from './TopBar';

/** What every public page has around it. */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#contenido">
        {site.skip}
      </a>
      <TopBar path={path} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
