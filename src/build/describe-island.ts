import type { $ZodObject, input } from 'zod/v4/core';

/** A text in the two languages of the project. */
export interface Text {
	readonly fr: string;
	readonly en: string;
}

/** A property in the words of the site owner. */
export interface PropertyText {
	/** Label of its control. */
	readonly title: Text;
	/** One sentence under the control: unit, shape, what happens without it. */
	readonly help?: Text;
	/** Labels of the options of a select, by value. A number is its own label. */
	readonly options?: Readonly<Record<string, Text>>;
	/** Whether its text has several lines: its control has them, too. @default false */
	readonly isMultiline?: boolean;
}

/** Words about an island for the site owner. Read by the build only: no shopper downloads them. */
export interface AboutIsland {
	readonly title: Text;
	/** One sentence: what the shopper gets. */
	readonly description: Text;
	/** Where on the site the owner looks for it: the settings are in that order. */
	readonly group: 'listing' | 'product' | 'cart' | 'everywhere';
	/** Why it cannot be placed, if it only adopts: no shortcode, block or widget is offered then. */
	readonly adoptsOnly?: Text;
	readonly props: Readonly<Record<string, PropertyText>>;
}

/** Words that a property may be, when it may be these alone; `never` for any text. */
type Choice<Value> = string extends Value ? never : Exclude<Extract<Value, string>, `${number}`>;

/** Texts of a property, by the type of its values: each option needs a label, and only a free text may have several lines. */
type TextOf<Value> = Pick<PropertyText, 'title' | 'help'> &
	([Choice<Value>] extends [never] ? unknown : { readonly options: Readonly<Record<Choice<Value>, Text>> }) &
	(string extends Value ? Pick<PropertyText, 'isMultiline'> : unknown);

/** One entry for each property; the compiler refuses a forgotten one. */
type PropertyTexts<Values> = { readonly [Name in keyof Values & string]-?: TextOf<NonNullable<Values[Name]>> };

/** Declares the words of `islands/<name>/about.ts`; exists to infer types. */
export function describeIsland<S extends () => $ZodObject>(
	about: Omit<AboutIsland, 'props'> & { readonly props: PropertyTexts<input<ReturnType<S>>> },
): AboutIsland {
	return about as AboutIsland;
}
