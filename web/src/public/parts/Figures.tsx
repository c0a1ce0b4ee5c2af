/** Numbers in a row, parted by hairlines. */
export function Figures({ list, boxed = false }: { list: readonly { figure: string; of: string }[]; boxed?: boolean }) {
  return (
    <dl className={boxed ? 'figures boxed' : 'figures'}>
      {list.map(({ figure, of }) => (
        <div key={figure}>
          <dd>{figure}</dd>
          <dt>{of}</dt>
        </div>
      ))}
    </dl>
  );
}
