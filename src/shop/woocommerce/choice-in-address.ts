/** What was chosen of a product, as its form would send it: lines of a cart and of a list link to the product with the choice in the query. */
export function choiceIn(href: string): FormData {
	const form = new FormData();
	for (const [name, value] of new URL(href, document.baseURI).searchParams)
		if (name.startsWith('attribute_')) form.append(name, value);
	return form;
}
