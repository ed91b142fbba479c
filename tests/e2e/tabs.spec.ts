import { violations } from './axe';
import { distFile, hasCome } from './dist-file';
import { each, expect, layoutShifts, mounted, test } from './harness';
import { hold } from './hold';

const TABS = '.wc-tabs-wrapper';
const REVIEWED = '/produit/nuisette-avec-avis/';

test('[TAB-01] the description is open first, exactly one tab is active, and nothing moves when the script comes', async ({
	page,
}) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	await expect(page.getByRole('tab', { selected: true })).toHaveText('Description');
	await expect(page.getByRole('tabpanel')).toHaveCount(1);
	expect(await layoutShifts(page)).toEqual([]);
});

test('[TAB-01] [SEC-03 A15] an address opens its tab and focus goes to the heading', async ({ page }) => {
	await page.goto(`${REVIEWED}#reviews`);
	await mounted(page, TABS);
	await expect(page.getByRole('tab', { selected: true })).toContainText('Avis');
	await expect(page.getByRole('heading', { name: /avis pour/ })).toBeFocused();
	await expect(page.getByRole('heading', { name: /avis pour/ })).toBeInViewport();
});

test('[TAB-01] [RT-06] who is writing when the page gets to where its address leads is not taken away', async ({
	page,
}) => {
	const release = await hold(page, `**/${distFile('chunks/reach')}*`);
	const asked = page.waitForRequest((request) => request.url().includes(distFile('chunks/reach')));
	await page.goto(`${REVIEWED}#reviews`);
	await asked;
	const field = page.getByRole('textbox', { name: /Votre avis/ });
	await field.click();
	await page.keyboard.type('Très ');
	const place = await field.boundingBox();
	const came = page.waitForResponse((response) => response.url().includes(distFile('chunks/reach')));
	release();
	await (await came).finished();
	await page.keyboard.type('douce');
	await hasCome(page, 'chunks/reach');
	await expect(field).toHaveValue('Très douce');
	await expect(field).toBeFocused();
	expect(await field.boundingBox()).toEqual(place);
});

for (const [address, tab] of [
	['#tab-reviews', /Avis/],
	['#comment-9999', /Avis/],
	['?cpage=1', /Avis/],
	['#tab-additional_information', /Informations/],
] as const) {
	test(`[TAB-01] ${address} opens its tab, and no other is open`, async ({ page }) => {
		await page.goto(REVIEWED + address);
		await mounted(page, TABS);
		await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
		await expect(page.getByRole('tabpanel')).toHaveCount(1);
		expect(await layoutShifts(page, TABS)).toEqual([]);
	});
}

test('[TAB-02] the review link opens the reviews, also a second time', async ({ page }) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	for (let time = 0; time < 2; time++) {
		await page.locator('.woocommerce-review-link').click();
		await expect(page.locator('#tab-reviews')).toBeVisible();
		await expect(page.getByRole('heading', { name: /avis pour/ })).toBeFocused();
		await page.getByRole('tab', { name: 'Description' }).click();
		await expect(page.locator('#tab-reviews')).toBeHidden();
	}
});

test('[TAB-03] arrows, Home and End; the other way round in a right-to-left page', async ({ page }) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	await page.getByRole('tab', { name: 'Description' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tab', { name: 'Informations complémentaires' })).toBeFocused();
	await page.keyboard.press('End');
	await expect(page.getByRole('tab', { name: /Avis/ })).toBeFocused();
	await page.keyboard.press('Home');
	await page.evaluate(() => (document.documentElement.dir = 'rtl'));
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByRole('tab', { name: 'Informations complémentaires' })).toHaveAttribute(
		'aria-selected',
		'true',
	);
});

test('[TAB-04] a line of 30 pixels moves in 100 milliseconds, and at once with reduced motion', async ({ page }) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	const line = () =>
		page.locator('.wc-tabs').evaluate((list) => {
			const { width, transitionDuration } = getComputedStyle(list, '::after');
			return [width, transitionDuration];
		});
	expect(await line()).toEqual(['30px', '0.1s']);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	expect((await line())[1]).toBe('0s');
});

test('[A11Y-02] Tab goes from the open tab into its panel, and stops at no closed one', async ({ page }) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	await page.getByRole('tab', { name: 'Description' }).focus();
	await page.keyboard.press('Tab');
	await expect(page.locator('#tab-description')).toBeFocused();
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('.wc-tabs-wrapper'))).toBeNull();
});

test('[RT-06] a tab that is pressed before the script is there opens', async ({ page, shop }) => {
	await page.goto('/');
	const script = distFile('islands/tabs');
	await shop.hold(script);
	const asked = page.waitForRequest((request) => request.url().includes(script));
	await page.goto(REVIEWED, { waitUntil: 'commit' });
	await asked;
	await page.locator('.wc-tabs a').last().click();
	await shop.heal();
	await mounted(page, TABS);
	await expect(page.getByRole('tab', { selected: true })).toHaveText(/Avis/);
});

test('[RT-06] [TAB-05] an item of an accordion that is opened before the script is there stays the open one', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/\[archipel\] tabs: property "layout"/);
	const file = distFile('chunks/accordion');
	await page.goto('/');
	await shop.hold(file);
	const asked = page.waitForRequest((request) => request.url().includes(file));
	await page.goto('/iles/tabs/#faq-bonnets-reponse');
	await page.locator('[data-archipel=tabs] summary').first().scrollIntoViewIfNeeded();
	await asked;
	const item = (title: string) => page.locator('details').filter({ hasText: title });
	await item('Comment échanger un article ?').locator('summary').click();
	await shop.heal();
	await expect(page.locator('details[name]')).toHaveCount(3);
	await expect(item('Comment échanger un article ?')).toHaveAttribute('open');
	for (const other of ['Quelle taille choisir ?', 'Les bonnets taillent-ils grand ?'])
		await expect(item(other)).not.toHaveAttribute('open');
});

test('[TAB-05] the browser’s search opens the tab that holds what it finds', async ({ page }) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	await page
		.locator('#tab-additional_information')
		.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
	await expect(page.getByRole('tab', { selected: true })).toHaveText(/Informations/);
	await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('[TAB-05] #! is read as #, and a hash is never a selector', async ({ page }) => {
	await page.goto(`${REVIEWED}#!tab-additional_information`);
	await mounted(page, TABS);
	await expect(page.locator('#tab-additional_information')).toBeVisible();
	await page.goto('about:blank');
	await page.goto(`${REVIEWED}#a,body%22]<img src=x>`);
	await mounted(page, TABS);
	await expect(page.locator('#tab-description')).toBeVisible();
});

test('[A11Y-01] no axe violation with each tab open', async ({ page }) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	for (const name of [/Description/, /Informations/, /Avis/]) {
		await page.getByRole('tab', { name }).click();
		expect(await violations(page, TABS)).toEqual([]);
	}
});

test('[TAB-01] without JavaScript every panel is readable', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
	const page = await context.newPage();
	await page.goto(REVIEWED);
	for (const id of ['description', 'additional_information', 'reviews'])
		await expect(page.locator(`#tab-${id}`)).toBeVisible();
	await context.close();
});

test('[TAB-05] [RT-04] placed tabs and accordions; one with a wrong prop stays readable', async ({ page, guard }) => {
	guard.allowErrors(/\[archipel\] tabs: property "layout"/);
	await page.goto('/iles/tabs/#faq-bonnets-reponse');
	for (const host of await each(page.locator('[data-archipel=tabs]:not([data-archipel-example])')))
		await expect(host).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(page.getByText('Non : prenez votre taille habituelle.')).toBeVisible();
	await page.getByText('Comment échanger un article ?').click();
	await expect(page.getByText('Non : prenez votre taille habituelle.')).toBeHidden();
	await page.getByRole('tab', { name: 'Retours' }).click();
	await expect(page.locator('#retours')).toBeVisible();
	expect(await violations(page, '.island-example')).toEqual([]);
	// Independent items stay open, by keyboard as well.
	await page.getByText('Composition').focus();
	await page.keyboard.press('Enter');
	await page.getByText('Origine', { exact: true }).click();
	await expect(page.getByText('Dentelle 90 % polyamide, 10 % élasthanne.')).toBeVisible();
	await expect(page.getByText('Dessinée et cousue en France.')).toBeVisible();
	await expect(page.locator('#mal-place')).toBeVisible();
});

test('[TAB-04] tabs answer to touch; in a row that has no room on one line, the line is below the chosen one @phone', async ({
	page,
}) => {
	await page.goto(REVIEWED);
	await mounted(page, TABS);
	await page.getByRole('tab', { name: /Avis/ }).tap();
	await expect(page.locator('#tab-reviews')).toBeVisible();
	const distance = () =>
		page.locator('.wc-tabs').evaluate((list) => {
			const { translate } = getComputedStyle(list, '::after');
			const tab = list.querySelector('[aria-selected=true]')!.getBoundingClientRect();
			const [own, x] = [list.getBoundingClientRect(), Number.parseFloat(translate)];
			return Math.abs(own.left + x + 15 - (tab.left + tab.width / 2));
		});
	await expect.poll(distance).toBeLessThan(2);
});
