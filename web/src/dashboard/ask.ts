import { apollo } from '../client/apollo';
import { DashboardDocument } from '../gql/dashboard';
import { VerifactuCertificateDocument, VerifactuOverviewDocument } from '../gql/verifactu';

/** The client takes its time over each question: between two of them the page may answer. */
const turn = () => new Promise<void>(done => setTimeout(done));

/**
 * Asks for all that the dashboard shows, so that it is drawn once and whole. What fails is asked for again by the
 * screen.
 */
export async function ask(): Promise<void> {
  const asked: Promise<unknown>[] = [];
  for (const query of [DashboardDocument, VerifactuOverviewDocument, VerifactuCertificateDocument]) {
    asked.push(apollo.query<object>({ query }).catch(() => undefined));
    await turn();
  }
  await Promise.all(asked);
}
