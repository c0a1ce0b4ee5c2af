/** What each instrument is called where another one was used. */
const WORDS = {
  edit: 'cámbiala como borrador',
  correct: 'corrige su registro',
  annul: 'anúlala',
  rectify: 'rectifícala',
  take_back: 'deshaz el canje, con otra factura de signo contrario, y canjea de nuevo',
  nothing: 'no hace falta nada',
};

interface Advised {
  instrument: keyof typeof WORDS;
  rectify?: { kind: string; way: 'I' | 'S' };
  inTickets?: boolean;
}

/** What is to be done, as the end of a sentence. */
export const actionOf = ({ instrument, rectify, inTickets }: Advised): string => {
  if (inTickets) return 'rectifica la simplificada (R5) y canjea esa rectificativa';
  return rectify
    ? `rectifícala (${rectify.kind}, ${rectify.way === 'S' ? 'por sustitución' : 'por diferencias'})`
    : WORDS[instrument];
};
