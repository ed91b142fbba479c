/** Why an action link is not carried out; for the console. */
export class ActionError extends Error {
	override name = 'ActionError' as const;
}

/** Longest hash that is read, in characters (SEC-03 S2: 8 KB). */
const LONGEST = 8192;

/**
 * Reads the page builder's `#elementor-action:action={name}&settings={base64 of JSON}`, plain or percent-encoded.
 *
 * @returns The settings, which anybody can have made, empty where there are none; `undefined` if it is no such action at all.
 * @throws ActionError if it is one that is malformed or too long.
 */
export function readActionLink(hash: string, name: string): Readonly<Record<string, unknown>> | undefined {
	// What cannot be decoded is an attempt all the same.
	const plain = decode(hash) ?? hash.replaceAll(/%3A/gi, ':').replaceAll(/%3D/gi, '=');
	const [action, settings] = plain.split('&settings=', 2);
	if (action !== `#elementor-action:action=${name}`) return undefined;
	if (hash.length > LONGEST) throw new ActionError('is too long');
	return settings === undefined ? {} : parse(settings);
}

/** The same action in one spelling, to compare addresses with links. */
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
