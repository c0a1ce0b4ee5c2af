const percent = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

interface Growth {
  text: string;
  rising: boolean;
}

/** '+13,5 %' of one month over the one before; nothing where there is nothing to compare with. */
export function growthOf(now: string, before: string): Growth | null {
  if (Number(before) === 0) return null;
  const change = (Number(now) / Number(before) - 1) * 100;
  return { text: `${percent.format(change).replace('-', '−')}\u00a0%`, rising: change > 0 };
}
