/** Reason why an action link is invalid; for the console. */
export class ActionError extends Error {
	override name = 'ActionError' as const;
}

/** Maximum length of the hash in characters (SEC-03 S2: 8 KB). */
const LONGEST = 8192;

/**
 * Parses the page builder's `#elementor-action:action={name}&settings={base64 of JSON}`, plain or percent-encoded.
 *
 * @returns The settings (untrusted; empty if absent); `undefined` for a hash without this action.
 * @throws ActionError if the settings are malformed or the hash is too long.
 */
export function readActionLink(hash: string, name: string): Readonly<Record<string, unknown>> | undefined {
	// A hash that cannot be decoded is still recognized, to report the error.
	const plain = decode(hash) ?? hash.replaceAll(/%3A/gi, ':').replaceAll(/%3D/gi, '=');
	const [action, settings] = plain.split('&settings=', 2);
	if (action !== `#elementor-action:action=${name}`) return undefined;
	if (hash.length > LONGEST) throw new ActionError('is too long');
	return settings === undefined ? {} : parse(settings);
}

/** Whether two hashes contain the same action, regardless of percent-encoding. */
export function sameAction(one: string, other: string): boolean {
	const plain = decode(one);
	return plain !== undefined && plain === decode(other);
}

function decode(hash: string): string | undefined {
	try {
		return decodeURIComponent(hash);
	} catch {
		return undefined;
	}
}

function parse(base64: string): Readonly<Record<string, unknown>> {
	try {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		return Object(JSON.parse(new TextDecoder().decode(bytes))) as Record<string, unknown>;
	} catch {
		throw new ActionError('has settings that make no sense');
	}
}
