const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Escribe tu email.';
  return EMAIL.test(email.trim()) ? undefined : 'Escribe un email completo, como nombre@empresa.es.';
}

/** Only the fields that have a problem. */
export function problems<Field extends string>(all: Record<Field, string | undefined>): { [F in Field]?: string } {
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text)) as { [F in Field]?: string };
}
