/** The plugin's table of what can be chosen and is in stock (VAR-12): a script of JSON inside the product form. */
const TABLE = /<script\b[^>]*\bclass="archipel-availability"[^>]*>([^<]*)<\/script>/g;

/**
 * Lets the table of a product form that came with a reply pass the HTML gate, which drops scripts of every type: its JSON becomes
 * the text of a hidden element. Call it before the gate, never instead.
 */
export function keepAvailabilityTable(html: string): string {
	return html.replaceAll(
		TABLE,
		// What is text now has entities, which a script has not.
		(_, json: string) => `<span class="archipel-availability" hidden>${json.replaceAll('&', '&amp;')}</span>`,
	);
}

/** The JSON of the table in a form; `undefined` for a form without one. */
export function readAvailabilityTable(form: Element): string | undefined {
	return form.querySelector('.archipel-availability')?.textContent ?? undefined;
}
