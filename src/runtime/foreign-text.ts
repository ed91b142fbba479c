/** Parses JSON; `undefined` for anything else: an absent value, one that another script has written. */
export function parseJson(text: string | null | undefined): unknown {
	try {
		return JSON.parse(text ?? '');
	} catch {
		return undefined;
	}
}

/** Decodes percent-encoded text of a foreign source; returns malformed text unchanged. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
