import type { Page } from '@playwright/test';
import { closeByEscape, expect, layoutShifts, mounted, requestsOf, rewrite, test, violations } from './harness';

type Settings = Readonly<Record<string, unknown>>;

const dialog = (page: Page) => page.locator('dialog.archipel-popup');
const named = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const heading = 'Dix pour cent sur votre première commande';

function address(popups: readonly Settings[], builders: readonly Settings[] = [], more = ''): string {
	const query = new URLSearchParams();
	for (const popup of popups) query.append('popup', JSON.stringify(popup));
	for (const settings of builders) query.append('elementor', JSON.stringify(settings));
	return `/fenetres/?${String(query)}${more}`;
}
async function visit(page: Page, popups: readonly Settings[], builders: readonly Settings[] = [], more = '') {
	await page.goto(address(popups, builders, more));
	for (const { id } of popups) await mounted(page, `#${String(id)}`);
	for (const at of builders.keys()) await mounted(page, `[data-elementor-id="${101 + at}"]`);
}
/** Waits in real time for longer than the queue's interval; no dialog opens. */
const stays = async (page: Page) => {
	await page.waitForTimeout(700);
	await expect(dialog(page)).toHaveCount(0);
};
const closes = (page: Page) => closeByEscape(dialog(page));
const leave = (page: Page) =>
	page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
const follow = (page: Page, id: string) =>
	page.evaluate((name) => {
		const link = document.querySelector<HTMLAnchorElement>('.open-own')!;
		link.setAttribute('href', `#${name}`);
		link.focus();
		link.click();
	}, id);

test('[POP-01] [POP-05] leaving the window opens it; its name, focus and axe', async ({ page }) => {
	const files = requestsOf(page);
	await visit(page, [
		{ id: 'a', exitIntent: true, doNotShowAgain: true, closeButtonDelay: 1 },
		{ id: 'free', title: 'Libre', preventScroll: false },
	]);
	await page.waitForLoadState('networkidle');
	expect(files.filter((url) => /\/rct-|\/pnl-|\/dlg-/.test(url))).toEqual([]);
	const before = files.length;
	await page.locator('.open-own').focus();
	await leave(page);
	await expect(named(page, heading)).toBeFocused();
	expect(files.length).toBeGreaterThan(before);
	const overflow = () => page.evaluate(() => document.documentElement.style.overflow);
	expect(await overflow()).toBe('hidden');
	expect(await violations(page, 'dialog')).toEqual([]);
	await closes(page);
	await expect(page.locator('.open-own')).toBeFocused();

	await follow(page, 'free');
	await expect(named(page, 'Libre')).toBeVisible();
	expect(await overflow(), 'the page behind scrolls where the owner lets it').toBe('');
	expect(await layoutShifts(page)).toEqual([]);
});

test('@undecided [POP-02] [POP-03] waits for the notice; an editor tries every rule', async ({ page, guard }) => {
	guard.allowErrors(/googletagmanager/);
	const options = { 'cookie-notice': { services: ['order-attribution'] } };
	await rewrite(page, '/fenetres/', (html) =>
		html.replace('"messages":{}', '"messages":{},"cookieNotice":{"revokeCookies":true}'),
	);
	const asked = `&options=${encodeURIComponent(JSON.stringify(options))}`;
	const popups = [
		{ id: 'a', exitIntent: true },
		{ id: 'third', sessions: 3 },
	];
	const trial = page.locator('.archipel-popup-trial');
	const row = (name: string) => trial.getByRole('row', { name: new RegExp(`^${name}\\b`) });
	const verdict = (name: string) => row(name).getByRole('cell').first();
	await visit(
		page,
		[...popups, { id: 'limited', exitIntent: true, times: 1, devices: ['mobile'], scheduleStart: '2031-01-01' }],
		[],
		`${asked}&archipel-popup`,
	);
	await expect(verdict('a')).toHaveText('Oui, après le choix sur les cookies');
	await expect(verdict('third')).toHaveText(/^Non\s: Visites, les visites ne sont comptées pour personne/);
	await leave(page);
	await stays(page);
	// By key, because the owner's preview table covers the notice.
	await page.locator('#cookie-notice').getByRole('button', { name: 'Refuser', exact: true }).press('Enter');
	await expect(page.locator('#cn-revoke-cookie')).toBeVisible();
	await expect(dialog(page)).toBeVisible();
	await closes(page);
	await expect(verdict('a')).toHaveText('Oui');

	await test.step('every rule can be tried', async () => {
		const limited = verdict('limited');
		await expect(limited).toContainText(/Non\s: .*(Appareil|Date)/);
		await trial.getByLabel('Appareil').selectOption('mobile');
		await trial.getByLabel('Date et heure de la boutique').fill('2031-06-01T10:00');
		await expect(limited).toContainText('Oui');
		await trial.getByLabel('Fois déjà vue').fill('1');
		await expect(limited).toContainText(/Non\s: Fois déjà vue/);
		await trial.getByLabel('Fois déjà vue').fill('0');
		for (let time = 0; time < 2; time++) {
			await row('limited').getByRole('button', { name: 'Sortie' }).click();
			await expect(dialog(page)).toBeVisible();
			await closes(page);
		}
		expect(await page.evaluate(() => localStorage.getItem('archipel-popups'))).toBeNull();
		expect(await violations(page, '.archipel-popup-trial')).toEqual([]);
	});

	await visit(page, popups, [], `${asked}#a`);
	await expect(page.locator('#cn-revoke-cookie')).toBeVisible();
	await expect(dialog(page)).toBeVisible();
});

test('[POP-03] [POP-04] opened and closed by links, not over another dialog; what is typed in it stays', async ({
	page,
}) => {
	await visit(page, [{ id: 'a', exitIntent: true }], [{ triggers: [], timing: [] }]);
	await page.locator('.builder').click();
	await expect(dialog(page)).toBeVisible();
	// A press beside it.
	await page.mouse.click(5, 5);
	await expect(dialog(page)).toHaveCount(0);
	const opener = page.locator('.open-own');
	await opener.click();
	await dialog(page).getByRole('link', { name: 'Plus tard' }).click();
	await expect(dialog(page)).toHaveCount(0);
	await expect(opener).toBeFocused();
	await page.evaluate(() => {
		const other = document.body.appendChild(document.createElement('dialog'));
		other.append('Le panier');
		other.showModal();
	});
	await leave(page);
	await stays(page);
	await page.keyboard.press('Escape');
	const field = dialog(page).getByRole('textbox', { name: 'Votre adresse e-mail' });
	await field.fill('cliente');
	await closes(page);
	await opener.click();
	await expect(field).toHaveValue('cliente');
});

test('[SEC-03 A3] [POP-03] what is prevented leaves a way out from the first frame', async ({ page }) => {
	const rules = { preventCloseOnBackground: true, preventCloseOnEscape: true, closeButtonDelay: 60 };
	await visit(page, [{ id: 'strict', title: 'Fermée', ...rules }]);
	await follow(page, 'strict');
	const cross = dialog(page).getByRole('button', { name: 'Fermer' });
	await expect(cross).toBeVisible();
	await expect(cross).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
	for (let time = 0; time < 3; time++) await page.keyboard.press('Escape');
	await page.mouse.click(5, 5);
	await expect(named(page, 'Fermée')).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(cross).toBeFocused();
	expect(await violations(page, 'dialog')).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(dialog(page)).toHaveCount(0);
});

test('[POP-05] fits the screen, in English too, and is not printed', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await visit(page, [{ id: 'a', doNotShowAgain: true }], [], '&lang=en');
	await page.locator('.open-own').click();
	await expect(named(page, 'Ten per cent off your first order')).toBeVisible();
	await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible();
	await expect(dialog(page).getByRole('button', { name: 'Do not show again' })).toBeVisible();
	for (const [width, size] of [
		[320, '100%'],
		[320, '200%'],
		[768, '200%'],
		[1280, '200%'],
	] as const)
		await test.step(`${width} px, text at ${size}`, async () => {
			await page.setViewportSize({ width, height: 640 });
			await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
			const box = (await dialog(page).boundingBox())!;
			expect(box.x).toBeGreaterThanOrEqual(0);
			expect(box.x + box.width).toBeLessThanOrEqual(width);
			expect(box.y + box.height).toBeLessThanOrEqual(640);
			const beyond = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
			expect(beyond).toBeLessThanOrEqual(0);
			const send = dialog(page).getByRole('button', { name: 'Sign me up' });
			await send.scrollIntoViewIfNeeded();
			await expect(send).toBeInViewport();
		});
	await page.emulateMedia({ media: 'print' });
	await expect(dialog(page)).toBeHidden();
});

test('@noscript [POP-04] the content is a part of the page, to which its link leads', async ({ page }) => {
	await page.goto(address([{ id: 'a', pageLoad: 0 }]));
	await expect(page.locator('[data-archipel=popup] form')).toBeVisible();
	await page.locator('.open-own').click();
	expect(page.url()).toMatch(/#a$/);
	await expect(page.locator('#a')).toBeInViewport();
});
