/** Parses JSON; `undefined` for anything else, e.g. what another script has written; `null` for `null`, an absent value of a storage. */
export function parseJson(text: string | null | undefined): unknown {
	try {
		return JSON.parse(text!);
	} catch {
		return undefined;
	}
}
