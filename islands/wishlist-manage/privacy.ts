import { element } from '../../src/dom/element';
import { t } from './messages';

const LEVELS = ['private', 'share', 'public'] as const;

let made = 0;

/** Describes the selected privacy level until `signal` aborts: always for screen readers, visibly from the first focus on. */
export function explainPrivacy(select: HTMLSelectElement, signal: AbortSignal): void {
	const note = element('span', {
		id: `archipel-privacy-${++made}`,
		class: 'archipel-wishlist-manage__privacy',
		hidden: true,
	});
	const say = () => {
		const level = LEVELS.find((one) => one === select.value);
		note.textContent = level ? t(level) : '';
	};
	select.after(note);
	select.setAttribute('aria-describedby', note.id);
	select.addEventListener('focus', () => (note.hidden = false), { signal });
	select.addEventListener('change', say, { signal });
	say();
	signal.addEventListener('abort', () => {
		note.remove();
		select.removeAttribute('aria-describedby');
	});
}

/** Makes “private” the default of a new list; TI's default shows the list to anybody with its link. */
export function offerPrivateFirst(select: HTMLSelectElement): void {
	const own = [...select.options].find(({ value }) => value === 'private');
	if (!own || [...select.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)) return;
	select.prepend(own);
	select.value = 'private';
}
