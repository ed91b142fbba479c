import { checkProps, type Rule, type Rules } from './check-props';

/** A text for the site owner; French first. */
export type Text = readonly [fr: string, en: string];

/** JSON Schema (draft 2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

/** One property. Without a default the owner may leave it empty, and its value is `undefined`. */
export interface Property<Value = unknown> {
	/** For PHP: JSON Schema with the words for the owner (`IslandRecord.props`). */
	readonly schema: Schema;
	/** Description of the pattern, for the error message: “a date such as 2026-12-01”. */
	readonly expects?: string | undefined;
	readonly isRequired?: boolean;
	/** Never set: the type of the value. */
	readonly type?: Value;
}

type Properties = Readonly<Record<string, Property>>;

/** Properties of an island, from which the build generates the data for PHP, the owner's screens and browsers. */
export interface PropsDeclaration<Values = object> {
	readonly properties: Properties;
	/** Props of a host without own ones. */
	readonly defaults: object;
	/** For browsers. */
	readonly rules: Rules;
	/** Returns the props of a host with these own ones, as in the browser. @throws PropsError */
	readonly parse: (own?: object) => Values;
}

/** Type of the props: `export type Props = PropsOf<typeof props>`. */
export type PropsOf<Declaration extends PropsDeclaration> = ReturnType<Declaration['parse']>;

type ValueOf<P> = P extends Property<infer Value> ? Value : never;
type Values<P> = {
	-readonly [Name in keyof P as undefined extends ValueOf<P[Name]> ? never : Name]: ValueOf<P[Name]>;
} & {
	-readonly [Name in keyof P as undefined extends ValueOf<P[Name]> ? Name : never]?: ValueOf<P[Name]>;
};
type PropsFrom<P> = { [Name in keyof Values<P>]: Values<P>[Name] };

/**
 * Declares the properties of an island, in `islands/<name>/island.ts`. Read by the build: nothing of it is in a browser but the compiled rules.
 *
 * @example
 * export const props = defineProps({
 * 	count: int('Nombre', 'Count', { default: 3, range: [1, 12] }),
 * });
 */
export const defineProps = <const P extends Properties>(properties: P): PropsDeclaration<PropsFrom<P>> => {
	const declared = Object.entries(properties);
	const defaults = Object.fromEntries(
		declared.flatMap(([name, { schema }]) => ('default' in schema ? [[name, schema['default']]] : [])),
	) as object;
	const rules: Rules = Object.fromEntries(
		declared.map(([name, { schema, expects, isRequired }]) => {
			const rule = ruleOf(schema, expects);
			return [name, isRequired ? ['required', rule] : rule];
		}),
	);
	return {
		properties,
		defaults,
		rules,
		parse: (own) => checkProps(rules, defaults, JSON.stringify(own)) as PropsFrom<P>,
	};
};

interface Options<Default> {
	/** Value of a host that says none, unless the owner has set another. Left out: none. */
	readonly default?: Default;
	/** Sentence under the control: unit, format, effect of an empty value. */
	readonly help?: Text;
}

interface NumberOptions<Default> extends Options<Default> {
	/** Lowest and highest value. */
	readonly range?: readonly [least: number, most?: number];
}

interface TextOptions<Default> extends Options<Default> {
	/** Number of characters. */
	readonly length?: readonly [least: number, most: number];
	/** Must be a regular expression of PHP, too. */
	readonly pattern?: RegExp;
	/** Words for the pattern, as in “expected a date such as 2026-12-01”. */
	readonly expects?: string;
	/** Whether the control is a text area. @default false */
	readonly isMultiline?: boolean;
}

type Filled<Value, Default> = [Default] extends [undefined] ? Value | undefined : Value;

const both = ([fr, en]: Text) => ({ fr, en });

const property = (fr: string, en: string, { default: fallback, help }: Options<unknown>, schema: Schema) => {
	const words = { title: both([fr, en]), description: help && both(help) };
	const parts = Object.entries({ default: fallback, ...schema, ...words });
	return { schema: Object.fromEntries(parts.filter(([, value]) => value !== undefined)) };
};

/** A switch. @param fr Label of the control, in French. */
export const boolean = (
	fr: string,
	en: string,
	options: Options<boolean> & { readonly default: boolean },
): Property<boolean> => property(fr, en, options, { type: 'boolean' });

/** @param least Of a property without a `range`, as `most`. */
const numeric =
	(type: 'integer' | 'number', least?: number, most?: number) =>
	<Default extends number | undefined = undefined>(
		fr: string,
		en: string,
		options: NumberOptions<Default>,
	): Property<Filled<number, Default>> => {
		const [minimum = least, maximum = most] = options.range ?? [];
		return property(fr, en, options, { type, minimum, maximum });
	};

export const int = numeric('integer', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const number = numeric('number');

export const text = <Default extends string | undefined = undefined>(
	fr: string,
	en: string,
	options: TextOptions<Default>,
): Property<Filled<string, Default>> => {
	const { length: [least, maxLength] = [], pattern, expects, isMultiline } = options;
	const limits = { minLength: least || undefined, maxLength, pattern: pattern?.source, multiline: isMultiline };
	return { ...property(fr, en, options, { type: 'string', ...limits }), expects };
};

/** One of several words. @param options `options` has the label of each. */
export const choice = <const Choices extends Readonly<Record<string, Text>>>(
	fr: string,
	en: string,
	options: Options<NoInfer<keyof Choices & string>> & {
		readonly default: NoInfer<keyof Choices & string>;
		readonly options: Choices;
	},
): Property<keyof Choices & string> => {
	const labels = Object.entries(options.options).map(([value, label]) => [value, both(label)]);
	return property(fr, en, options, {
		type: 'string',
		enum: Object.keys(options.options),
		labels: Object.fromEntries(labels) as object,
	});
};

/** A list of texts. @param options `of` has the allowed ones, or their pattern; left out: any text. */
export const list = <const Item extends string = string>(
	fr: string,
	en: string,
	options: Options<readonly NoInfer<Item>[]> & {
		readonly default: readonly NoInfer<Item>[];
		readonly of?: readonly Item[] | RegExp;
	},
): Property<Item[]> => {
	const { of } = options;
	const limits = of && (of instanceof RegExp ? { pattern: of.source } : { enum: of });
	return property(fr, en, options, { type: 'array', items: { type: 'string', ...limits } });
};

/** A property of any other type. @param options `schema` is its JSON Schema; write the type of the value: `custom<string | number>(…)`. */
export const custom = <Value>(
	fr: string,
	en: string,
	options: Options<NonNullable<Value>> & Pick<TextOptions<never>, 'expects'> & { readonly schema: Schema },
): Property<Value> => ({ ...property(fr, en, options, options.schema), expects: options.expects });

/** A property that every host must say. */
export const required = <Value>(declared: Property<Value>): Property<NonNullable<Value>> => ({
	...(declared as Property<NonNullable<Value>>),
	isRequired: true,
});

/** Leaves out limits at the end that are none. */
const short = (rule: Rule): Rule =>
	rule.slice(0, rule.findLastIndex((part) => part !== undefined) + 1) as unknown as Rule;

/** JSON Schema keywords that `ruleOf` understands, and those that do not restrict the value. */
const KEYWORDS =
	/^(type|anyOf|enum|items|additionalProperties|propertyNames|minimum|maximum|minLength|maxLength|pattern|default|title|description|labels|multiline)$/;

/** Compiles a JSON Schema. @throws for keywords that the browser does not check */
function ruleOf(schema: Schema, expects?: string): Rule {
	const { type, anyOf, items = {}, additionalProperties = {}, pattern } = schema;
	const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.test(keyword));
	if (unknown) throw new Error(`island.ts: browsers do not check "${unknown}"`);
	const inner = (one: unknown) => ruleOf(one as Schema, expects);
	// A whole number is a safe one by its kind.
	const limit = (name: string) =>
		Math.abs(schema[name] as number) < Number.MAX_SAFE_INTEGER ? (schema[name] as number) : undefined;
	if (Array.isArray(type)) return ['union', type.map((one) => inner({ ...schema, type: one }))];
	if (anyOf) return ['union', (anyOf as readonly unknown[]).map(inner)];
	if (schema['enum']) return ['enum', schema['enum'] as readonly unknown[]];
	switch (type) {
		case 'boolean':
			return [type];
		case 'integer':
		case 'number':
			return short([type === 'integer' ? 'int' : type, limit('minimum'), limit('maximum')]);
		case 'string': {
			const regex = pattern === undefined ? undefined : new RegExp(pattern as string);
			return short([type, limit('minLength'), limit('maxLength'), regex, regex && expects]);
		}
		case 'array':
			return [type, inner(items)];
		case 'object':
			return ['record', inner(additionalProperties)];
	}
	throw new Error(`island.ts: browsers do not check the type ${String(type)}`);
}
