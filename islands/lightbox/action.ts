import { ActionError, readActionLink } from '../../src/shop/elementor/action-link';

/** What the page builder's action link asks for. Every other key of its settings is ignored: they have carried attacks (SEC-03). */
export interface LightboxAction {
	/** URL of the picture, not validated yet. */
	readonly url: string;
	/** Name of the slideshow that the picture belongs to. */
	readonly slideshow: string | undefined;
}

/** Types of action that show a picture. */
const KINDS: ReadonlySet<unknown> = new Set(['image', 'slideshow', '', undefined]);

/**
 * Reads an action link for the lightbox.
 *
 * @returns `undefined` if the link is no lightbox action.
 * @throws ActionError if the action is malformed, too long or not about a picture.
 */
export function readAction(hash: string): LightboxAction | undefined {
	const settings = readActionLink(hash, 'lightbox');
	if (!settings) return undefined;
	const { url, type, slideshow } = settings;
	const isName = slideshow === undefined || typeof slideshow === 'string' || Number.isFinite(slideshow);
	if (typeof url !== 'string' || !KINDS.has(type) || !isName) throw new ActionError('has settings that make no sense');
	return { url, slideshow: slideshow === undefined ? undefined : String(slideshow) };
}
