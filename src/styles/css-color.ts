/**
 * Pattern of a colour that is safe in an SVG attribute: `#c2185b`, `rgb(194 24 91)`, `hsl(340deg 78% 43%)`, a name, or one of the theme's
 * custom properties (`var(--wp--preset--color--primary)`). Refuses `url(…)`, which would cause a request. Empty for the default.
 */
export const CSS_COLOR = /^$|^#[\da-fA-F]{3,8}$|^[a-zA-Z]+$|^(?:rgb|hsl)a?\([\d\s.,%/a-z-]+\)$|^var\(--[\w-]+\)$/;

/** Description of such a colour, for error messages to developers. */
export const CSS_COLOR_HELP = 'a colour such as #c2185b';
