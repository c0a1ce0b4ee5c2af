import { FIRST_YEAR as FIRST } from '../../../schema/product';

export function Copyright() {
  const year = new Date().getFullYear();
  return <>© {year > FIRST ? `${FIRST}–${year}` : FIRST} Folio</>;
}
