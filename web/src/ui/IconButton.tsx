import { Button, type ButtonProps } from './Button';

/** A square button with an icon only; `label` names it for screen readers and on hover. */
export function IconButton({ label, ...rest }: ButtonProps & { label: string }) {
  return <Button aria-label={label} title={label} variant="ghost" size="sm" square {...rest} />;
}
