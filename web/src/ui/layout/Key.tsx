import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CornerDownLeft, type LucideIcon } from 'lucide-react';
import { Kbd } from './Kbd';

/** Drawn: the typeface has no signs for these. */
const DRAWN: Record<string, [icon: LucideIcon, name: string]> = {
  '↑': [ArrowUp, 'Flecha arriba'],
  '↓': [ArrowDown, 'Flecha abajo'],
  '←': [ArrowLeft, 'Flecha izquierda'],
  '→': [ArrowRight, 'Flecha derecha'],
  '↵': [CornerDownLeft, 'Enter'],
};

export const Sign = ({ of }: { of: string }) => {
  const [Icon, name] = DRAWN[of];
  return <Icon size={12} role="img" aria-label={name} />;
};

/** A key by its name or sign. */
export const Key = ({ name }: { name: string }) => <Kbd>{DRAWN[name] ? <Sign of={name} /> : name}</Kbd>;
