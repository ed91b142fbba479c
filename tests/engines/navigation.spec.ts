import { examples, expect, test } from './test';

test('[RT-14] menu, off-canvas-menu, currency-switcher, store-notice, password-toggle, sticky-header, back-to-top, forget: a panel opens under the pointer and by its button, a level beside the page; prices in dollars, a notice that goes, a password that is shown; the header stays, a link leads up, a press erases what was kept', async ({
	tab,
}) => {
	await tab.goto(examples('menu', 'off-canvas-menu'));

	await test.step('menu', async () => {
		await expect.poll(() => tab.count('.archipel-menu__button')).toBeGreaterThan(2);
		await tab.hover('li.mega > a');
		await tab.see('li.mega > .sub-menu[popover]');
		await tab.escape('li.mega > .sub-menu[popover]');
		await tab.click('li:has(> a[href="/categorie-produit/ensembles/"]) > .archipel-menu__button');
		await tab.see('a[href="/categorie-produit/bodys/"]');
		await tab.press('Escape');
	});

	await test.step('off-canvas-menu', async () => {
		await tab.click('summary');
		await tab.click('dialog .archipel-off-canvas__open');
		await tab.see('dialog a[href="/categorie-produit/pyjamas/"]');
		await tab.click('dialog .archipel-off-canvas__back');
		await tab.escape();
	});

	const second = examples(
		'currency-switcher',
		'store-notice',
		'password-toggle',
		'sticky-header',
		'back-to-top',
		'forget',
	);
	await tab.goto(second);
	await test.step('store-notice, currency-switcher, password-toggle', async () => {
		await tab.see('.woocommerce-store-notice');
		await tab.click('.woocommerce-store-notice__dismiss-link');
		await expect.poll(() => tab.count('.woocommerce-store-notice')).toBe(0);
		await tab.click('.archipel-currency__summary');
		await tab.click('button[value=USD]');
		await tab.arrive(`${second}?currency=USD`);
		await expect.poll(() => tab.text('.archipel-currency__current')).toBe('USD');
		await tab.click('.archipel-password__toggle');
		await expect.poll(() => tab.attribute('#entree-mot', 'type')).toBe('text');
	});

	await test.step('sticky-header, back-to-top', async () => {
		await expect.poll(() => tab.attribute('#masthead', 'data-archipel-sticky')).toBe('header');
		await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
		await expect.poll(() => tab.attribute('#masthead', 'data-state')).toBe('shown');
		expect(await tab.evaluate(() => document.querySelector('#masthead')!.getBoundingClientRect().top)).toBe(0);
		await tab.click('.archipel-back-to-top');
		await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);
	});

	await test.step('forget', async () => {
		await tab.evaluate(() => localStorage.setItem('archipel-compare', '[72]'));
		await tab.click('[data-archipel="forget"] button');
		await expect.poll(() => tab.evaluate(() => localStorage.getItem('archipel-compare'))).toBe(null);
	});
});
