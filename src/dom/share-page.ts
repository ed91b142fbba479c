import { defineMessages } from '../i18n/define-messages';
import { safeUrl, webUrl } from '../safety/url';
import { announce } from '../ui/announcer';
import { element } from './element';

export const shareMessages = defineMessages('sharing', {
	copied: ['Copié !', 'Copied!'],
	refused: [
		'Le navigateur n’a pas permis la copie. Voici le lien :',
		'The browser did not allow copying. Here is the link:',
	],
});

export interface Shared {
	/** Address; tracking and secret parameters are removed. */
	readonly url: string;
	/** Fragment of the URL, with its `#`. */
	readonly hash?: string;
	readonly title: string;
}

/**
 * Shares with the native sheet if available, otherwise copies the link and announces it (SHARE-01).
 *
 * @returns Native sheet used or dismissed, link copied to the clipboard, or neither possible.
 */
export async function sharePage({ url, hash, title }: Shared): Promise<'shared' | 'copied' | 'refused'> {
	const address = shareAddress(url, hash);
	if (canShare()) {
		try {
			await shareNatively({ title, url: address });
			return 'shared';
		} catch {
			// The link is copied instead.
		}
	}
	const isCopied = await copyText(address);
	announce(isCopied ? shareMessages('copied') : `${shareMessages('refused')} ${address}`);
	return isCopied ? 'copied' : 'refused';
}

/** Opens the native sheet. One that is dismissed, or open already, is no error. @throws DOMException if the browser refuses to share */
export async function shareNatively(shared: ShareData): Promise<void> {
	try {
		await navigator.share(shared);
	} catch (error) {
		if (!(error instanceof DOMException) || !/^(Abort|InvalidState)Error$/.test(error.name)) throw error;
	}
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Query parameters that select the page content; all others may track the visitor or hold a secret (key, nonce, token). */
const SHOWN = /^(attribute_[\w-]+|p|page_id|product|product_cat|product_tag|post_type|s|paged|lang)$/;

/**
 * The address of a page as it may be given to anybody: without campaign and click ids, keys, nonces and credentials,
 * and without a hash (SHARE-01).
 *
 * @param address Absolute or relative to the page.
 * @param hash Part of the page that is meant, if any, with its `#`.
 */
export function shareAddress(address: string, hash = ''): string {
	const url = new URL(address, document.baseURI);
	for (const name of new Set(url.searchParams.keys())) if (!SHOWN.test(name)) url.searchParams.delete(name);
	url.username = '';
	url.password = '';
	url.hash = hash;
	return url.href;
}

/** Copies a text to the clipboard. @returns False if the browser refuses; the caller then shows the text for manual copying. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** Support: `navigator.clipboard` exists in secure contexts only. */
function copyBySelection(text: string): boolean {
	const focused = document.activeElement;
	const field = element('textarea', { readonly: true, class: 'archipel-visually-hidden', 'aria-hidden': 'true' });
	field.value = text;
	// Everything outside an open dialog is inert and cannot be selected.
	(focused?.closest('dialog') ?? document.body).append(field);
	field.select();
	let isCopied = false;
	try {
		isCopied = document.execCommand('copy');
	} catch {
		// `isCopied` stays false.
	}
	field.remove();
	if (focused instanceof HTMLElement) focused.focus();
	return isCopied;
}

/**
 * Opens a URL in a popup window without access to this page (`noopener`).
 *
 * @param hosts Additional allowed hosts of the caller.
 * @returns False if the URL is refused.
 */
export function openWindow(
	address: string,
	{ width, height, hosts }: { width: number; height: number; hosts: readonly string[] },
): boolean {
	const url = webUrl(address);
	const known = url?.protocol === 'https:' && hosts.includes(url.host) ? url : safeUrl(address);
	if (known) window.open(known.href, '_blank', `popup,noopener,noreferrer,width=${width},height=${height}`);
	return Boolean(known);
}
