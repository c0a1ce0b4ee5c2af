import { Button, type ButtonProps } from './Button';

/** A square button with a picture only; `label` names it for readers and on hover. */
export function IconButton({ label, ...rest }: ButtonProps & { label: string }) {
  return <Button aria-label={label} title={label} variant="ghost" size="sm" square {...rest} />;
}
