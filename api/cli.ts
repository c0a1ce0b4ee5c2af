import 'reflect-metadata';

interface Command {
  run(argument?: string): void | Promise<void>;
}

/** Each loads what it needs, and only then: all of the product takes a second. */
const COMMANDS: Record<string, string> = {
  'audit verify': './commands/audit-verify',
  'tenant import': './commands/tenant-import',
  emit: './commands/emit',
  migrate: './commands/migrate',
  rollback: './commands/rollback',
  seed: './commands/seed',
  'rotate-keys': './commands/rotate-keys',
  partition: './commands/partition',
  blocked: './commands/blocked',
  fresh: './commands/fresh',
};

async function main(): Promise<void> {
  const [first = '', second = '', third] = process.argv.slice(2);
  const two = COMMANDS[`${first} ${second}`];
  const file = two ?? COMMANDS[first];
  if (!file) throw new Error(`Órdenes: ${Object.keys(COMMANDS).join(', ')}`);
  await (module.require(file) as Command).run(two ? third : second);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
