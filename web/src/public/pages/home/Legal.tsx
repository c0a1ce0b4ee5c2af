import { home } from '../../content/home';
import { paths } from '../../../paths';
import { legal } from '../../content/legal';
import { FILLED } from '../../content/site';
import { Icon } from '../../parts/Icon';

/** The anchors of the law: closed, with the answer in sight, and opened by the browser when one comes by the anchor. */
export function Legal() {
  return (
    <section className="legal">
      <div className="page">
        <h2>{home.legal.title}</h2>
        {legal.map(({ id, title, answer, text }) => (
          <details key={id}>
            <summary>
              <h3>{title}</h3>
              <span>{answer}</span>
              <Icon name="down" />
            </summary>
            <div id={id} className="legal-text">
              {text.map((parts, i) => (
                <p key={i}>
                  {parts.map(part =>
                    typeof part === 'string' ? (
                      part
                    ) : (
                      <a key={part.to} href={part.to}>
                        {part.text}
                      </a>
                    ),
                  )}
                </p>
              ))}
              {id === 'privacy' && (
                <p>
                  <a href={paths.privacyPolicy}>{FILLED.policyLine}</a>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
