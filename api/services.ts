import { ENTITIES } from './entities';
import { COMMISSIONS } from './modules/affiliates/earn-commission';
import { onConversion } from './modules/billing/conversions';
import { openOperatorCertificate } from './modules/certificates/operator-certificate';
import type { Config } from './platform/config/config';
import type { Services } from './platform/context';
import { Vault } from './platform/crypto';
import { Db } from './platform/database/db';
import type { Log } from './platform/log/log';
import { RateLimits } from './platform/rate-limits';
import { Spools } from './platform/files/spool';

type Given = Pick<
  Config,
  | 'rateLimits'
  | 'appSecret'
  | 'appSecretPrevious'
  | 'aeatEnvironment'
  | 'aeatQrUrl'
  | 'producer'
  | 'operator'
  | 'stripe'
  | 'publicUrl'
> &
  Partial<Pick<Config, 'databaseReplicaUrl' | 'databaseConnections' | 'preparedStatements' | 'operatorCertificate'>>;

/** Opens what lives as long as the process. */
export async function openServices(
  config: Given,
  urls: { app: string; platform: string },
  log: Log,
): Promise<Services> {
  const operatorCertificate = await openOperatorCertificate(config.operatorCertificate ?? null, config.operator);
  const { databaseReplicaUrl: replica, databaseConnections, preparedStatements } = config;
  const db = new Db({ ...urls, replica }, ENTITIES, databaseConnections, preparedStatements);
  await db.open();
  onConversion(COMMISSIONS);
  return {
    db,
    log,
    limits: new RateLimits(db, config.rateLimits),
    spools: new Spools(log),
    appSecret: config.appSecret,
    now: () => new Date(),
    vault: new Vault(config.appSecret, config.appSecretPrevious),
    aeat: { environment: config.aeatEnvironment, qrBase: config.aeatQrUrl },
    producer: config.producer,
    operator: config.operator,
    operatorCertificate,
    stripe: config.stripe,
    publicUrl: config.publicUrl,
  };
}
