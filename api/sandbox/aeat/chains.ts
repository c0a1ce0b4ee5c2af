import type { RecordEntry } from './journal';

interface Chain {
  nif: string;
  system: string;
  installation: string;
  head: string | null;
  length: number;
  digests: Map<string, string>;
  followed: Set<string>;
}

const keyOf = ({ nif, system, installation }: { nif: string; system: string; installation: string }) =>
  [nif, system, installation].join(' ');

/** The chain of each taxpayer and installation, refused records too: they stay in it. */
export class Chains {
  private readonly chains = new Map<string, Chain>();

  has(key: string): boolean {
    return (this.chains.get(key)?.length ?? 0) > 0;
  }

  /** The same hash again, with the very same bytes or with others. */
  repetition(key: string, hash: string, digest: string): 'same' | 'different' | null {
    const known = this.chains.get(key)?.digests.get(hash);
    return known === undefined ? null : known === digest ? 'same' : 'different';
  }

  /** How a record that comes now does not follow the one before, as far as we know. The AEAT says nothing of it. */
  breakOf(key: string, previousHash: string | null): string | null {
    const chain = this.chains.get(key);
    if (!chain?.length) return previousHash === null ? null : 'starts with a record that was never received';
    if (previousHash === chain.head) return null;
    if (previousHash === null) return 'starts again';
    return chain.followed.has(previousHash)
      ? 'forks: that record is already followed by another'
      : chain.digests.has(previousHash)
        ? 'comes late'
        : 'follows a record that was never received';
  }

  apply(entry: RecordEntry): void {
    const key = keyOf(entry);
    const { nif, system, installation, hash, previousHash, digest, again } = entry;
    const chain = this.chains.get(key) ?? {
      nif,
      system,
      installation,
      head: null,
      length: 0,
      digests: new Map<string, string>(),
      followed: new Set<string>(),
    };
    this.chains.set(key, chain);
    if (again) return;
    chain.digests.set(hash, digest);
    if (previousHash) chain.followed.add(previousHash);
    chain.head = hash;
    chain.length++;
  }

  view(nif?: string) {
    return [...this.chains.values()]
      .filter(chain => !nif || chain.nif === nif)
      .map(({ digests, followed: _, ...chain }) => ({ ...chain, hashes: [...digests.keys()] }));
  }
}
