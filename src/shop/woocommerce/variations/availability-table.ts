/** JSON script with our plugin's table of available variations (VAR-12), inside the product form. */
const TABLE = /<script\b[^>]*\bclass="archipel-availability"[^>]*>([^<]*)<\/script>/g;

/**
 * Lets the table pass the HTML gate, which drops all scripts: converts its JSON to the text of a hidden element. Call before
 * the gate, never instead of it.
 */
export function keepAvailabilityTable(html: string): string {
	return html.replaceAll(
		TABLE,
		// Text content needs escaped ampersands, unlike a script.
		(_, json: string) => `<span class="archipel-availability" hidden>${json.replaceAll('&', '&amp;')}</span>`,
	);
}

/** Returns the JSON of the table in a form; `undefined` without one. */
export function readAvailabilityTable(form: Element): string | undefined {
	return form.querySelector('.archipel-availability')?.textContent ?? undefined;
}
