const long = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' });

/** '2026-11' -> 'noviembre' */
export const monthName = (month: string) => long.format(new Date(`${month}-01T00:00:00Z`));

/** '2026-11' -> 'nov' */
export const monthShort = (month: string) => monthName(month).slice(0, 3);
