import { read } from './repository';

type Pairs = readonly (readonly [string, string])[];

/** One exchange with a real shop, as it was recorded. */
export interface Recording {
	readonly request: { readonly path: string; readonly multipart?: Pairs; readonly form?: Pairs };
	readonly response: { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
}

/** @param name in `tests/recordings/`, such as `wishlist/add-guest-first` */
export const recording = (name: string): Recording => JSON.parse(read(`tests/recordings/${name}.json`)) as Recording;
