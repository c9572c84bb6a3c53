/** Every colour of the site. Style sheets name them by their part: `var(--paper)`, `var(--brand)`. */

type Shades = [string, string, string, string, string, string, string, string, string, string];

/** A deep green of old bindings; the darker shades carry white text at AA contrast. */
export const green: Shades = [
  '#eef7f3',
  '#d9ebe3',
  '#b0d6c5',
  '#84c0a6',
  '#5fae8b',
  '#47a27a',
  '#379c70',
  '#26885f',
  '#157353',
  '#0b5c42',
];

export const gold: Shades = [
  '#fdf7e7',
  '#f8ecd0',
  '#efd8a1',
  '#e6c26e',
  '#deb043',
  '#daa528',
  '#d79f18',
  '#bf8a0b',
  '#8f6600',
  '#6f4f00',
];

/** The greys of the dark scheme, with a breath of green. */
export const dark: Shades = [
  '#e3eae6',
  '#c6d0cb',
  '#a9b8b0',
  '#9aaba2',
  '#3a4741',
  '#2c3833',
  '#222d28',
  '#1a231f',
  '#121916',
  '#0c1210',
];

export const BRAND = green[9];
const INK = '#1c2a26';

/** The same in both schemes: they stand on colours of their own. */
const metals = {
  '--on-metal': INK,
  '--gold': '#e3b32c',
  '--gold-deep': '#d3a31f',
  '--silver': '#c3c9d0',
  '--bronze': '#c78a56',
  '--deep': `linear-gradient(135deg, ${green[9]}, #083f2e)`,
  '--on-deep': '#ffffff',
  '--danger-fill': '#b42318',
  '--danger-fill-hover': '#912018',
};

export const light = {
  ...metals,
  '--paper': '#faf8f3',
  '--surface': '#ffffff',
  '--ink': INK,
  '--line': '#e3ddcf',
  '--line-strong': '#cdc6b6',
  '--brand': green[9],
  '--brand-soft': green[0],
  '--brand-fill': green[9],
  '--brand-fill-hover': green[8],
  '--danger': '#b42318',
  '--gold-soft': gold[0],
  '--gold-line': gold[2],
  '--gold-ink': gold[9],
  // The library's own greys are too light on paper for AA contrast.
  '--mantine-color-text': INK,
  '--mantine-color-dimmed': '#4d5753',
  '--mantine-color-placeholder': '#666f6b',
  '--mantine-color-error': '#b42318',
};

export const night = {
  ...metals,
  '--paper': dark[8],
  '--surface': dark[7],
  '--ink': dark[0],
  '--line': dark[4],
  '--line-strong': '#55645d',
  '--brand': '#7cc4a3',
  '--brand-soft': '#20342b',
  '--brand-fill': green[8],
  '--brand-fill-hover': green[9],
  '--danger': '#ff9d92',
  '--gold-soft': '#2b2616',
  '--gold-line': '#5f4f1f',
  '--gold-ink': gold[4],
  '--mantine-color-anchor': '#7cc4a3',
  '--mantine-color-error': '#ff9d92',
  '--mantine-color-red-text': '#ff9d92',
  '--mantine-color-red-outline': '#ff9d92',
};
