import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariablesResolver, theme } from './theme.ts';

type Variables = Record<string, string>;

/** What differs from the library's own style sheet. */
const differing = (ours: Variables, library: Variables): Variables =>
  Object.fromEntries(Object.entries(ours).filter(([name, value]) => library[name] !== value));

function ownVariables() {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [derived, stated] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
  const library = defaultCssVariablesResolver(DEFAULT_THEME);
  return {
    variables: differing({ ...derived.variables, ...stated.variables }, library.variables),
    light: differing({ ...derived.light, ...stated.light }, library.light),
    dark: differing({ ...derived.dark, ...stated.dark }, library.dark),
  };
}

/** The variables of our theme. The library would compute them anew for each page that is rendered. */
export const CSS_VARIABLES = convertCssVariables(ownVariables());
