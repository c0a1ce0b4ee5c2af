import { paths } from '../../paths';

/** The closing band, on ink. */
export function Band({ title, text, start }: { title: string; text: string; start: string }) {
  return (
    <section className="band">
      <div className="page split">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <a className="button accent large" href={paths.register}>
          {start}
        </a>
      </div>
    </section>
  );
}
