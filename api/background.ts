import { outboxDir } from './dev-outbox';
import { outboxMailer, smtpMailer, type Mailer } from './edges/mail';
import { tokenOf } from './modules/accounts/one-time-tokens';
import { deliver } from './modules/mail/deliver';
import { warnOfExpiry } from './modules/verifactu/certificate-expiry';
import type { Config } from './platform/config';
import type { Services } from './platform/context';
import { startJobs } from './platform/jobs';

const mailerOf = (config: Config): Mailer => (config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : outboxMailer(outboxDir(config), config.mailFrom));

/** Early in Madrid; made up for when no worker ran at that time. */
const DAILY = '17 5 * * * certificateExpiry ?fill=1d';

/** Background jobs of this process; any number of processes may run them. */
export async function startBackground(config: Config, services: Services, appUrl: string): Promise<{ stop(): Promise<void> }> {
  const mailer = mailerOf(config);
  const jobs = await startJobs(appUrl, {
    mail: ids => deliver({ db: services.db, mailer, publicUrl: config.publicUrl, tokenOf: id => tokenOf(config.appSecret, id), now: services.now }, ids),
    certificateExpiry: () => warnOfExpiry(services),
  }, services.log, DAILY);
  return {
    async stop() {
      await jobs.stop();
      mailer.close();
    },
  };
}
