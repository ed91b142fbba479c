import { defineMessages } from '../i18n/define-messages';
import { element } from './element';
import { icon } from './icon';
import { keepLook } from './keep-look';
import { OWN } from './own-text';
import './button-progress.css';

/** What a button says of what it has sent. */
export type ButtonProgress = 'loading' | 'added';

/** Milliseconds for which a button says that it is done (CART-16). */
const ADDED_DURATION = 3000;

const texts = defineMessages('button', { loading: 'Ajout…', added: 'Ajouté' }, { loading: 'Adding…', added: 'Added' });

/** What is shown on a button now, and how it ends. */
interface Shown {
	readonly box: HTMLElement;
	readonly end: () => void;
	timer?: ReturnType<typeof setTimeout>;
	/** Lets the look follow the classes again. */
	release?: () => void;
}

const shown = new WeakMap<HTMLElement, Shown>();

/**
 * Shows on a button that something is under way or done: a mark and a word over its own content, which keeps its room, so that nothing around
 * it moves. A button too narrow for the word has the mark alone. The word is also the button's name for screen readers meanwhile, unless a label names it.
 * Sets WooCommerce's classes `loading` and `added`, which scripts read, and takes back what style sheets hang on them: a fade, a padding,
 * a mark of their own.
 *
 * @param progress `undefined` ends it; `added` ends by itself after 3 s, its class stays.
 */
export function showProgress(button: HTMLElement, progress: ButtonProgress | undefined): void {
	// A submit input has no room for a mark, a form is no button.
	const current = shown.get(button) ?? (progress && button.matches('a, button') ? cover(button) : undefined);
	const mark = () => {
		button.classList.toggle('loading', progress === 'loading');
		button.classList.toggle('added', progress === 'added');
		if (progress === 'loading') button.setAttribute('aria-busy', 'true');
	};
	const isChange = button.dataset['archipelProgress'] !== progress;
	// Styles may hang on it too, before this as well: a press that was held until the island came.
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
	const own = element('span', { class: OWN, 'aria-hidden': 'true' }, ...button.childNodes);
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
