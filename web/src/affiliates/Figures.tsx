import { StatCards } from '../ui/table/StatCards';

export interface Figure {
  name: string;
  figure: string;
  context: string;
}

interface FiguresProps {
  names: string[];
  /** Nothing until the first answer. */
  figures: Figure[] | undefined;
  failed?: boolean;
}

/** Four figures with a line of context each. */
export function Figures({ names, figures, failed = false }: FiguresProps) {
  const stats = names.map((name, place) => ({
    name,
    figure: (shown: Figure[]) => shown[place]!.figure,
    context: (shown: Figure[]) => shown[place]!.context,
  }));
  return <StatCards stats={stats} shown={figures} failed={failed} />;
}
