/** What an archive says of itself. */
export interface Manifest {
  format: typeof FORMAT;
  version: typeof FORMAT_VERSION;
  /** When it was made, and by which Folio. */
  made: string;
  folio: string;
  tenant: { id: string; name: string; nif: string };
  /** NumeroInstalacion of the Folio that made it. A copy has another. */
  installation: string;
  files: DataFile[];
}

export interface DataFile {
  name: string;
  rows: number;
  sha256: string;
}

export const FORMAT = 'folio-archivo';
/** One more whenever a table is added to what an archive contains, or what a table says is meant otherwise. */
export const FORMAT_VERSION = 4;
export const MANIFEST = 'manifiesto.json';
