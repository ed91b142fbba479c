import type * as Schemas from './schemas';
import { importPart } from './errors';

export type { output, ZodMiniType } from 'zod/mini';

let schemas: typeof Schemas | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the schema library; await it before the first check. Loaded late because it is larger than most islands, and most pages check nothing
 * before a press.
 *
 * @throws MissingPart
 */
export const loadSchemas = (): Promise<void> =>
	(loading ??= importPart(() => import('./schemas')).then(
		(module) => void (schemas = module),
		(error: unknown) => {
			loading = undefined;
			throw error;
		},
	));

/** @throws if `loadSchemas` has not resolved */
function library(): typeof Schemas {
	if (!schemas) throw new Error('loadSchemas() comes first');
	return schemas;
}

/**
 * Creates a value, such as a schema, on first use and caches it: creating a schema takes longer than checking with it, and most pages use few of
 * them.
 */
export function once<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}

/** Forwards a function of the schema library. Schemas are created by `once`, after the library is loaded. */
const of = <Name extends keyof typeof Schemas>(name: Name) =>
	((...args: readonly never[]) =>
		(library()[name] as (...args: readonly never[]) => unknown)(...args)) as (typeof Schemas)[Name];

export const _default = /* @__PURE__ */ of('_default');
export const array = /* @__PURE__ */ of('array');
export const boolean = /* @__PURE__ */ of('boolean');
const enumOf = /* @__PURE__ */ of('enum');
export { enumOf as enum };
export const int = /* @__PURE__ */ of('int');
export const literal = /* @__PURE__ */ of('literal');
export const nullable = /* @__PURE__ */ of('nullable');
export const number = /* @__PURE__ */ of('number');
export const object = /* @__PURE__ */ of('object');
export const optional = /* @__PURE__ */ of('optional');
export const record = /* @__PURE__ */ of('record');
export const regex = /* @__PURE__ */ of('regex');
export const safeParse = /* @__PURE__ */ of('safeParse');
export const string = /* @__PURE__ */ of('string');
export const union = /* @__PURE__ */ of('union');
export const unknown = /* @__PURE__ */ of('unknown');
