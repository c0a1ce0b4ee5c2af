import { site } from '../content/site';
import { Mark } from './Mark';

export function Footer() {
  const { what, groups, copyright, hours } = site.footer;
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer-columns">
          <div className="footer-what">
            <Mark />
            <p>{what}</p>
          </div>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={text}>
                    <a href={to}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="footer-foot">
          <span>{copyright}</span>
          <span>{hours}</span>
        </div>
      </div>
    </footer>
  );
}
