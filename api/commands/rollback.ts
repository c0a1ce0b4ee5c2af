import { runMigrations } from './migrate';

export const run = () => runMigrations(true, async () => undefined);
