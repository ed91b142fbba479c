import { setThirdPartySource } from '../../../src/safety/third-party-script';
import { isPurpose, type Purpose } from '../../../src/safety/purposes';

/** Attributes of ours on what is held; every other `data-archipel-…` is one that the server has put away under that name. */
const OURS = new Set(['consent', 'service', 'type', 'hold']);

/** Milliseconds for which a script may keep those behind it waiting. */
const PATIENCE = 10_000;

/**
 * Lets run and load what `held-page.php` held back, if its purpose is allowed. A frame that must wait says so in its own place
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
	const kept = [...element.attributes].flatMap(({ name, value }) => {
		const as = name.startsWith('data-archipel-') ? name.slice('data-archipel-'.length) : '';
		return !as || OURS.has(as) ? [] : ([[name, as, value]] as const);
	});
	delete element.dataset['archipelConsent'];
	if (element instanceof HTMLScriptElement) return enqueue(element, kept[0]?.[2]);
	for (const [name, as, value] of kept) {
		element.removeAttribute(name);
		if (!as.endsWith('srcset') && !isWeb(value)) continue;
		element.removeAttribute('srcdoc');
		element.setAttribute(as, value);
		// Who loads it late may have looked for it in vain already.
		if (as.startsWith('data-')) element.setAttribute(as.endsWith('srcset') ? 'srcset' : 'src', value);
	}
}

const isWeb = (address: string) => /^https?:$/.test(new URL(address, document.baseURI).protocol);

/** Scripts run in the order of the page, each after the one before it has come, as the parser would have done. */
let queue = Promise.resolve();

function enqueue(held: HTMLScriptElement, address: string | undefined): void {
	const isFree = address !== undefined && ['async', 'defer'].some((name) => held.hasAttribute(name));
	if (isFree || held.dataset['archipelType'] === 'module') void run(held, address);
	else queue = queue.then(() => run(held, address));
}

/** A script that the parser has seen once never runs: another one takes its place. Resolves when it has run, or will not. */
function run(held: HTMLScriptElement, address: string | undefined): Promise<void> {
	const script = document.createElement('script');
	for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value);
	if (held.dataset['archipelType']) script.type = held.dataset['archipelType'];
	// The page's policy asks for it, and its attribute reads empty.
	if (held.nonce) script.nonce = held.nonce;
	script.async = held.hasAttribute('async');
	return new Promise((resolve) => {
		try {
			if (address === undefined) script.textContent = held.textContent;
			else if (!setThirdPartySource(script, address))
				throw new TypeError(`${address} belongs to no declared third party`);
			for (const event of ['load', 'error']) script.addEventListener(event, () => resolve());
			held.replaceWith(script);
			if (address === undefined) resolve();
			else setTimeout(resolve, PATIENCE);
		} catch (error) {
			// Nobody vouches for it, or the page's Content-Security-Policy refuses it.
			console.warn(`[archipel] cookie-notice: a script was not released: ${String(error)}`);
			resolve();
		}
	});
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
