/**
 * Makes a value when it is first asked for, and keeps it. Schemas are made so: making one takes longer than checking with it, and on most pages
 * most of them check nothing.
 */
export function late<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}
