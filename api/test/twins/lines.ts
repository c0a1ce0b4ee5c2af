import { RULES, type Territory } from '../../../schema/tax/territory';
import type { Chance } from '../faults/chance';

/** Whom the invoices are for; some numbers are wrong. */
export const BUYERS = [
  { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' },
  { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' },
  { name: 'Ana Pérez', nif: '48213960A' },
  { name: 'Ana Pérez', nif: '48213960B' },
  { name: 'Ayuntamiento de Teror', nif: 'P2607100A' },
  { name: 'Max Weber', nif: 'L01X00T47', country: 'DE', idKind: '03' },
  { name: 'Weber & Kraus GmbH', nif: 'DE299418732', country: 'DE' },
  { name: 'Weber & Kraus GmbH', nif: 'DE29941873', country: 'DE', idKind: '02' },
  { name: 'Alpen AG', nif: 'CHE123456789', country: 'CH', idKind: '04' },
  { name: 'Blue Ltd', nif: 'GB123456789', country: 'GB', idKind: '02' },
  { name: 'Ana Pérez', nif: '48213960A', idKind: '07' },
];
export const TOWN_HALL = 4;

/** Who issues in the company's name; the last one's number is wrong. */
export const THIRDS = [
  { name: 'Gestoría Ríos, S.L.', nif: 'B26304196' },
  { name: 'Alpen Treuhand AG', nif: 'CHE987654321', country: 'CH', idKind: '04' },
  { name: 'Kraus Steuer GmbH', nif: 'DE299418732', country: 'DE', idKind: '02' },
  { name: 'Gestoría Ríos, S.L.', nif: 'B26304197' },
];

const CAUSES = {
  IVA: ['E1', 'E1', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S2', 'S1'],
  IGIC: ['E1', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'N1', 'N2', 'S2', 'S1'],
  IPSI: ['E1', 'E1', 'E2', 'E3', 'E4', 'E6', 'N1', 'N2'],
};

export interface Line {
  quantity: string;
  ivaRate: number;
  ivaCause: string | null;
  ivaRegime: string | null;
  discountPercent?: string | null;
  [name: string]: unknown;
}

type Taxed = Pick<Line, 'ivaRate' | 'ivaCause' | 'ivaRegime'>;

/** Lines at random, as a company of a territory can have them; some are refused. */
export class Lines {
  constructor(
    private readonly chance: Chance,
    private readonly territory: Territory,
  ) {}

  /** How one is taxed. */
  taxed(recargo = false): Taxed {
    const { chance, territory } = this;
    const { rates, tax } = RULES[territory];
    const ivaRate = recargo ? chance.pick([21, 10, 4]) : chance.happens(30) ? 0 : chance.pick(rates);
    const ivaCause = ivaRate === 0 ? chance.pick(CAUSES[tax]) : null;
    const regimes = ivaRate > 0 ? ['07', '11', '11', '14', '15'] : ivaCause === 'N2' ? ['08', '08', null] : [null];
    return { ivaRate, ivaCause, ivaRegime: chance.happens(ivaRate > 0 ? 10 : 70) ? chance.pick(regimes) : null };
  }

  one(price: number, taxed: Taxed): Line {
    const { chance } = this;
    return {
      description: 'Trabajo',
      quantity: chance.pick(['1', '2', '0.5']),
      price: chance.pick([price, price / 3.3]).toFixed(2),
      ...taxed,
      discountPercent: chance.happens(12) ? '5' : null,
    };
  }

  /** One to three, some of them all taxed alike. */
  some(price: number, recargo = false): Line[] {
    const alike = this.chance.happens(40) ? this.taxed(recargo) : null;
    return Array.from({ length: 1 + this.chance.below(3) }, () => this.one(price, alike ?? this.taxed(recargo)));
  }

  /** Goods bought second-hand, or travel, with what they cost: some are a loss, and some say no cost. */
  margin(): Line[] {
    const { chance } = this;
    const ivaRegime = chance.pick(['03', '05']);
    const ivaRate = ivaRegime === '05' ? 21 : chance.pick([21, 10, 4]);
    return Array.from({ length: 1 + chance.below(3) }, () => ({
      ...this.one(90, { ivaRate, ivaCause: null, ivaRegime }),
      cost: chance.happens(5) ? null : chance.pick(['0', '41.37', '80', '99.99']),
    }));
  }

  /** Something is sold, and as much or more comes back, at one rate. */
  returning(price: number): Line[] {
    const taxed = this.taxed();
    return [this.one(price, taxed), { ...this.one(price * 1.5, taxed), returned: true }];
  }

  /** As they were, for another invoice: with what changes of each. */
  again(lines: readonly Line[], quantities: readonly string[]): Line[] {
    return lines.map(({ discountPercent: _discount, returned: _returned, ...line }) => ({
      ...line,
      quantity: this.chance.pick(quantities),
    }));
  }
}
