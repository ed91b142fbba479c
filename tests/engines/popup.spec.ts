import { expect, test } from './test';

const address = (popup: object) => `/fenetres/?popup=${encodeURIComponent(JSON.stringify({ id: 'a', ...popup }))}`;

test('[RT-14] [A11Y-07] popup: by a link, by leaving, in a theme with rules for buttons', async ({ tab }) => {
	await test.step('Escape is prevented', async () => {
		await tab.goto(address({ preventCloseOnEscape: true }));
		await tab.click('.open-own');
		await tab.see('dialog.archipel-popup[open] form');
		for (let time = 0; time < 3; time++) await tab.press('Escape');
		await tab.see('dialog.archipel-popup[open] form');
		const look = () =>
			tab.evaluate(() => {
				const styleOf = (part: string) => getComputedStyle(document.querySelector(`dialog ${part}`)!);
				const { padding, marginTop, opacity } = styleOf('.archipel-dialog__close');
				return [padding, marginTop, opacity, styleOf('[type=submit]').opacity];
			});
		expect(await look()).toEqual(['0px', '-8px', '1', '1']);
		await tab.evaluate(() => {
			const theme = new CSSStyleSheet();
			theme.replaceSync('html body button { padding: 3em; margin: 1em; opacity: 0.5 }');
			document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
		});
		expect(await look()).toEqual(['0px', '-8px', '1', '0.5']);
		await tab.click('dialog .archipel-dialog__close');
		await tab.miss('dialog');
	});

	await test.step('Escape, leaving, sending', async () => {
		await tab.goto(address({ exitIntent: true }));
		await tab.click('.open-own');
		await tab.see('dialog.archipel-popup[open] form');
		await tab.escape();
		await tab.see('.open-own:focus');
		await tab.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
		await tab.see('dialog.archipel-popup[open] form');
		await tab.fill('dialog input[type=email]', 'cliente@example.org');
		await tab.click('dialog button[type=submit]');
		const kept = () => tab.evaluate(() => `${location.search} ${localStorage.getItem('archipel-popups')}`);
		// The form's submit leaves the page during the poll.
		await expect.poll(() => kept().catch(() => '')).toMatch(/email=cliente.* \{"a":"off"\}$/);
	});
});
