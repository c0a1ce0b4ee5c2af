import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { blankLine, type Line } from './line';
import { useLineNumbers } from './useLineNumbers';

function Rows({ lines, at }: { lines: Line[]; at: number }) {
  const root = useRef<HTMLDivElement>(null);
  useLineNumbers(root, lines, at);
  return (
    <div ref={root}>
      {lines.map(({ key }) => (
        <div key={key} data-line="" data-testid={`row-${key}`}>
          <span className="index" />
          <button type="button" className="remove" />
          <input data-column="price" />
        </div>
      ))}
    </div>
  );
}

const lines = Array.from({ length: 200 }, (_, i) => blankLine(i + 1));
const named = (line: number) => screen.queryByRole('textbox', { name: `Precio, línea ${line}` });

test('rows at hand are named at once, those in view numbered, the rest a moment later; when one goes, those below move up', async () => {
  const { rerender } = render(<Rows lines={lines} at={100} />);
  expect(named(100)).toBeInTheDocument();
  expect(screen.getByTestId('row-115')).toHaveTextContent('115');
  expect(named(115)).not.toBeInTheDocument();
  expect(named(1)).not.toBeInTheDocument();
  await waitFor(() => expect(named(200)).toBeInTheDocument());
  expect(named(1)).toBeInTheDocument();
  rerender(<Rows lines={lines.filter((_, i) => i !== 99)} at={99} />);
  expect(screen.getByTestId('row-101')).toHaveTextContent('100');
  expect(screen.getByRole('button', { name: 'Eliminar línea 100' }).parentElement).toBe(screen.getByTestId('row-101'));
  expect(screen.getByTestId('row-200')).toHaveTextContent('200');
  await waitFor(() => expect(screen.getByTestId('row-200')).toHaveTextContent('199'));
}, 20_000);
