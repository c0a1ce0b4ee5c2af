import { Icon } from './Icon';

export function MoreLink({ to, text }: { to: string; text: string }) {
  return (
    <a className="more-link" href={to}>
      <span>{text}</span>
      <Icon name="arrow" />
    </a>
  );
}
