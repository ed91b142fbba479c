/** Decodes percent-encoded text that somebody else has written; what is none stays as it is. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
