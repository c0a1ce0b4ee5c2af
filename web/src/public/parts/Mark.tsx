import { site } from '../content/site';

/** The sheet with its folded corner, and the name. */
export function Mark() {
  return (
    <span className="mark">
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          className="mark-sheet"
          d="M6 1.5h9l6 6V20a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 20V4A2.5 2.5 0 0 1 6 1.5Z"
        />
        <path className="mark-fold" d="m15 1.5 6 6h-4.5A1.5 1.5 0 0 1 15 6Z" />
        <path className="mark-lines" d="M7.5 12.5h8M7.5 16.5h5" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {site.name}
    </span>
  );
}
