export const LOGO_ENDINGS = ['.png', '.jpg', '.jpeg'];
const MOST = 500_000;

/** Why a file cannot be a logo, as far as its name and size show; nothing where it can. */
export function logoProblem({ name, size }: File): string | null {
  if (!LOGO_ENDINGS.some(ending => name.toLowerCase().endsWith(ending)))
    return `«${name}» no sirve: elige un PNG o un JPEG.`;
  return size > MOST ? `«${name}» pesa más de 500 kB: guárdalo más pequeño.` : null;
}
