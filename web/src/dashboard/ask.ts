import { apollo } from '../apollo';
import { DashboardDocument } from '../gql/dashboard';
import { VerifactuCertificateDocument, VerifactuOverviewDocument } from '../gql/verifactu';

/** Asks for all that the dashboard shows, so that it is drawn once and whole. What fails is asked for again by the screen. */
export async function ask(): Promise<void> {
  const queries = [DashboardDocument, VerifactuOverviewDocument, VerifactuCertificateDocument];
  await Promise.all(queries.map(query => apollo.query<object>({ query }).catch(() => undefined)));
}
