import { element } from '../../src/dom/element';
import { t } from './messages';

const LEVELS = ['private', 'share', 'public'] as const;
const levelOf = (value: string) => LEVELS.find((level) => level === value);

let made = 0;

/** Describes the selected privacy level: always for screen readers, visibly from the first focus on. @returns A function that removes the text. */
export function explainPrivacy(select: HTMLSelectElement): () => void {
	const note = element('span', {
		id: `archipel-privacy-${++made}`,
		class: 'archipel-wishlist-manage__privacy',
		hidden: true,
	});
	const say = () => {
		const level = levelOf(select.value);
		note.textContent = level ? t(level) : '';
	};
	const listening = new AbortController();
	const until = { signal: listening.signal };
	select.after(note);
	select.setAttribute('aria-describedby', note.id);
	select.addEventListener('focus', () => (note.hidden = false), until);
	select.addEventListener('change', say, until);
	say();
	return () => {
		listening.abort();
		note.remove();
		select.removeAttribute('aria-describedby');
	};
}

/** Makes “private” the default of a new list; TI's default shows the list to anybody with its link. */
export function offerPrivateFirst(select: HTMLSelectElement): void {
	const own = [...select.options].find(({ value }) => value === 'private');
	if (!own || [...select.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)) return;
	select.prepend(own);
	select.value = 'private';
}
