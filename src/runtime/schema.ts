import type * as Schemas from './schemas';
import { library } from './load-schemas';

export type { output, ZodMiniType } from 'zod/mini';

/** Forwards a function of the schema library. Schemas are created lazily (late.ts), after the library is loaded. */
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
