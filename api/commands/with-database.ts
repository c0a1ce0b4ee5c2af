import { readConfig } from '../platform/config/config';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import { createLog } from '../platform/log/log';
import type { Urls } from '../prepare';

/** On the configured database, or on the embedded one. */
export async function withDatabase(work: (urls: Urls) => Promise<void>): Promise<void> {
  const config = readConfig();
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog(config.logLevel) });
  try {
    await work(
      embedded?.urls ?? {
        app: config.databaseUrl!,
        owner: config.databaseOwnerUrl,
        platform: config.databasePlatformUrl!,
      },
    );
  } finally {
    await embedded?.stop();
  }
}
