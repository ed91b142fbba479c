/** Encodes nested data for PHP: `data[tax_query][0][terms][]=bodys`. An empty list or object gives no field, null gives an empty one. */
export function phpForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
	const form = new URLSearchParams();
	for (const [name, value] of Object.entries(fields)) add(form, name, value);
	return form;
}

function add(form: URLSearchParams, name: string, value: unknown): void {
	const isList = Array.isArray(value);
	if (typeof value !== 'object' || value === null) return form.append(name, String(value ?? ''));
	// Objects in a list get an index, so that their fields stay together.
	for (const [key, one] of Object.entries(value))
		add(form, `${name}[${isList && (typeof one !== 'object' || one === null) ? '' : key}]`, one);
}
