import { identityOf, type Numbered } from '../identity';

/**
 * Why a customer cannot be a retailer under recargo de equivalencia; null: they can. It is for people and for entities
 * whose members are taxed (LIVA, art. 148): comunidades de bienes (E) and sociedades civiles (J).
 */
export function recargoProblem(customer: Numbered): string | null {
  const { kind, id } = identityOf(customer);
  if (kind !== 'NIF') return 'El recargo de equivalencia es para comercios de aquí: este cliente no tiene NIF español.';
  return /^[ABCDFGHNPQRSUVW]/.test(id)
    ? `El recargo de equivalencia es para autónomos y comunidades de bienes: una sociedad o entidad (${id}) no puede tenerlo.`
    : null;
}
