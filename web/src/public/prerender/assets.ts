/**
 * The address of a file that the build names by its content: 'shots/new-invoice.webp' ->
 * '/assets/new-invoice-1a2b.webp'. Throws for one that is not there.
 */
export type Assets = (name: string) => string;
