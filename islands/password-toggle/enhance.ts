import { createButton, element, icon } from '../../src/dom/element';
import type { IslandContext } from '../../src/runtime/define-island';
import { t } from './messages';
import './view.css';

const EYE = 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';
const CROSSED = `${EYE}M4 4l16 16`;

/**
 * Adds a button that shows and hides the typed password (CONS-05), unless WooCommerce, WordPress or Essential Addons has one beside the field.
 * Loads WordPress's strength meter (400 KB) only when the field gets the focus.
 */
export default function enhance(host: HTMLElement, _props: object, { signal }: IslandContext) {
	const field = host as HTMLInputElement;
	const measure = () => {
		field.removeEventListener('focus', measure);
		void import('./strength-meter').then(({ bringMeter }) => bringMeter(field)).catch(() => {});
	};
	field.addEventListener('focus', measure, { signal });
	if (document.activeElement === field) measure();
	if (field.parentElement?.querySelector('.show-password-input, .wp-hide-pw')) return;
	const button = createButton('archipel-password__toggle');
	const set = (isShown: boolean) => {
		field.type = isShown ? 'text' : 'password';
		button.setAttribute('aria-label', t(isShown ? 'hide' : 'show'));
		button.replaceChildren(icon(isShown ? CROSSED : EYE));
	};
	set(false);
	// An inline field stays inline and keeps its width.
	const { display } = getComputedStyle(field);
	const box = element('span', {
		class: `archipel-password${display.startsWith('inline') ? '' : ' archipel-password--block'}`,
	});
	const hadFocus = document.activeElement === field;
	field.before(box);
	box.append(field, button);
	if (hadFocus) field.focus();

	button.addEventListener('click', () => set(field.type === 'password'), { signal });
	// Browsers restore the values of text fields: a page that is restored must not show the password.
	const hide = () => set(false);
	field.form?.addEventListener('submit', hide, { signal });
	addEventListener('pagehide', hide, { signal });
	signal.addEventListener('abort', () => {
		hide();
		box.replaceWith(field);
	});
}
