const FIRST = 2025;

export function Copyright() {
  const year = new Date().getFullYear();
  return <>© {year > FIRST ? `${FIRST}–${year}` : FIRST} Folio</>;
}
