import { read } from './repository';

type Pairs = readonly (readonly [string, string])[];

/**
 * What a test reads of one exchange with a real shop: WordPress 7.0.4, WooCommerce 10.9.1, Storefront 4.5.4, TI Wishlist 2.12.0, Contact Form 7 6.1.6,
 * Variation Swatches 2.1.2, Discount Rules 2.6.6, Themify's filter 1.5.2, Cookie Notice 3.1.8, in English.
 */
export interface Recording {
	readonly request: { readonly path: string; readonly multipart?: Pairs; readonly form?: Pairs };
	readonly response: { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
}

/** @param name in `tests/recordings/`, such as `wishlist/add-guest-first` */
export const recording = (name: string): Recording => JSON.parse(read(`tests/recordings/${name}.json`)) as Recording;
