/** The label keeps the room of its bolder self, so that no link moves when another screen becomes the current one. */
export const steadyWidth = {
  '& [data-label]': { display: 'inline-grid' },
  '& [data-label]::after': {
    content: 'attr(data-label) / ""',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 'medium',
  },
} as const;
