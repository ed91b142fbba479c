import type { JSHandle, Page } from '@playwright/test';
import { answerWith, expect, rewrite } from './harness';

/** Theme rules for the elements of the islands' controls, with more specificity than common themes. */
const HOSTILE = `
	html body :is(button, input, a, select, summary) {
		display: block; float: right; box-sizing: content-box; width: 90%; min-width: 9em; min-height: 7em; max-width: 60em;
		margin: 1em; padding: 2em; border: 5px solid red; border-radius: 0; background: grey; box-shadow: 0 0 9px red;
		color: lime; font: italic 900 2em/3 serif; letter-spacing: 4px; text-align: right; text-decoration: line-through;
		text-indent: 3em; text-shadow: 1px 1px red; text-transform: uppercase; white-space: nowrap; transform: rotate(7deg);
		appearance: none; outline: none;
	}
	html body :is(button, input, a):is(:hover, :focus) { background: black; color: black; border-color: black; outline: none; }
	html body input[type]::before { content: 'x'; }
	html body :is(ul, ol, li) {
		margin: 2em; padding: 3em; border: 5px solid red; background: silver; list-style: square; text-transform: uppercase; min-height: 9em;
	}
	html body li::before { content: '→'; }
	html body svg { margin: 1em; padding: 1em; border: 3px solid red; background: lime; fill: red; }
	html body dialog { position: absolute; width: 12em; padding: 4em; border: 1em solid red; text-transform: uppercase; transform: rotate(7deg); }
`;

/** Controls of islands: elements with an `archipel-` class, except those that adopt the theme's button style. */
const OURS =
	':is(button, a, input, select, summary, ul, ol, li, dialog)[class*="archipel-"]:not(.button, .archipel-visually-hidden, .archipel-last-message)';

type Controls = JSHandle<HTMLElement[]>;

const shownControls = (page: Page): Promise<Controls> =>
	page.evaluateHandle(
		(selector) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility()),
		OURS,
	);

/** Computed look and size of controls, one line per property. */
function looks(controls: Controls): Promise<string[]> {
	return controls.evaluate((elements) => {
		const properties =
			'appearance background-color background-image border-top-style border-top-width border-left-width border-radius box-shadow ' +
			'box-sizing color display float font-family font-size font-style font-weight letter-spacing line-height margin-left margin-top ' +
			'padding-left padding-top position text-align text-decoration-line text-indent text-shadow text-transform transform white-space';
		const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
		return elements.flatMap((control, index) => {
			// The cart's markup may have been replaced in the meantime.
			if (!control.isConnected) return [];
			const style = getComputedStyle(control);
			const box = control.getBoundingClientRect();
			const icon = control.querySelector(':scope > svg:only-child')?.getBoundingClientRect();
			const look: Record<string, unknown> = Object.fromEntries(
				properties.split(' ').map((name) => [name, style.getPropertyValue(name)]),
			);
			if (control.matches('ul, ol, li')) look['list-style'] = style.listStyleType;
			// Lists, links and swatch overlays depend on their container's size; a centred dialog's margins depend on its height.
			if (control.matches('dialog')) for (const side of ['left', 'top']) delete look[`margin-${side}`];
			if (control.matches('button, input:not(.archipel-swatches__control)'))
				look['size'] = [Math.round(box.width), Math.round(box.height)];
			if (icon)
				look['icon'] = [
					icon.width,
					icon.height,
					...middle(icon).map((value, axis) => Math.round(value - middle(box)[axis]!)),
				];
			return Object.entries(look).map(
				([name, value]) => `${index} ${control.localName}.${control.className} ${name}: ${String(value)}`,
			);
		});
	});
}

/** Adds theme rules to the open page, after all its style sheets and before the islands' later ones. */
export const addThemeRules = (page: Page, css: string): Promise<void> =>
	page.evaluate(async (rules) => {
		const sheet = await new CSSStyleSheet().replace(rules);
		document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
	}, css);

/** Removes the rules added last. */
export const removeThemeRules = (page: Page): Promise<void> =>
	page.evaluate(() => {
		document.adoptedStyleSheets = [...document.adoptedStyleSheets].slice(1);
	});

/** Checks that a theme that styles every button, link, field, list and dialog changes no visible control of the islands. */
export async function expectSameInHostileTheme(page: Page): Promise<void> {
	const controls = await shownControls(page);
	const before = await looks(controls);
	expect.soft(before.length, 'controls of ours').toBeGreaterThan(0);
	await addThemeRules(page, HOSTILE);
	const float = await page
		.locator('body')
		.evaluate((body) => getComputedStyle(body.appendChild(document.createElement('button'))).float);
	expect.soft(float, 'a button of the theme').toBe('right');
	const after = await looks(controls);
	const known = new Set(before);
	expect.soft(after.filter((line) => !known.has(line))).toEqual([]);
	expect.soft(after.length).toBeGreaterThan(before.length / 2);
	await page.locator('body').evaluate((body) => body.lastElementChild!.remove());
	await removeThemeRules(page);
}

/** Checks that theme rules change neither size nor look of these elements. @returns Their number. */
export async function expectSameLook(page: Page, parts: string, css: string): Promise<number> {
	const looks = () =>
		page.locator(parts).evaluateAll((all) =>
			all.map((one) => {
				const { width, height } = one.getBoundingClientRect();
				const style = getComputedStyle(one);
				const properties =
					'background-color border-top-width display float list-style-type animation-name transform translate'.split(
						' ',
					);
				const look = properties.map((name) => style.getPropertyValue(name));
				return [one.tagName, Math.round(width), Math.round(height), ...look].join();
			}),
		);
	const before = await looks();
	expect(before).not.toEqual([]);
	await addThemeRules(page, css);
	expect(await looks()).toEqual(before);
	return before.length;
}

/** Rules by which themes make WooCommerce's disabled buttons unclickable. */
const HOSTILE_BUTTONS = `
	.single_add_to_cart_button.disabled, .wc-variation-selection-needed { opacity: .3 !important; background: #ccc !important; color: #eee !important; pointer-events: none; cursor: not-allowed }
	.single_add_to_cart_button.loading { padding-inline-end: 4em; opacity: .25 }
	.single_add_to_cart_button.loading::after, .single_add_to_cart_button.added::after { content: 'XXXXXXXX' }
	.single_variation .stock { margin-block: 20px }
	.single_variation_wrap > .woocommerce-variation-add-to-cart { margin-block-start: 19px }
`;

/** Opens a page in a theme with its own rules for the states of product buttons. */
export async function hostile(page: Page, path: string): Promise<void> {
	await answerWith(page, '**/hostile.css', { body: HOSTILE_BUTTONS, contentType: 'text/css' });
	await rewrite(page, path, (html) => html.replace('</head>', '<link rel="stylesheet" href="/hostile.css"></head>'));
}
