import { neutralName } from '../../src/build/file-names';

/**
 * How the address of a built file begins, after the plugin's folder: `dist/islands/prdct-tls-` for `islands/product-tiles`. The hash follows.
 *
 * @param module `islands/<name>`, or `chunks/<name of the module>` for what islands share or bring later.
 */
export const distFile = (module: string): string => `dist/${module.replace(/[^/]+$/, neutralName)}-`;
