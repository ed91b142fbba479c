/** Compare buttons of tiles and product pages. */
export const TOGGLE = '[data-archipel-compare]';
