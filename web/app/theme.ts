import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { common } from './text/common.ts';

/** A deep green of old bindings; the darker shades carry white text at AA contrast. */
const green: MantineColorsTuple = [
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

const gold: MantineColorsTuple = [
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

export const theme = createTheme({
  colors: { green, gold },
  primaryColor: 'green',
  primaryShade: { light: 9, dark: 6 },
  autoContrast: true,
  fontFamily: 'Vazirmatn, system-ui, sans-serif',
  headings: { fontFamily: "'Noto Naskh Arabic', Vazirmatn, serif", fontWeight: '700' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': common.togglePassword } },
    },
  },
});

/** The library's own greys are too light on paper for AA contrast. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#4d5753',
    '--mantine-color-anchor': '#0b5c42',
    '--mantine-color-placeholder': '#666f6b',
    '--mantine-color-error': '#b42318',
  },
  dark: {},
});
