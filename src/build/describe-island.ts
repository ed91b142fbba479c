import type { $ZodObject, input } from 'zod/v4/core';

/** A text in French and English. */
export interface Text {
	readonly fr: string;
	readonly en: string;
}

/** Texts of a property on the admin page. */
export interface PropertyText {
	/** Label of its control. */
	readonly title: Text;
	/** Help text under the control, one sentence: unit, format, effect of an empty value. */
	readonly help?: Text;
	/** Labels of select options, by value. A numeric value needs no label. */
	readonly options?: Readonly<Record<string, Text>>;
	/** Whether the text has several lines; the control is a text area then. @default false */
	readonly isMultiline?: boolean;
}

/** Texts of an island on the admin page. Read by the build only, not shipped to browsers. */
export interface AboutIsland {
	readonly title: Text;
	/** One sentence about what the customer gets. */
	readonly description: Text;
	/** Section of the admin page. */
	readonly group: 'listing' | 'product' | 'cart' | 'everywhere';
	/** Reason why the island cannot be placed, if it only adopts: no shortcode, block or widget is offered then. */
	readonly adoptsOnly?: Text;
	readonly props: Readonly<Record<string, PropertyText>>;
}

/** String literals of a union type; `never` for a free string. */
type Choice<Value> = string extends Value ? never : Exclude<Extract<Value, string>, `${number}`>;

/** Texts of a property by its value type: every option needs a label, and only a free text may have several lines. */
type TextOf<Value> = Pick<PropertyText, 'title' | 'help'> &
	([Choice<Value>] extends [never] ? unknown : { readonly options: Readonly<Record<Choice<Value>, Text>> }) &
	(string extends Value ? Pick<PropertyText, 'isMultiline'> : unknown);

/** One entry per property; a missing one is a type error. */
type PropertyTexts<Values> = { readonly [Name in keyof Values & string]-?: TextOf<NonNullable<Values[Name]>> };

/** Declares the texts of `islands/<name>/about.ts`; exists for type inference. */
export function describeIsland<S extends () => $ZodObject>(
	about: Omit<AboutIsland, 'props'> & { readonly props: PropertyTexts<input<ReturnType<S>>> },
): AboutIsland {
	return about as AboutIsland;
}
