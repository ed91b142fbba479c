/**
 * Creates a value on first use and caches it. Used for schemas: creating one takes longer than checking with it, and most pages use few
 * of them.
 */
export function lazy<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}
