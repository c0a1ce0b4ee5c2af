import { paths } from '../../paths';
import { contact } from '../content/contact';
import { FILLED } from '../content/site';
import { ContactForm } from '../islands/ContactForm';
import { Icon } from '../parts/Icon';

const { hero, form, info } = contact;
const mailto = `mailto:${FILLED.support}`;

export function ContactPage() {
  return (
    <section className="hero whole">
      <div className="page">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="contact">
          <div className="panel">
            <p className="without-script">
              {form.noScript} <a href={mailto}>{FILLED.support}</a>
            </p>
            <div data-island="contact" data-support={FILLED.support}>
              <ContactForm support={FILLED.support} />
            </div>
          </div>
          <aside className="panel info" aria-label={info.label}>
            <div>
              <Icon name="clock" size={18} />
              <h2>{info.hours.title}</h2>
              <p>{info.hours.text}</p>
            </div>
            <div>
              <Icon name="mail" size={18} />
              <h2>{info.mail.title}</h2>
              <p>
                <a href={mailto}>{info.mail.address}</a>
              </p>
            </div>
            <div>
              <Icon name="question" size={18} />
              <h2>{info.faq.title}</h2>
              <p>
                {info.faq.text} <a href={paths.faq}>{info.faq.link}</a>.
              </p>
            </div>
            <div>
              <Icon name="shield" size={18} />
              <h2>{info.rights.title}</h2>
              <p>
                {info.rights.text} <a href={paths.rightsRequest}>{info.rights.link}</a>.
              </p>
            </div>
          </aside>
        </div>
      </div>
    </section>
  );
}
