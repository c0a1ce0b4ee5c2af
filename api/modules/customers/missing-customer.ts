import { AppError } from '../../platform/errors';

/** The company has no such customer, or it was deleted. */
export class MissingCustomer extends AppError {
  constructor() {
    super('NOT_FOUND', 'Cliente no encontrado');
  }
}
