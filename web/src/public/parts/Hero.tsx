import type { ReactNode } from 'react';

interface HeroProps {
  title: ReactNode;
  lead?: string;
  /** At the right, on the last line of the lead. */
  action?: ReactNode;
  /** Under the two. */
  children?: ReactNode;
}

/** A page's first words, on paper. */
export function Hero({ title, lead, action, children }: HeroProps) {
  return (
    <section className="hero">
      <div className="page">
        <h1>{title}</h1>
        <div className="split">
          {lead && <p className="lead">{lead}</p>}
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
