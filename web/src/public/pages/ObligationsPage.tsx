import { obligations } from '../content/obligations';
import { Obligations } from '../islands/Obligations';

const { outside, note } = obligations;

export function ObligationsPage() {
  return (
    <>
      <div data-island="obligations">
        <Obligations />
      </div>
      <section className="section page">
        <h2>{outside.title}</h2>
        <div className="thirds ruled">
          {outside.list.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <p className="small">{note}</p>
      </section>
    </>
  );
}
