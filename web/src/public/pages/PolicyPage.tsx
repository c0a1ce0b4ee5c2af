import { paths } from '../../paths';
import { policy } from '../content/policy';
import { FILLED } from '../content/site';

const { hero, rights } = policy;

/** The policy in force: which one that is the server knows, and fills in. */
export function PolicyPage() {
  return (
    <section className="hero whole">
      <div className="page">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="policy">{FILLED.policyText}</div>
        <p className="small">
          {rights.before}
          <a href={paths.rightsRequest}>{rights.link}</a>
          {rights.after}
          <a href={`mailto:${FILLED.email}`}>{FILLED.email}</a>
        </p>
      </div>
    </section>
  );
}
