import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from './harness';
import { ourStates } from './our-states';
import { open, press, select, SELECTS } from './variation-page';

/** What themes do to the elements that our controls are made of, with more weight than themes use. */
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
	html body dialog { position: absolute; width: 12em; padding: 4em; border: 1em solid red; text-transform: uppercase; transform: rotate(7deg); }
`;

/** Our controls: whatever has a class of ours, except what is to look like the theme's buttons. */
const OURS =
	':is(button, a, input, select, summary, ul, ol, li, dialog)[class*="archipel-"]:not(.button, .archipel-visually-hidden, .archipel-last-message)';

type Controls = JSHandle<HTMLElement[]>;

const shownControls = (page: Page): Promise<Controls> =>
	page.evaluateHandle(
		(selector) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility()),
		OURS,
	);

/** Look and size of controls: a line for each property. */
function looks(controls: Controls): Promise<string[]> {
	return controls.evaluate((elements) => {
		const properties =
			'appearance background-color background-image border-top-style border-top-width border-left-width border-radius box-shadow ' +
			'box-sizing color display float font-family font-size font-style font-weight letter-spacing line-height margin-left margin-top ' +
			'padding-left padding-top position text-align text-decoration-line text-indent text-shadow text-transform transform white-space';
		const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
		return elements.flatMap((control, index) => {
			// The cart's own markup may have been replaced meanwhile.
			if (!control.isConnected) return [];
			const style = getComputedStyle(control);
			const box = control.getBoundingClientRect();
			const icon = control.querySelector(':scope > svg:only-child')?.getBoundingClientRect();
			const look: Record<string, unknown> = Object.fromEntries(
				properties.split(' ').map((name) => [name, style.getPropertyValue(name)]),
			);
			if (control.matches('ul, ol, li')) look['list-style'] = style.listStyleType;
			// A list, a link and what lies over a swatch are as large as their place; a dialog in the middle stands where its height puts it.
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

test.use({ bypassCSP: true });

test('[A11Y-07] a pressed compare button keeps its tick in a theme that hides what comes after buttons, as Storefront does', async ({
	page,
}) => {
	await page.goto('/boutique/');
	await page.addStyleTag({ content: 'button::after, .button::after { display: none }' });
	const compare = page.locator('[data-archipel-compare]').first();
	await compare.click();
	await expect(compare).toHaveAttribute('aria-pressed', 'true');
	expect(
		await compare.evaluate((button) => {
			const { content, display } = getComputedStyle(button, '::after');
			return [content, display];
		}),
	).toEqual(['"✓" / ""', 'block']);
});

test('[A11Y-07] the link to the cart ends its message in themes that float the buttons of a product form to the left, as block themes do', async ({
	page,
}) => {
	// The first choice opens the panel above the button: before the island is there the press would aim at where that was.
	await open(page, SELECTS);
	await page.addStyleTag({ content: '.woocommerce div.product form.cart .button { float: left }' });
	await select(page, 'Couleur').selectOption('rouge');
	await select(page, 'Taille').selectOption('m');
	await press(page);
	await expect(page.locator('.archipel-notice .wc-forward')).toHaveCSS('float', 'inline-end');
});

for (const [state, go] of Object.entries(ourStates)) {
	test(`[A11Y-07] a theme that styles every button, link, field, list and dialog changes none of ours: ${state}`, async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/property|500/);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await go({ page, shop });
		const controls = await shownControls(page);
		const before = await looks(controls);
		expect(before.length).toBeGreaterThan(0);
		await page.addStyleTag({ content: HOSTILE });
		expect(
			await page
				.locator('body')
				.evaluate((body) => getComputedStyle(body.appendChild(document.createElement('button'))).float),
		).toBe('right');
		const after = await looks(controls);
		expect(after.filter((line) => !before.includes(line))).toEqual([]);
		expect(after.length).toBeGreaterThan(before.length / 2);
	});
}
