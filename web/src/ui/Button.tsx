import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { button } from '../theme/button';

const Base = chakra('button', button);
const Anchor = chakra(Link, button);

type Variants = NonNullable<RecipeVariantProps<typeof button>>;

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, keyof Variants>, Variants {
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** While true the label is `busyLabel`, the width stays and nothing can be pressed. */
  busy?: boolean;
  busyLabel?: string;
  /** Named but not possible now; the focus may still rest on it. */
  off?: boolean;
}

export function Button({ icon, busy, busyLabel, off, onClick, children, ...rest }: ButtonProps) {
  const idle = busy || off;
  const press = (event: MouseEvent<HTMLButtonElement>) => (idle ? event.preventDefault() : onClick?.(event));
  return (
    <Base type="button" aria-busy={busy || undefined} aria-disabled={idle || undefined} onClick={press} {...rest}>
      {busyLabel ? (
        <TwoLabels busy={busy} icon={icon} label={children} busyLabel={busyLabel} />
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Base>
  );
}

interface Labels {
  busy?: boolean;
  icon?: ReactNode;
  label: ReactNode;
  busyLabel: string;
}

// Both labels lie on each other, so the wider one keeps the width.
function TwoLabels({ busy, icon, label, busyLabel }: Labels) {
  const place = { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 8 };
  return (
    <span style={{ display: 'grid' }}>
      <span style={{ ...place, visibility: busy ? 'hidden' : 'visible' }}>
        {icon}
        {label}
      </span>
      <span style={{ ...place, visibility: busy ? 'visible' : 'hidden' }}>{busyLabel}</span>
    </span>
  );
}

export function ButtonLink({ icon, children, ...rest }: Omit<LinkProps, 'color'> & Variants & { icon?: ReactNode }) {
  return (
    <Anchor {...rest}>
      {icon}
      {children}
    </Anchor>
  );
}
