import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Wakes an island: the same component that the build wrote into the page. What the page knows besides stands in its
 * data.
 */
export function hydrate<Props extends object>(
  name: string,
  Island: ComponentType<Props>,
  propsOf: (data: DOMStringMap) => Props,
): void {
  const place = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!place) return;
  hydrateRoot(place, <Island {...propsOf(place.dataset)} />);
  place.dataset.awake = '';
}
