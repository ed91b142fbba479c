/**
 * The name of a module as part of a file's name. Lists of ad blockers know words (`cookie-notice`, `share`, `shared`, `banner`): without its vowels
 * none is one, and whoever looks at the network still sees which file it is.
 */
export const neutralName = (name: string): string => name.replaceAll(/[aeiou]/gi, '');

/** The style sheet of an island's server HTML. It keeps its name: a cached page goes on finding it after an update. */
export const hostStyle = (island: string): string => `islands/${neutralName(island)}.css`;
