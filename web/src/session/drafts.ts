const prefix = (userId: string) => `draft:${userId}:`;

/** Half-written forms, kept in the browser per user until they are sent or 'Cerrar Sesión'. */
export const drafts = {
  read(userId: string, form: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(prefix(userId) + form) ?? 'null');
    } catch {
      return null;
    }
  },
  keep(userId: string, form: string, value: unknown): void {
    localStorage.setItem(prefix(userId) + form, JSON.stringify(value));
  },
  forget(userId: string, form: string): void {
    localStorage.removeItem(prefix(userId) + form);
  },
  forgetAll(userId: string): void {
    Object.keys(localStorage)
      .filter(key => key.startsWith(prefix(userId)))
      .forEach(key => localStorage.removeItem(key));
  },
};
