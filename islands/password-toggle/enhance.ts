import { element } from '../../src/dom/element';
import { icon } from '../../src/dom/icon';
import type { Enhance } from '../../src/runtime/define-island';
import { t } from './messages';
import type { Props } from './props';
import './view.css';

const EYE = 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';
const CROSSED = `${EYE}M4 4l16 16`;

/** Brings WordPress's strength meter when a password field is entered: it has 400 KB. Shows what was typed, and hides it again (CONS-05). A field beside which WooCommerce, WordPress or Essential Addons has a button is left to that. */
const enhance: Enhance<Props> = (host, _props, { signal }) => {
	const field = host as HTMLInputElement;
	const measure = () => {
		field.removeEventListener('focus', measure);
		void import('./strength-meter').then(({ bringMeter }) => bringMeter(field)).catch(() => {});
	};
	field.addEventListener('focus', measure, { signal });
	if (document.activeElement === field) measure();
	if (field.parentElement?.querySelector('.show-password-input, .wp-hide-pw')) return;
	const button = element('button', { type: 'button', class: 'archipel-button archipel-password__toggle' });
	const set = (isShown: boolean) => {
		field.type = isShown ? 'text' : 'password';
		button.setAttribute('aria-label', t(isShown ? 'hide' : 'show'));
		button.replaceChildren(icon(isShown ? CROSSED : EYE));
	};
	set(false);
	// In a line it stays in the line, and as wide as it was.
	const { display } = getComputedStyle(field);
	const box = element('span', {
		class: `archipel-password${display.startsWith('inline') ? '' : ' archipel-password--block'}`,
	});
	const hadFocus = document.activeElement === field;
	field.before(box);
	box.append(field, button);
	if (hadFocus) field.focus();

	button.addEventListener('click', () => set(field.type === 'password'));
	// Browsers keep what text fields had; nobody is to read it in a page that comes back.
	const hide = () => set(false);
	field.form?.addEventListener('submit', hide, { signal });
	addEventListener('pagehide', hide, { signal });
	signal.addEventListener('abort', () => {
		hide();
		box.replaceWith(field);
	});
};

export default enhance;
