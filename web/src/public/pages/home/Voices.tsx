import { home } from '../../content/home';

const { voices } = home;

export function Voices() {
  return (
    <section className="section page">
      <h2>{voices.title}</h2>
      <div className="voices">
        {voices.list.map(({ quote, who, what }) => (
          <figure key={who} className="voice">
            <span className="tag">{voices.tag}</span>
            <blockquote>{`«${quote}»`}</blockquote>
            <figcaption>
              <b>{who}</b>
              <span>{what}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
