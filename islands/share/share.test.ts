import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { read } from '../../tests/setup/repository';
import { lastAnnouncement } from '../../src/ui/announcer';
import { pageConsent } from '../../src/stores/consent';
import enhance from './enhance';
import { isNetwork, networkHosts, networkLink, networks, tools } from './networks';
import { props } from './island';

const fixture = read('islands/share/fixture.html');
const here = new URL(document.baseURI).origin;
const subject = { url: 'https://shop.test/x/?a=1&b=2', title: 'Nuisette & "dentelle" <+>' };
const controller = pageLife();
let wide = true;
const open = vi.fn();
const send = vi.fn<typeof fetch>();

beforeEach(() => {
	history.replaceState(null, '', '/produit/nuisette-soiree/?utm_source=a');
	document.title = 'Nuisette Soirée';
	document.body.innerHTML = fixture;
	wide = true;
	vi.stubGlobal('matchMedia', () => ({ matches: wide }));
	vi.stubGlobal('open', open);
	vi.stubGlobal('fetch', send);
	window.open = open;
});
afterEach(() => document.head.querySelector('link[rel=canonical]')?.remove());

const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-archipel=share]')];
function mount(host: HTMLElement, own: Record<string, unknown> = {}): void {
	const printed = JSON.parse(host.dataset['archipelProps'] ?? '{}') as object;
	const context = islandContext(controller.signal);
	const takeIntents = vi.spyOn(context.activation, 'takeIntents');
	void enhance(host, props.parse({ ...printed, ...own }), context);
	// A held press is left to the page, which presses the link again: a mail or a tap is the browser's to follow.
	expect(takeIntents).not.toHaveBeenCalled();
}
const button = (name: string, host = hosts()[0]!) => host.querySelector<HTMLElement>(`[data-archipel-share=${name}]`)!;
const clipboard = (writeText: unknown, more = {}) => vi.stubGlobal('navigator', { clipboard: { writeText }, ...more });

describe('[SHARE-01] links', () => {
	test('each network has its own address, in which the page’s address and the words are values, whatever they hold', () => {
		const [url, words] = [subject.url, subject.title].map(encodeURIComponent);
		expect(networks.map((network) => networkLink(network, subject))).toEqual([
			`https://www.facebook.com/sharer/sharer.php?u=${url}`,
			`https://x.com/intent/post?url=${url}&text=${words}`,
			`https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
			`https://www.pinterest.com/pin/create/button/?url=${url}&description=${words}`,
			`https://www.reddit.com/submit?url=${url}&title=${words}`,
			`https://wa.me/?text=${words}%20${url}`,
			`mailto:?subject=${words}&body=${words}%0A${url}`,
		]);
		const shared = networks.filter((network) => network !== 'email');
		expect(shared.map((network) => new URL(networkLink(network, subject)).host)).toEqual(networkHosts);
	});

	test('are made where there is no server, about the page’s own address without what it must not tell', () => {
		history.replaceState(null, '', '/produit/x/?utm_source=a&attribute_pa_taille=46&key=wc_order_1#reviews');
		document.title = 'Nuisette';
		mount(hosts()[1]!);
		const links = [...hosts()[1]!.querySelectorAll('a')];
		expect(links).toHaveLength(5);
		for (const { href, rel, target } of links) {
			expect(decodeURIComponent(href)).toContain(`${here}/produit/x/?attribute_pa_taille=46`);
			expect(href).not.toMatch(/utm|key|reviews/);
			expect([rel, target]).toEqual(['noopener noreferrer nofollow', '_blank']);
		}
		controller.abort();
		expect(hosts()[1]!.children).toHaveLength(0);
	});

	test('are about the canonical address, if it is of this site', () => {
		const canonical = document.head.appendChild(document.createElement('link'));
		canonical.rel = 'canonical';
		canonical.href = `${here}/produit/canonique/`;
		mount(hosts()[1]!);
		expect(hosts()[1]!.querySelector('a')!.href).toContain('canonique');
		hosts()[1]!.replaceChildren();
		canonical.href = 'https://evil.test/';
		mount(hosts()[1]!);
		expect(hosts()[1]!.querySelector('a')!.href).not.toContain('evil');
	});
});

describe('[SHARE-01] a press', () => {
	test('[SEC-03 S15] opens a window of 626 by 436 that cannot reach back; the server’s links are left as they are', () => {
		const served = hosts()[0]!.innerHTML;
		mount(hosts()[0]!);
		button('native').closest<HTMLElement>('.archipel-share__item')!.removeAttribute('data-state');
		expect(hosts()[0]!.innerHTML).toBe(served);
		expect(click(button('facebook'))).toBe(false);
		const [address, target, features] = open.mock.calls[0] as string[];
		expect(address).toMatch(/^https:\/\/www\.facebook\.com\/sharer/);
		expect([target, features]).toEqual(['_blank', 'popup,noopener,noreferrer,width=626,height=436']);
	});

	test('is the browser’s on a phone, with a modifier, and for e-mail; [SEC-02] a link that is no network’s has no window', () => {
		mount(hosts()[0]!);
		expect(click(button('facebook'), { ctrlKey: true })).toBe(true);
		expect(click(button('email'))).toBe(true);
		wide = false;
		expect(click(button('facebook'))).toBe(true);
		wide = true;
		button('facebook').setAttribute('href', 'https://evil.test/');
		click(button('facebook'));
		expect(open).not.toHaveBeenCalled();
	});

	test('prints, or copies the link and says so, to eyes and ears; shows it where the browser does not let it be copied', async () => {
		const print = vi.fn();
		vi.stubGlobal('print', print);
		const writeText = vi.fn(async () => {});
		clipboard(writeText);
		mount(hosts()[0]!);
		click(button('print'));
		expect([print.mock.calls.length, writeText.mock.calls.length]).toEqual([1, 0]);
		click(button('copy'));
		await vi.waitFor(() => expect(lastAnnouncement()).toBe('Copié !'));
		expect(writeText).toHaveBeenCalledWith(`${here}/produit/nuisette-soiree/`);
		expect(hosts()[0]!.querySelector('.archipel-share__copied')!.textContent).toBe('Copié !');
		clipboard(async () => Promise.reject(new Error()));
		document.execCommand = () => false;
		click(button('copy'));
		await vi.waitFor(() =>
			expect(document.querySelector('.archipel-notice')?.textContent).toContain(`${here}/produit/nuisette-soiree/`),
		);
	});

	test('opens the device’s own sheet, where it has one; one that the device refuses shows the copied link', async () => {
		const share = vi.fn(async () => Promise.reject(new DOMException('', 'NotAllowedError')));
		clipboard(vi.fn(), { share });
		mount(hosts()[0]!);
		expect(button('native').closest<HTMLElement>('.archipel-share__item')!.dataset['state']).toBe('available');
		click(button('native'));
		expect(share).toHaveBeenCalledWith({ title: 'Nuisette Soirée', url: `${here}/produit/nuisette-soiree/` });
		await vi.waitFor(() => expect(hosts()[0]!.querySelector('.archipel-share__copied')).not.toBeNull());
		clipboard(vi.fn());
		mount(hosts()[0]!);
		expect(button('native').closest<HTMLElement>('.archipel-share__item')!.dataset['state']).toBe('missing');
	});
});

const counts = () =>
	[...hosts()[2]!.querySelectorAll('.archipel-share__count [aria-hidden]')].map(({ textContent }) => textContent);

test('[SHARE-01] [CONS-02] [SEC-03 P9] counters: nobody is asked before the visitor has said yes, and without an address never', async () => {
	send.mockImplementation(async () => new Response('{"facebook":1500,"reddit":0,"x":3}'));
	mount(hosts()[1]!);
	mount(hosts()[2]!);
	pageConsent().choose(['audience']);
	await new Promise((settle) => setTimeout(settle));
	expect(send).not.toHaveBeenCalled();
	pageConsent().choose(['content']);
	await vi.waitFor(() => expect(counts().map((text) => text.replace(/\s/, ' '))).toEqual(['1,5 k']));
	expect(send).toHaveBeenCalledOnce();
	expect(String(send.mock.calls[0]![0])).toContain(encodeURIComponent(`${here}/produit/nuisette-soiree/`));
	expect(button('facebook', hosts()[2]).textContent).toContain('1500 partages');
});

test('[SHARE-01] counters: that do not come, or make no sense, are not there, and nothing breaks', async () => {
	pageConsent().choose(['content']);
	send.mockImplementation(async () => new Response('<html>maintenance</html>'));
	mount(hosts()[2]!);
	await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
	await new Promise((settle) => setTimeout(settle));
	expect(counts()).toEqual([]);
});

test('the server prints the same labels and addresses as the island', () => {
	const [php, messages] = ['render.php', 'messages.ts'].map((file) => read(`islands/share/${file}`)) as [
		string,
		string,
	];
	for (const name of [...networks, ...tools]) {
		const [, fr, en] = new RegExp(`'${name}'\\s*=> array\\( '([^']+)', '([^']+)' \\)`).exec(php) ?? [];
		expect(messages).toContain(`${name}: ['${fr}', '${en}']`);
		if (isNetwork(name) && name !== 'email') expect(php).toContain(networkLink(name, subject).split('?')[0]! + '?');
	}
});
