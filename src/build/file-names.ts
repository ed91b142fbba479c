/**
 * Returns a module name without vowels, for file names. Ad blockers match words (`cookie-notice`, `share`, `shared`, `banner`); without vowels none
 * matches, and the name stays recognizable in the network panel.
 */
export const neutralName = (name: string): string => name.replaceAll(/[aeiou]/gi, '');

/** Path of the style sheet of an island's server HTML; without a hash, so that cached pages find the file after an update. */
export const hostStyle = (island: string): string => `islands/${neutralName(island)}.css`;
