import { ArgumentValidationError } from 'type-graphql';
import type { ValidationError } from 'class-validator';
import { MAX_ERRORS } from './coerce';
import { AppError, type Fields } from '../errors';

function collect(errors: ValidationError[], path: string, fields: Fields): Fields {
  for (const error of errors) {
    const here = path ? `${path}.${error.property}` : error.property;
    if (Object.keys(fields).length >= MAX_ERRORS) break;
    const [message] = Object.values(error.constraints ?? {});
    if (message) fields[here] = message;
    collect(error.children ?? [], here, fields);
  }
  return fields;
}

/** Rebuilds a validation error as fields and messages: the original carries the whole input, passwords included. */
export function inputError(error: unknown): unknown {
  if (!(error instanceof ArgumentValidationError)) return error;
  const fields = collect(error.extensions.validationErrors as ValidationError[], '', {});
  return new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Revisa los datos', fields);
}
