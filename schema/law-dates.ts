/** In force: published in the BOE and binding. Announced: described in words, and nothing to count down to. */
type ObligationState = 'in-force' | 'announced';
/** Which of the companies that the three questions distinguish a date binds. */
export type IssuerKind = 'company' | 'self-employed' | 'other';

export interface Obligation {
  id: string;
  /** `YYYY-MM-DD`, or the month `YYYY-MM` where no day is known. */
  date: string;
  about: 'verifactu' | 'e-invoice' | 'software';
  who: string;
  text: string;
  state: ObligationState;
  source: string;
}

/** The day on which the sources below were last read. */
export const READ_ON = '2026-11-20';

/**
 * What the law asks of those who invoice, by date, as this version came with it: the platform's own rows, which it
 * edits, go before these.
 */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    id: 'software',
    date: '2025-07-29',
    about: 'software',
    who: 'Quien hace programas de facturación',
    state: 'in-force',
    text: 'Los programas que se ofrecen ya tienen que cumplir. Folio lo firma en su declaración responsable.',
    source: 'RD 1007/2023, disp. final 4.ª, y RD 254/2025',
  },
  {
    id: 'verifactu-companies',
    date: '2027-01-01',
    about: 'verifactu',
    who: 'Sociedades',
    state: 'in-force',
    text: 'Quien paga el Impuesto sobre Sociedades factura con un sistema adaptado.',
    source: 'RDL 15/2025 (BOE 3/12/2025)',
  },
  {
    id: 'verifactu-others',
    date: '2027-07-01',
    about: 'verifactu',
    who: 'Autónomos y el resto',
    state: 'in-force',
    text: 'Quien declara sus actividades en el IRPF, y las demás obligadas.',
    source: 'RDL 15/2025 (BOE 3/12/2025)',
  },
  {
    id: 'e-invoice-large',
    date: '2027-10-06',
    about: 'e-invoice',
    who: 'Empresas de más de 8 millones',
    state: 'in-force',
    text: 'Factura electrónica entre empresas y profesionales.',
    source: 'RD 238/2026 y Orden HAC/1028/2026',
  },
  {
    id: 'verifactu-delay',
    date: '2028-10',
    about: 'verifactu',
    who: 'Todos',
    state: 'announced',
    text: 'Hacienda ha anunciado un aplazamiento de Verifactu. No está en el BOE: hoy valen las fechas de 2027.',
    source: 'Nota de prensa del 5/10/2026',
  },
  {
    id: 'e-invoice-rest',
    date: '2028-10-06',
    about: 'e-invoice',
    who: 'El resto de empresas y profesionales',
    state: 'in-force',
    text: 'Factura electrónica entre empresas y profesionales.',
    source: 'RD 238/2026 y Orden HAC/1028/2026',
  },
  {
    id: 'e-invoice-status',
    date: '2029-10-06',
    about: 'e-invoice',
    who: 'Personas físicas',
    state: 'in-force',
    text: 'Comunicar además el estado de cada factura electrónica recibida.',
    source: 'RD 238/2026, disp. transitoria 3.ª',
  },
];

/** Throws for an id that is not there. */
export function dateOf(id: string, rows: readonly Obligation[] = OBLIGATIONS): string {
  const found = rows.find(each => each.id === id);
  if (!found) throw new Error(`no obligation ${id}`);
  return found.date;
}

interface Issuer {
  kind: IssuerKind;
  large: boolean;
  foral: boolean;
}

/** The dates that bind an issuer: of Verifactu (none under a foral tax office) and of the electronic invoice. */
export function datesOf(
  { kind, large, foral }: Issuer,
  rows: readonly Obligation[] = OBLIGATIONS,
): { verifactu: string | null; eInvoice: string; ids: string[] } {
  const verifactu = foral ? null : kind === 'company' ? 'verifactu-companies' : 'verifactu-others';
  const eInvoice = large ? 'e-invoice-large' : 'e-invoice-rest';
  return {
    verifactu: verifactu && dateOf(verifactu, rows),
    eInvoice: dateOf(eInvoice, rows),
    ids: [...(verifactu ? [verifactu] : []), eInvoice],
  };
}
