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
}

/** Words about an island for the site owner. Read by the build only: no shopper downloads them. */
export interface AboutIsland<Name extends string = string> {
	readonly title: Text;
	/** One sentence: what the shopper gets. */
	readonly description: Text;
	/** Where on the site the owner looks for it: the settings are in that order. */
	readonly group: 'listing' | 'product' | 'cart' | 'everywhere';
	/** Why it cannot be placed, if it only adopts: no shortcode, block or widget is offered then. */
	readonly adoptsOnly?: Text;
	/** One entry for each property of the island's schema; the compiler refuses a forgotten one. */
	readonly props: Readonly<Record<Name, PropertyText>>;
}

/** Declares the words of `islands/<name>/about.ts`; exists to infer types. */
export function describeIsland<S extends () => $ZodObject>(
	about: AboutIsland<keyof input<ReturnType<S>> & string>,
): AboutIsland {
	return about;
}
