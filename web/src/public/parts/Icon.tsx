const PATHS = {
  check: 'M20 6 9 17l-5-5',
  dash: 'M5 12h14',
  arrow: 'M5 12h14M12 5l7 7-7 7',
  back: 'M19 12H5M12 19l-7-7 7-7',
  down: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm10 2-4.3-4.3',
  download: 'M12 3v12m-5-5 5 5 5-5M4 21h16',
  file: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8ZM14 2v6h6M8 13h8M8 17h8',
  done: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20Zm-4-10 3 3 5-6',
  shield: 'M12 22c5-2 8-5 8-10V5l-8-3-8 3v7c0 5 3 8 8 10Zm-3-10 2 2 4-4',
  clock: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20Zm0-16v6l4 2',
  mail: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm18 3-10 6L2 7',
  question: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM9 9a3 3 0 0 1 6 1c0 2-3 2-3 4m0 3v.01',
  gift: 'M3 8h18v4H3ZM5 12v9h14v-9M12 8v13M12 8s-1-5-4-5-3 5 0 5Zm0 0s1-5 4-5 3 5 0 5Z',
  tag: 'M3 3h9l9 9-9 9-9-9ZM7.5 7.5v.01',
  receipt: 'M4 2v20l3-2 2.5 2 2.5-2 2.5 2 2.5-2 3 2V2l-3 2-2.5-2L12 4 9.5 2 7 4ZM8 9h8M8 13h8',
} as const;

type IconName = keyof typeof PATHS;

/** Drawn with a line; beside words, so that readers skip it. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={`icon icon-${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
