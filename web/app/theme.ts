import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { dark, gold, green, light, night } from './colors.ts';
import { common } from './text/common.ts';

/** Six sizes and no more; nothing is written smaller than the first. In rem, so that readers can enlarge them. */
const sizes = { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.625rem' };
/** The title of a page: the sixth size on wide screens (`app.css`). */
const TITLE_SIZE = 'var(--title-size)';
/** Naskh reaches far above and below its line. */
const TITLE_LINE = '1.45';
const TEXT_LINE = '1.7';

export const theme = createTheme({
  colors: { green, gold, dark },
  primaryColor: 'green',
  primaryShade: { light: 9, dark: 8 },
  autoContrast: true,
  fontFamily: 'Vazirmatn, system-ui, sans-serif',
  fontSizes: sizes,
  lineHeights: { xs: TEXT_LINE, sm: TEXT_LINE, md: TEXT_LINE, lg: TEXT_LINE, xl: TITLE_LINE },
  headings: {
    fontFamily: "'Noto Naskh Arabic', Vazirmatn, serif",
    fontWeight: '700',
    sizes: {
      h1: { fontSize: TITLE_SIZE, lineHeight: TITLE_LINE },
      h2: { fontSize: sizes.xl, lineHeight: TITLE_LINE },
      h3: { fontSize: sizes.lg, lineHeight: TITLE_LINE },
      h4: { fontSize: sizes.lg, lineHeight: TITLE_LINE },
      h5: { fontSize: sizes.md, lineHeight: TITLE_LINE },
      h6: { fontSize: sizes.sm, lineHeight: TITLE_LINE },
    },
  },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Badge: {
      vars: () => ({
        root: { '--badge-fz': sizes.xs, '--badge-height': '1.625rem', '--badge-padding-x': '0.625rem' },
      }),
    },
    Button: { vars: () => ({ root: { '--button-fz': sizes.sm } }) },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': common.togglePassword } },
    },
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light, dark: night });
