import { outboxDir } from './dev-outbox';
import { outboxMailer, smtpMailer, type Mailer } from './edges/mail';
import { tokenOf } from './modules/accounts/one-time-tokens';
import { deliver } from './modules/mail/deliver';
import type { Config } from './platform/config';
import type { Services } from './platform/context';
import { startJobs } from './platform/jobs';

const mailerOf = (config: Config): Mailer => (config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : outboxMailer(outboxDir(config), config.mailFrom));

/** Background jobs of this process; any number of processes may run them. */
export async function startBackground(config: Config, services: Services, appUrl: string): Promise<{ stop(): Promise<void> }> {
  const mailer = mailerOf(config);
  const jobs = await startJobs(appUrl, {
    mail: ids => deliver({ db: services.db, mailer, publicUrl: config.publicUrl, tokenOf: id => tokenOf(config.appSecret, id), now: services.now }, ids),
  }, services.log);
  return {
    async stop() {
      await jobs.stop();
      mailer.close();
    },
  };
}
