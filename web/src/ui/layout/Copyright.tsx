import { FIRST_YEAR as FIRST } from '../../../../schema/product';

function years(): string {
  // Into a page that the build writes, the server puts the years when it sends it.
  if (typeof document === 'undefined') return '%YEARS%';
  const year = new Date().getFullYear();
  return year > FIRST ? `${FIRST}–${year}` : String(FIRST);
}

export function Copyright() {
  return <span suppressHydrationWarning>{`© ${years()} Folio`}</span>;
}
