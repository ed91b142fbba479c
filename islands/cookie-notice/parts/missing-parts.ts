import { element } from '../../../src/dom/element';
import { icon } from '../../../src/dom/icon';
import { t } from '../messages';

/** A refusal that looks like the acceptance. */
function refusal(accept: Element): Element {
	const refuse = accept.cloneNode() as HTMLElement;
	refuse.id = 'cn-refuse-cookie';
	refuse.dataset['cookieSet'] = 'refuse';
	refuse.setAttribute('aria-label', t('refuse'));
	refuse.textContent = t('refuse');
	return refuse;
}

/** The way to the choice per purpose, as large as the two answers. */
function chooser(accept: Element, controls: string): HTMLElement {
	const button = accept.cloneNode() as HTMLElement;
	button.removeAttribute('id');
	delete button.dataset['cookieSet'];
	button.removeAttribute('aria-label');
	button.setAttribute('aria-expanded', 'false');
	button.setAttribute('aria-controls', controls);
	button.classList.remove('cn-set-cookie');
	button.textContent = t('choose');
	return button;
}

/** The plugin's "privacy policy" is a button that opens a window by script and looks like a third answer. */
function link(button: HTMLElement): HTMLAnchorElement | undefined {
	const { linkUrl = '', linkTarget = '_self' } = button.dataset;
	if (!/^(https?:|\/)/i.test(linkUrl)) return undefined;
	const address = { href: linkUrl, target: linkTarget, rel: 'noopener' };
	return element(
		'a',
		{ id: button.id, class: 'archipel-cookie-notice__policy archipel-link', ...address },
		button.textContent,
	);
}

/** A cross that a theme's button styles leave whole. */
const cross = (): Element => icon('M5 5l14 14M19 5L5 19');

/** « Gérer mes cookies », for a page that has no way back. */
const manage = (): Element =>
	element(
		'p',
		{ class: 'archipel-cookie-notice__revoke' },
		element('button', { type: 'button', class: 'cn-revoke-cookie' }, t('manage')),
	);

/** Makes what the Cookie Notice plugin's markup lacks. */
export const missingParts = { refusal, chooser, link, cross, manage };
