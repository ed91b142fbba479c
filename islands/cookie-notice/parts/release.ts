import { setThirdPartySource } from '../../../src/safety/third-party-script';
import { isPurpose, type Purpose } from '../../../src/stores/purposes';

/** Attributes under which the server has put away the address, by element. */
const ADDRESS: Readonly<Record<string, 'src' | 'href'>> = { SCRIPT: 'src', IFRAME: 'src', IMG: 'src', LINK: 'href' };

/**
 * Lets run and load what `blocker.php` held back, if its purpose is allowed. A frame that must wait says so in its own place
 * and offers to show just this one.
 */
export function release(allowed: readonly Purpose[]): void {
	for (const element of document.querySelectorAll<HTMLElement>('[data-archipel-consent]')) {
		const purpose = element.dataset['archipelConsent'];
		if (isPurpose(purpose) && allowed.includes(purpose)) letGo(element);
		else if (element instanceof HTMLIFrameElement) offer(element);
	}
}

function letGo(element: HTMLElement): void {
	const name = ADDRESS[element.tagName];
	const address = element.dataset['archipelSrc'];
	delete element.dataset['archipelConsent'];
	delete element.dataset['archipelSrc'];
	if (address !== undefined && !/^(https?:|\/)/i.test(address)) return;
	if (element instanceof HTMLScriptElement) return run(element, address);
	element.removeAttribute('srcdoc');
	if (name && address) element.setAttribute(name, address);
}

/** A script that the parser has seen once never runs: another one takes its place. */
function run(held: HTMLScriptElement, address: string | undefined): void {
	const script = document.createElement('script');
	for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value);
	if (held.dataset['archipelType']) script.type = held.dataset['archipelType'];
	// In the order of the page, as the parser would have done.
	script.async = held.hasAttribute('async');
	try {
		if (address === undefined) script.textContent = held.textContent;
		else if (!setThirdPartySource(script, address))
			throw new TypeError(`${address} belongs to no declared third party`);
		held.replaceWith(script);
	} catch (error) {
		// Nobody vouches for it, or the page's Content-Security-Policy refuses it.
		console.warn(`[archipel] cookie-notice: a script was not released: ${String(error)}`);
	}
}

/** The explanation inside the frame has a button that only we can connect. */
function offer(frame: HTMLIFrameElement): void {
	const connect = () => {
		const button = frame.contentDocument?.querySelector('button');
		if (!button?.hidden) return;
		button.hidden = false;
		button.addEventListener('click', () => letGo(frame), { once: true });
	};
	if (frame.contentDocument?.readyState === 'complete') connect();
	frame.addEventListener('load', () => 'archipelConsent' in frame.dataset && connect());
}
