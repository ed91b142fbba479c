import { element } from '../../../src/dom/element';
import { icon } from '../../../src/dom/icon';
import { t } from '../messages';

/** Creates a refuse button that looks like the accept button. */
function refusal(accept: Element): Element {
	const refuse = accept.cloneNode() as HTMLElement;
	refuse.id = 'cn-refuse-cookie';
	refuse.dataset['cookieSet'] = 'refuse';
	refuse.setAttribute('aria-label', t('refuse'));
	refuse.textContent = t('refuse');
	return refuse;
}

/** Creates the button that opens the purposes, as large as the two answers. */
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

/** Replaces the plugin's "privacy policy" button, which opens a window by script and looks like a third answer. */
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

/** Creates a cross as SVG, which theme button styles cannot break. */
const cross = (): Element => icon('M5 5l14 14M19 5L5 19');

/** Creates the button « Gérer mes cookies », for a page without one. */
const manage = (): Element =>
	element(
		'p',
		{ class: 'archipel-cookie-notice__revoke' },
		element('button', { type: 'button', class: 'cn-revoke-cookie' }, t('manage')),
	);

/** Creates parts that the Cookie Notice plugin's markup lacks. */
export const missingParts = { refusal, chooser, link, cross, manage };
