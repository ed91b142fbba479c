/**
 * REST API client for theme developers (`dist/rest.js`). A separate module that Archipel itself never loads.
 *
 * @example
 * const { callRest, z } = await import('/wp-content/plugins/archipel/dist/rest.js');
 * const { name } = await callRest('wp/v2/users/me', () => z.object({ name: z.string() }));
 */
export { describeError, isAbort, RequestError } from './shop/request-error';
export { MediaUploadError, uploadMedia } from './shop/wordpress/media-upload';
export { callRest, fetchAllRest } from './shop/wordpress/rest';
export * as z from './runtime/schema';

// Checks and conversions by the rules of WordPress's `@wordpress/url` (REST-06).

/** Whether a text is an e-mail address, optionally a link: `mailto:claire@exemple.fr`. The last label has 2 to 63 letters. */
export const isEmailAddress = (value: string): boolean =>
	/^(mailto:)?[a-z0-9._%+-]+@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,63}$/i.test(value);

/** Whether a text is a phone number, optionally a link: `tel:+33 1 (02) 03-04.05`. 6 to 15 digits. */
export const isPhoneNumber = (value: string): boolean => /^(tel:)?\+?\d{6,15}$/.test(value.replaceAll(/[-.() ]/g, ''));

/** Replacements of letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
	æ: 'ae',
	œ: 'oe',
	ß: 'ss',
	ø: 'o',
	đ: 'd',
	ð: 'd',
	ł: 'l',
	þ: 'th',
	ı: 'i',
};

/** Converts a text to a URL slug: `Soutien-gorge « Été / 2026 »` → `soutien-gorge-ete-2026`. */
export const cleanForSlug = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[æœßøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
		.replaceAll(/[\s./]+/g, '-')
		.replaceAll(/[^\p{L}\p{N}_-]/gu, '')
		.replaceAll(/-{2,}/g, '-')
		.replaceAll(/^-|-$/g, '');
