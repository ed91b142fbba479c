/** What an address is, by the rules of WordPress's `@wordpress/url` (REST-06). */

/** An e-mail address, also as a link has it: `mailto:claire@exemple.fr`. Of the last label it asks for 2 to 63 letters. */
export const isEmailAddress = (value: string): boolean =>
	/^(mailto:)?[a-z0-9._%+-]+@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,63}$/i.test(value);

/** A phone number, also as a link has it: `tel:+33 1 (02) 03-04.05`. 6 to 15 digits. */
export const isPhoneNumber = (value: string): boolean => /^(tel:)?\+?\d{6,15}$/.test(value.replaceAll(/[-.() ]/g, ''));

/** Letters that are no other one with an accent. */
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

/** A text as a part of an address: `Soutien-gorge « Été / 2026 »` → `soutien-gorge-ete-2026`. */
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
