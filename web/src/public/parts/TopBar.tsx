import { paths } from '../../paths';
import { site } from '../content/site';
import { Icon } from './Icon';
import { Mark } from './Mark';

/** What the right end offers: the way in, for visitors and for the signed-in. The sheet of styles shows one of them. */
function Ways() {
  return (
    <>
      <a className="link-strong for-visitors" href={paths.login}>
        {site.nav.login}
      </a>
      <a className="button outline for-visitors" href={paths.register}>
        {site.nav.register}
      </a>
      <a className="button outline for-members" href={paths.app}>
        {site.nav.enter}
      </a>
    </>
  );
}

export function TopBar({ path }: { path: string }) {
  const links = site.nav.links.map(({ to, text }) => (
    <a key={to} href={to} aria-current={to === path ? 'page' : undefined}>
      {text}
    </a>
  ));
  return (
    <header className="topbar">
      <div className="page topbar-row">
        <a className="home" href={paths.home} aria-label={site.home}>
          <Mark />
        </a>
        <nav className="wide" aria-label={site.nav.label}>
          {links}
        </nav>
        <div className="wide ways">
          <Ways />
        </div>
        <details className="menu narrow">
          <summary aria-label={site.nav.menu}>
            <Icon name="menu" size={24} />
            <Icon name="close" size={24} />
          </summary>
          <nav aria-label={site.nav.label}>
            {links}
            <div className="ways">
              <Ways />
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}
