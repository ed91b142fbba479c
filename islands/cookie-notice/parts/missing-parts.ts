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
	const anchor = document.createElement('a');
	anchor.id = button.id;
	anchor.className = 'archipel-cookie-notice__policy';
	anchor.href = linkUrl;
	anchor.target = linkTarget;
	anchor.rel = 'noopener';
	anchor.textContent = button.textContent;
	return anchor;
}

/** A cross that a theme's button styles leave whole. */
function cross(): Element {
	const namespace = 'http://www.w3.org/2000/svg';
	const drawing = document.createElementNS(namespace, 'svg');
	drawing.setAttribute('viewBox', '0 0 24 24');
	drawing.setAttribute('aria-hidden', 'true');
	const lines = drawing.appendChild(document.createElementNS(namespace, 'path'));
	lines.setAttribute('d', 'M5 5l14 14M19 5L5 19');
	lines.setAttribute('stroke', 'currentColor');
	lines.setAttribute('stroke-width', '2');
	lines.setAttribute('stroke-linecap', 'round');
	return drawing;
}

/** « Gérer mes cookies », for a page that has no way back. */
function manage(): Element {
	const line = document.createElement('p');
	line.className = 'archipel-cookie-notice__revoke';
	const button = line.appendChild(document.createElement('button'));
	button.type = 'button';
	button.className = 'cn-revoke-cookie';
	button.textContent = t('manage');
	return line;
}

/** Makes what the Cookie Notice plugin's markup lacks. */
export const missingParts = { refusal, chooser, link, cross, manage };
