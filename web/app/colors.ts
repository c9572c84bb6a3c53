/** Colours that something else than a style sheet needs; all stand in `variables.css`. */
export const BRAND = '#0b5c42';
export const NIGHT_SURFACE = '#1a231f';
