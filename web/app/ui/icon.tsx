// Line drawings of 24 × 24, drawn for this site.
const drawings = {
  book: 'M12 6.5C10 5 7 4.5 4 4.5v13.5c3 0 6 .5 8 2 2-1.5 5-2 8-2V4.500c-3 0-6 .5-8 2Zm0 0V20',
  branch: 'M6 4v16M6 12c7 0 11-2 12-6M6 16c6 0 10 0 12 3M18 6V4m0 15v1',
  plus: 'M12 5v14M5 12h14',
  journal: 'M5 4h11v16H7a2 2 0 0 1-2-2V4Zm11 5h3v9a2 2 0 0 1-3 1.700M8 8h5M8 12h5M8 16h3',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0V4ZM8 6H4c0 4 2 5 4 5m8-5h4c0 4-2 5-4 5m-4 3v4m-4 2h8',
  upload: 'M12 16V5m-4 4 4-4 4 4M5 19h14',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 8c0-3 3-5 6-5s6 2 6 5m1-8a2.5 2.5 0 1 0 0-5m1 8c2 .5 4 2 4 5',
  coin: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm-3-11v4a3 3 0 0 0 6 0V9',
  copy: 'M9 9h10v11H9V9Zm-4 6V4h10v2',
  refresh: 'M19 12a7 7 0 1 1-2.3-5.200L19 9m0-5v5h-5',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7L8 5Z',
  onward: 'm14 6-6 6 6 6',
  back: 'm10 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  choose: 'm8 9 4-4 4 4m-8 6 4 4 4-4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5.5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm6.5 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm6.5 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  eye: 'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeClosed: 'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6ZM5 4l14 16',
  megaphone: 'M4 10v4h3l9 5V5l-9 5H4Zm15-1c1.5 2 1.5 4 0 6M8 14l1 5',
  check: 'm5 13 4 4L19 7',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-11v3m0 10v3m8-8h-3M7 12H4m13.7-5.7-2.1 2.100m-7.2 7.2-2.1 2.100m11.4 0-2.1-2.100M8.4 8.4 6.3 6.3',
  exit: 'M14 5H6v14h8m-3-7h9m-3-3 3 3-3 3',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Zm-3 9 2 2 4-4',
  flame: 'M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3 0-6 1-9Z',
  file: 'M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6m-6 4h6',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  star: 'm12 4 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8L12 4Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4l3 2',
  cross: 'M6 6l12 12M18 6 6 18',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4l2-2Zm4 4h4',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6l1.4 1.4m10 10 1.4 1.4m0-12.8-1.4 1.4m-10 10-1.4 1.4',
  speaker: 'M4 10v4h4l5 4V6L8 10H4Zm12-1.5a5 5 0 0 1 0 7m2.5-9.5a8.5 8.5 0 0 1 0 12',
  spark:
    'm12 4 1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8L12 4Zm6 12 .7 2.3L21 19l-2.3.7L18 22l-.7-2.3L15 19l2.3-.7L18 16Z',
  pencil: 'M5 19l1-4L16 5l3 3L9 18l-4 1Zm9-12 3 3',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13m-7 4v5m4-5v5',
  lock: 'M6 11h12v9H6v-9Zm3 0V8a3 3 0 0 1 6 0v3m-3 4v2',
  warning: 'M12 4 3 19.500h18L12 4Zm0 6v4.500m0 2.500v.1',
  vote: 'M12 19V6m-6 6 6-6 6 6',
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  size?: number;
}

/** A drawing beside words that say the same, so it is hidden from screen readers. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    // Of drawings a page has more than of anything else.
    dangerouslySetInnerHTML={{ __html: paths[name] }}
  />
);

const paths = Object.fromEntries(
  Object.entries(drawings).map(([name, drawing]) => [name, `<path d="${drawing}"></path>`]),
) as Record<IconName, string>;
