import { beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../../src/stores/cookies';
import { islandContext } from '../../tests/setup/island-context';
import { stubObservers } from '../../tests/setup/stub-observers';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { read } from '../../tests/setup/repository';

const fixture = read('islands/store-notice/fixture.html');
const NAME = 'store_notice8eccfe117a8fd481ad7bd0cf66b7675b';
const controller = pageLife();
const dismiss = vi.hoisted(() => vi.fn());
vi.mock('../../src/shop/wordpress/rest', () => ({ dismissComingSoon: dismiss }));

beforeEach(() => {
	document.body.innerHTML = `<main>${fixture}</main>`;
	// WooCommerce prints the notice hidden.
	notice().style.display = 'none';
});

const notice = () => document.querySelector<HTMLElement>('.woocommerce-store-notice')!;
const banner = () => document.querySelector<HTMLElement>('#coming-soon-footer-banner')!;
function start(host: HTMLElement, intents: HTMLElement[] = []): HTMLElement {
	void enhance(host, {}, islandContext(controller.signal, intents));
	return host;
}
const link = (host: HTMLElement) => host.querySelector<HTMLElement>('a[role=button]')!;
const isShown = (host: HTMLElement) => host.style.display === 'block';

test('[CONS-03] the store notice stays hidden while the cookie is there; another text is another notice; a press before the island was there counts', () => {
	writeCookie(NAME, 'hidden');
	expect(isShown(start(notice()))).toBe(false);
	notice().dataset['noticeId'] = 'another';
	expect(isShown(start(notice()))).toBe(true);
	expect(isShown(start(notice(), [link(notice())]))).toBe(false);
});

test('[CONS-03] [A11Y-02] the store notice, fixed to the lower edge, it leaves room for the last line of the page', () => {
	notice().style.position = 'fixed';
	vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
	vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: innerHeight - 84 } as DOMRect);
	const observed = stubObservers();
	start(notice());
	observed.forEach(({ tell }) => tell());
	const css = document.adoptedStyleSheets
		.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
		.join('');
	expect(css).toMatch(/scroll-padding-block-end: ?92px/);
	expect(css).toMatch(/[ {;]padding-block-end: ?84px/);
});

test('[CONS-03] the store notice leaves the root alone where nothing is fixed, for every element inherits from it; what was printed comes back when it stops', () => {
	start(notice());
	expect(document.documentElement.style.cssText).toBe('');
	controller.abort();
	expect(notice().style.display).toBe('none');
});

test('[CONS-03] [SEC-03 C13] an id of a store notice that would be more than a name of a cookie is none', () => {
	const set = vi.spyOn(document, 'cookie', 'set');
	notice().dataset['noticeId'] = 'x=1; domain=evil.test; max-age=9';
	start(notice());
	link(notice()).click();
	expect(set.mock.calls.flat()).toEqual(['store_noticex1domaineviltestmaxage9=hidden; path=/; samesite=lax']);
});

test('[CONS-05] a click hides the notice on its text; not on a link in it, not while text is marked', () => {
	start(notice());
	const other = notice().querySelector<HTMLElement>('a[href="/contact/"]')!;
	other.addEventListener('click', (event) => event.preventDefault());
	other.click();
	vi.spyOn(window, 'getSelection').mockReturnValueOnce({ toString: () => 'Livraison' } as Selection);
	notice().click();
	expect(isShown(notice())).toBe(true);
	notice().click();
	expect(isShown(notice())).toBe(false);
});

test.each([
	['kept', () => Promise.resolve()],
	['refused', () => Promise.reject(new Error('403'))],
])('[CONS-04] the coming-soon banner goes, its answer %s; no other script sends it too', async (_what, answer) => {
	dismiss.mockImplementation(answer);
	start(banner());
	const others = vi.fn();
	link(banner()).addEventListener('click', others);
	expect(link(banner()).getAttribute('aria-label')).toBe('Masquer cette bannière');
	link(banner()).click();
	await vi.waitFor(() => expect(banner().style.display).toBe('none'));
	await vi.waitFor(() => expect(dismiss.mock.calls).toEqual([['/wp-json/wp/v2/users/1', 'd7a1b0c2e9']]));
	expect(others).not.toHaveBeenCalled();
});
