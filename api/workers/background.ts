import { outboxDir } from '../demo/dev-outbox';
import { outboxMailer, smtpMailer, type Mailer } from '../edges/mail';
import { tokenOf } from '../modules/sign-in/one-time-tokens';
import { sealActivities } from '../modules/activity/seal';
import { tickBilling } from '../modules/billing/clock';
import { END_JOB, endInTurn } from '../modules/billing/stripe/end-at-provider';
import { ownPaper } from '../modules/billing/own-invoices';
import { applyEvents } from '../modules/billing/stripe/sync-job';
import { SYNC_JOB } from '../modules/billing/stripe/webhook';
import { letterOf } from '../modules/delivery/letter-of';
import { deliver, type Post } from '../modules/mail/deliver';
import { RECURRING_JOB } from '../modules/recurring/held-rule';
import { queueRecurring, runRecurring } from '../modules/recurring/run';
import { quoteLetterOf } from '../modules/quotes/letter-of';
import { reminderLetterOf } from '../modules/reminders/letter-of';
import { remind } from '../modules/reminders/remind';
import { purge } from '../modules/retention/purge';
import { keepFigures } from '../modules/superadmin/figures';
import { warnOfExpiry } from '../modules/certificates/expiry';
import { warnOperator } from '../modules/certificates/operator-certificate';
import type { Config } from '../platform/config/config';
import type { Services } from '../platform/context';
import { startJobs, type Task } from '../platform/jobs';
import type { TaskName } from './tasks';

const mailerOf = (config: Config): Mailer =>
  config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : outboxMailer(outboxDir(config), config.mailFrom);

/** Early in Madrid; made up for when no worker ran at that time. */
const CRONTAB =
  '17 5 * * * certificateExpiry ?fill=1d\n47 3 * * * purge ?fill=1d\n*/5 * * * * billingClock\n*/10 * * * * platformFigures\n*/5 * * * * sealActivities\n*/10 * * * * recurringInvoices\n*/10 * * * * remind';

/** Background jobs of this process; any number of processes may run them. */
export async function startBackground(
  config: Config,
  services: Services,
  appUrl: string,
): Promise<{ stop(): Promise<void> }> {
  const mailer = mailerOf(config);
  const post: Post = {
    db: services.db,
    mailer,
    publicUrl: config.publicUrl,
    supportEmail: config.operator.supportEmail,
    now: services.now,
    tokenOf: id => tokenOf(config.appSecret, id),
    paperOf: id => ownPaper(services, id),
    invoiceLetter: (tenantId, id) => letterOf(services, tenantId, id),
    reminderLetter: (tenantId, id, mayHaveGone) => reminderLetterOf(services, tenantId, id, mayHaveGone),
    quoteLetter: (tenantId, id) => quoteLetterOf(services, tenantId, id),
    operatorSends: () => services.operatorCertificate !== null,
  };
  const tasks: Record<TaskName, Task> = {
    mail: ids => deliver(post, ids),
    certificateExpiry: async () => {
      await warnOperator(services);
      await warnOfExpiry(services);
    },
    purge: async () => {
      await purge(services);
    },
    [SYNC_JOB]: ({ tenantId }) => applyEvents(services, tenantId),
    [END_JOB]: ({ tenantId }) => endInTurn(services, tenantId),
    billingClock: () => tickBilling(services),
    platformFigures: () => keepFigures(services),
    sealActivities: () => sealActivities(services),
    recurringInvoices: () => queueRecurring(services),
    [RECURRING_JOB]: ({ tenantId }) => runRecurring(services, tenantId),
    remind: () => remind(services),
  };
  const jobs = await startJobs(appUrl, tasks, services.log, CRONTAB, config.preparedStatements);
  return {
    async stop() {
      await jobs.stop();
      mailer.close();
    },
  };
}
