/** Parses an object from a JSON attribute; `undefined` for anything else. */
export function readObject(json: string | undefined): Readonly<Record<string, unknown>> | undefined {
	try {
		const value: unknown = JSON.parse(json ?? '');
		return typeof value === 'object' && value && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}
