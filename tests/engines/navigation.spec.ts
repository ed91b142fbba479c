import { expect, test } from './test';

test('[RT-14] menu, off-canvas-menu: a panel opens under the pointer and by its button, a level beside the page', async ({
	tab,
	guard,
}) => {
	guard.allow(/property "(breakpoint|placement)"/);
	await tab.goto('/iles/menu/');
	await expect.poll(() => tab.count('.archipel-menu__button')).toBeGreaterThan(2);
	await tab.hover('li.mega > a');
	await tab.see('li.mega > .sub-menu[popover]');
	await tab.press('Escape');
	await expect.poll(() => tab.count('li.mega > .sub-menu[popover]')).toBe(0);
	await tab.click('li:has(> a[href="/categorie-produit/ensembles/"]) > .archipel-menu__button');
	await tab.see('a[href="/categorie-produit/bodys/"]');
	// A pointer that leaves closes nothing in which somebody is; another panel under it hands the focus to the button.
	/** The words of a link; of a button that opens a panel, those of the link beside it. */
	const focused = () =>
		tab.evaluate(() => {
			const { textContent, previousElementSibling } = document.activeElement!;
			return textContent || `beside ${previousElementSibling!.textContent}`;
		});
	await tab.focus('a[href="/categorie-produit/bodys/"]');
	await tab.hover('h1');
	await new Promise((resolve) => setTimeout(resolve, 250));
	expect(await focused()).toBe('Bodys');
	await tab.hover('li.mega > a');
	await tab.see('li.mega > .sub-menu[popover]');
	expect(await focused()).toBe('beside Ensembles');

	await tab.goto('/iles/off-canvas-menu/');
	await tab.click('summary');
	await tab.click('dialog .archipel-off-canvas__open');
	await tab.see('dialog a[href="/categorie-produit/pyjamas/"]');
	await tab.click('dialog .archipel-off-canvas__back');
	await tab.press('Escape');
	await expect.poll(() => tab.count('dialog')).toBe(0);
});

test('[RT-14] sticky-header, back-to-top: the header stays, the link leads up', async ({ tab, guard }) => {
	guard.allow(/property "(part|after)"/);
	const top = (selector: string) =>
		tab.evaluate((wanted) => document.querySelector(wanted)!.getBoundingClientRect().top, selector);
	await tab.goto('/iles/sticky-header/');
	await expect.poll(() => tab.attribute('#masthead', 'data-archipel-sticky')).toBe('header');
	await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
	await expect.poll(() => tab.attribute('#masthead', 'data-state')).toBe('shown');
	expect(await top('#masthead')).toBe(0);

	await tab.goto('/iles/back-to-top/');
	await tab.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
	await tab.click('.archipel-back-to-top');
	await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);
});

test('[RT-14] currency-switcher, store-notice: the page in dollars, a notice that goes', async ({ tab, guard }) => {
	guard.allow(/property "(currencies.*|hideOnClick)"/);
	await tab.goto('/iles/currency-switcher/');
	await tab.click('.archipel-currency__summary');
	await tab.click('button[value=USD]');
	await tab.arrive('/iles/currency-switcher/?currency=USD');
	await expect.poll(() => tab.text('.archipel-currency__current')).toBe('USD');

	await tab.goto('/iles/store-notice/');
	await tab.see('.woocommerce-store-notice');
	await tab.click('.woocommerce-store-notice__dismiss-link');
	await expect.poll(() => tab.count('.woocommerce-store-notice')).toBe(0);
});
