/** Returns the chosen options in a product URL as form data: links of cart and wishlist lines contain them in the query. */
export function choiceIn(href: string): FormData {
	const form = new FormData();
	for (const [name, value] of new URL(href, document.baseURI).searchParams)
		if (name.startsWith('attribute_')) form.append(name, value);
	return form;
}
