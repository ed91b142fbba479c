import { expect, test, vi } from 'vitest';
import { lastAnnouncement } from '../ui/announcer';
import { copyText, shareAddress, sharePage } from './share-page';

const page = { url: '/produit/x/?utm_source=a', title: 'Nuisette' };
const address = new URL('/produit/x/', document.baseURI).href;
const { origin } = new URL(document.baseURI);

/** Stubs `navigator` with or without Web Share and clipboard. */
function browser(share: unknown, writeText: unknown = vi.fn()) {
	vi.stubGlobal('navigator', { ...(share ? { share } : {}), clipboard: { writeText } });
}

test('[SHARE-01] the native sheet gets the clean address', async () => {
	const share = vi.fn(async () => {});
	browser(share);
	expect(await sharePage(page)).toBe('shared');
	expect(share).toHaveBeenCalledWith({ title: 'Nuisette', url: address });
});

test.each(['AbortError', 'InvalidStateError'])(
	'[SHARE-01] a sheet that the visitor closes, or that is open already, is not a failure, and nothing is copied: %s',
	async (name) => {
		const writeText = vi.fn();
		browser(async () => {
			throw new DOMException('', name);
		}, writeText);
		expect(await sharePage(page)).toBe('shared');
		expect(writeText).not.toHaveBeenCalled();
	},
);

test('[SHARE-01] a sheet that fails, or none, leaves the link on the clipboard and says so', async () => {
	for (const share of [undefined, vi.fn(async () => Promise.reject(new DOMException('', 'NotAllowedError')))]) {
		const writeText = vi.fn(async () => {});
		browser(share, writeText);
		expect(await sharePage(page)).toBe('copied');
		expect(writeText).toHaveBeenCalledWith(address);
		await vi.waitFor(() => expect(lastAnnouncement()).toBe('Copié !'));
	}
});

test('a browser that lets nobody copy has the link told', async () => {
	browser(undefined, async () => Promise.reject(new DOMException('', 'NotAllowedError')));
	document.execCommand = () => false;
	expect(await sharePage(page)).toBe('refused');
	await vi.waitFor(() => expect(lastAnnouncement()).toContain(address));
});

test('where there is no clipboard the text is selected and copied, and focus comes back', async () => {
	vi.stubGlobal('navigator', {});
	const button = document.body.appendChild(document.createElement('button'));
	button.focus();
	let selected = '';
	document.execCommand = () => {
		selected = document.querySelector('textarea')!.value;
		return true;
	};
	expect(await copyText('https://shop.test/')).toBe(true);
	expect(selected).toBe('https://shop.test/');
	expect(document.querySelector('textarea')).toBeNull();
	expect(document.activeElement).toBe(button);
	button.remove();
});

test.each([
	['/produit/x/?utm_source=mail&utm_medium=a&gclid=1&fbclid=2&_ga=3', `${origin}/produit/x/`],
	['/?p=12&preview=true', `${origin}/?p=12`],
	['/commande/recu/?key=wc_order_abc&order=1', `${origin}/commande/recu/`],
	['/mon-compte/?login=lea&_wpnonce=0123456789&unapproved=3&moderation-hash=x', `${origin}/mon-compte/`],
	[
		'/x/?attribute_pa_taille=46&attribute_pa_taille=48&attribute_couleur=noir&token=1&token=2',
		`${origin}/x/?attribute_pa_taille=46&attribute_pa_taille=48&attribute_couleur=noir`,
	],
	['https://lea:secret@shop.test/x/#reviews', 'https://shop.test/x/'],
])(
	'[SHARE-01] [SEC-03 S15] what may track or is secret is not given away, what part is meant is: %s',
	(address, shared) => {
		expect(shareAddress(address)).toBe(shared);
		expect(shareAddress(address, '#&gid=1&pid=2')).toBe(`${shared}#&gid=1&pid=2`);
	},
);
