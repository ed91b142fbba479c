/** What the page builder's action link asks for. Every other key of its settings is ignored: they have carried attacks (peers, Q-S2). */
export interface LightboxAction {
	/** Address of the picture, not checked yet. */
	readonly url: string;
	/** Name of the slide show that it belongs to. */
	readonly slideshow: string | undefined;
}

/** Why an action link is not carried out; for the console. */
export class ActionError extends Error {
	override name = 'ActionError' as const;
}

/** Longest hash that is read, in characters (peers, Q-S2: 8 KB). */
const LONGEST = 8192;

/** Kinds of action that show a picture. */
const KINDS: ReadonlySet<unknown> = new Set(['image', 'slideshow', '', undefined]);

/**
 * Reads `#elementor-action:action=lightbox&settings={base64 of JSON}`, plain or percent-encoded.
 *
 * @returns `undefined` if it is no lightbox action at all.
 * @throws ActionError if it is one that is malformed, too long or not about a picture.
 */
export function readAction(hash: string): LightboxAction | undefined {
	const plain = decode(hash);
	const settings = /^#elementor-action:action=lightbox&settings=(.*)$/s.exec(plain ?? '')?.[1];
	if (settings === undefined) {
		if (/^#elementor-action(:|%3A)action(=|%3D)lightbox/i.test(hash)) throw new ActionError('has no settings');
		return undefined;
	}
	if (hash.length > LONGEST) throw new ActionError('is too long');
	const { url, type, slideshow } = Object(parse(settings)) as Record<string, unknown>;
	const isName = slideshow === undefined || typeof slideshow === 'string' || Number.isFinite(slideshow);
	if (typeof url !== 'string' || !KINDS.has(type) || !isName) throw new ActionError('has settings that make no sense');
	return { url, slideshow: slideshow === undefined ? undefined : String(slideshow) };
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

function parse(base64: string): unknown {
	try {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}
