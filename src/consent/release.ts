import { trustScript } from '../safety/html';
import { isPurpose, type Purpose } from '../safety/purposes';
import { webUrl } from '../safety/url';
import { thirdPartyOf } from './third-parties';

/** Archipel's own `data-archipel-…` attributes on held elements; each other one stores an attribute that the server moved. */
const OURS = new Set(['consent', 'service', 'type', 'hold']);

/** Milliseconds for which a script may delay the scripts after it. */
const PATIENCE = 10_000;

/**
 * Restores elements held back by `held-page.php` whose purpose is allowed. A waiting frame explains the wait
 * and offers to show this frame only.
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
		if (!as.endsWith('srcset') && !webUrl(value)) continue;
		element.removeAttribute('srcdoc');
		element.setAttribute(as, value);
		// A lazy loader may have run before: the source is set directly too.
		if (as.startsWith('data-')) element.setAttribute(as.endsWith('srcset') ? 'srcset' : 'src', value);
	}
	// A video or sound that has had no address does not look at a later one of its `source`.
	if (element.parentElement instanceof HTMLMediaElement) element.parentElement.load();
}

/** Scripts run in page order, each after the previous one has loaded, as with the parser. */
let queue = Promise.resolve();

function enqueue(held: HTMLScriptElement, address: string | undefined): void {
	const isFree = address !== undefined && ['async', 'defer'].some((name) => held.hasAttribute(name));
	if (isFree || held.dataset['archipelType'] === 'module') void run(held, address);
	else queue = queue.then(() => run(held, address));
}

/** Replaces a held script, as a parsed script never runs again. Resolves when the new script has run or failed. */
function run(held: HTMLScriptElement, address: string | undefined): Promise<void> {
	const script = document.createElement('script');
	for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value);
	if (held.dataset['archipelType']) script.type = held.dataset['archipelType'];
	// The page's CSP requires the nonce, whose attribute reads as empty.
	if (held.nonce) script.nonce = held.nonce;
	script.async = held.hasAttribute('async');
	return new Promise((resolve) => {
		try {
			if (address === undefined) script.textContent = held.textContent;
			else script.src = trustScript(address, declared);
			for (const event of ['load', 'error']) script.addEventListener(event, () => resolve());
			held.replaceWith(script);
			if (address === undefined) resolve();
			else setTimeout(resolve, PATIENCE);
		} catch (error) {
			// No declared third party has this source, or the page's Content-Security-Policy refuses it.
			console.warn(`[archipel] cookie-notice: a script was not released: ${String(error)}`);
			resolve();
		}
	});
}

/** Connects the button in the explanation inside a held frame, now and after each load. */
function offer(frame: HTMLIFrameElement): void {
	if (frame.contentDocument?.readyState === 'complete') connect({ currentTarget: frame });
	// One function: further releases add no listener.
	frame.addEventListener('load', connect);
}

function connect({ currentTarget }: Pick<Event, 'currentTarget'>): void {
	const frame = currentTarget as HTMLIFrameElement;
	const button = 'archipelConsent' in frame.dataset && frame.contentDocument?.querySelector('button');
	if (!button || !button.hidden) return;
	button.hidden = false;
	button.addEventListener('click', () => letGo(frame), { once: true });
}

/**
 * The only gate for URLs of third-party scripts: lets pass those of a listed third party (CONS-07) or of the site itself.
 *
 * @throws TypeError for an unlisted host
 */
function declared(address: string): string {
	if (webUrl(address)?.origin !== location.origin && !thirdPartyOf(address))
		throw new TypeError(`${address} belongs to no declared third party`);
	return address;
}
