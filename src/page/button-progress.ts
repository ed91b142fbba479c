import { defineMessages } from '../i18n/define-messages';
import { element, icon } from '../dom/element';
import { keepLook, LABEL } from './button-look';
import './button-progress.css';

/** Progress of a request, as displayed on its button. */
export type ButtonProgress = 'loading' | 'added';

/** Milliseconds for which a button shows `added` (CART-16). */
const ADDED_DURATION = 3000;

const texts = defineMessages('button', { loading: ['Ajout…', 'Adding…'], added: ['Ajouté', 'Added'] });

interface Shown {
	readonly box: HTMLElement;
	readonly end: () => void;
	timer?: ReturnType<typeof setTimeout>;
	/** Removes the fixed styles of `keepLook`. */
	release?: () => void;
}

const shown = new WeakMap<HTMLElement, Shown>();

/**
 * Shows progress on a button: a mark and a word over its content, which keeps its size to avoid a layout shift. A button too narrow for the
 * word shows the mark only. The word is also the button's accessible name meanwhile, unless the button has a label.
 * Sets WooCommerce's classes `loading` and `added`, which scripts read, and reverts the theme's styles for them: opacity, padding, marks.
 *
 * @param progress `undefined` ends the display; `added` ends by itself after 3 s, but its class stays.
 */
export function showProgress(button: HTMLElement, progress: ButtonProgress | undefined): void {
	// Submit inputs and forms cannot hold a mark.
	const current = shown.get(button) ?? (progress && button.matches('a, button') ? cover(button) : undefined);
	const mark = () => {
		button.classList.toggle('loading', progress === 'loading');
		button.classList.toggle('added', progress === 'added');
		if (progress === 'loading') button.setAttribute('aria-busy', 'true');
	};
	const isChange = button.dataset['archipelProgress'] !== progress;
	// Theme styles may also depend on `aria-busy`, which a held press has set before mounting.
	if (isChange) button.removeAttribute('aria-busy');
	clearTimeout(current?.timer);
	if (!current || !progress) {
		mark();
		return current?.end();
	}
	if (isChange) {
		button.classList.remove('loading', 'added');
		current.release?.();
		current.release = keepLook(button, mark);
	}
	const { box, end } = current;
	const word = element('span', {}, texts(progress));
	button.dataset['archipelProgress'] = progress;
	box.replaceChildren(progress === 'added' ? icon('M5 13l4 4L19 7') : element('i'), word);
	if (box.scrollWidth > box.clientWidth) word.className = 'archipel-visually-hidden';
	if (progress === 'added') current.timer = setTimeout(end, ADDED_DURATION);
}

function cover(button: HTMLElement): Shown {
	const { position } = getComputedStyle(button);
	if (position === 'static') button.style.position = 'relative';
	const own = element('span', { class: LABEL, 'aria-hidden': 'true' }, ...button.childNodes);
	const box = element('span', { class: 'archipel-progress' });
	button.append(own, box);
	const end = () => {
		shown.delete(button);
		box.remove();
		own.replaceWith(...own.childNodes);
		button.dataset['archipelProgress'] = 'over';
		made.release?.();
		if (position === 'static') button.style.removeProperty('position');
	};
	const made: Shown = { box, end };
	shown.set(button, made);
	return made;
}
