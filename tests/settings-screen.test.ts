// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const SHOP = 'https://shop.example';

const island = (name: string, href: string) =>
	`<details class="archipel-island" id="${name}"><summary>${name}</summary><a href="${SHOP}${href}" data-finds=".${name}">See it</a></details>`;

const link = (name: string) => document.querySelector<HTMLAnchorElement>(`#${name} a`)!;

const open = (name: string) => {
	const details = document.querySelector<HTMLDetailsElement>(`#${name}`)!;
	details.open = true;
	details.dispatchEvent(new Event('toggle'));
};

test('[WP-12] the link of an island that is opened leads to the first page that has it, asked for once; where none has, or no page comes, it stays. A chosen file stands as text', async () => {
	const answers: Record<string, () => Promise<Response>> = {
		[`${SHOP}/`]: async () => new Response('<p class="header"></p>'),
		[`${SHOP}/broken/`]: async () => new Response('<p class="contact"></p>', { status: 500 }),
		[`${SHOP}/away/`]: () => Promise.reject(new TypeError('offline')),
		[`${SHOP}/contact/`]: async () => new Response('<form class="contact"></form>'),
	};
	const asked = vi.fn((url: string) => answers[url]!());
	vi.stubGlobal('fetch', asked);
	document.body.innerHTML = `<form class="archipel-settings" data-pages='${JSON.stringify(Object.keys(answers))}'>
		<div class="archipel-search" hidden><input><span role="status" data-found="{count} | {count}" data-none=""></span></div>
		<p class="archipel-file" hidden><input type="file" id="archipel-file"></p><textarea id="archipel-import"></textarea>
		${island('contact', '/')}${island('header', '/')}${island('nowhere', '/away/')}</form>`;
	await import('../wp-plugin/admin/settings.js' as string);
	expect(asked).not.toHaveBeenCalled();
	['contact', 'nowhere', 'header'].forEach(open);
	await vi.waitFor(() => expect(link('contact').href).toBe(`${SHOP}/contact/`));
	expect([link('header').href, link('nowhere').href]).toEqual([`${SHOP}/`, `${SHOP}/away/`]);
	expect(asked.mock.calls.map(([url]) => url).sort()).toEqual(Object.keys(answers).sort());

	const input = document.querySelector<HTMLInputElement>('#archipel-file')!;
	expect(input.closest<HTMLElement>('.archipel-file')!.hidden).toBe(false);
	Object.defineProperty(input, 'files', { value: [new File(['{"archipel_settings":{}}'], 'settings.json')] });
	input.dispatchEvent(new Event('change'));
	await vi.waitFor(() =>
		expect(document.querySelector<HTMLTextAreaElement>('#archipel-import')!.value).toBe('{"archipel_settings":{}}'),
	);
});
