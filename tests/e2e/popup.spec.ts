import type { Page } from '@playwright/test';
import { COOKIES } from '../../fixtures/server/sessions';
import { violations } from './axe';
import { expect, layoutShifts, mounted, test } from './harness';

type Settings = Readonly<Record<string, unknown>>;

const dialog = (page: Page) => page.locator('dialog.archipel-popup');
const heading = 'Dix pour cent sur votre première commande';

function address(popups: readonly Settings[], builders: readonly Settings[] = [], more = ''): string {
	const query = new URLSearchParams();
	for (const popup of popups) query.append('popup', JSON.stringify(popup));
	for (const settings of builders) query.append('elementor', JSON.stringify(settings));
	return `/fenetres/?${String(query)}${more}`;
}
/** The page, whose popups listen. */
async function visit(page: Page, popups: readonly Settings[], builders: readonly Settings[] = [], more = '') {
	// Another hash alone is no other page.
	await page.goto('about:blank');
	await page.goto(address(popups, builders, more));
	await mounted(page, '[data-archipel=popup], [data-elementor-type=popup]');
}
const scrollTo = (page: Page, part: number) =>
	page.evaluate((share) => {
		const { scrollHeight, clientHeight } = document.documentElement;
		window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
	}, part);
/** Longer than the queue takes to look again. */
const stays = async (page: Page) => {
	await page.waitForTimeout(1200);
	await expect(dialog(page)).toHaveCount(0);
};
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('archipel-popups'));
/** The pointer leaves the window upwards. */
const leave = (page: Page) =>
	page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));

test.describe('[POP-01] triggers', () => {
	test('page load, after its delay; nothing of a dialog or of React is asked for before', async ({ page }) => {
		const files: string[] = [];
		page.on('request', (request) => files.push(new URL(request.url()).pathname));
		await visit(page, [{ id: 'a', exitIntent: true }]);
		await page.waitForLoadState('networkidle');
		expect(files.filter((file) => /\/rct-|\/pnl-|\/dlg-/.test(file))).toEqual([]);
		const before = files.length;
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		expect(files.length).toBeGreaterThan(before);
		await visit(page, [{ id: 'a', pageLoad: 0.5 }]);
		await expect(dialog(page)).toBeVisible();
	});

	test('scrolling down to a percentage, and up at once', async ({ page }) => {
		await visit(page, [{ id: 'a', scrolling: 'down', scrollingOffset: 60 }]);
		await scrollTo(page, 0.5);
		await stays(page);
		await scrollTo(page, 0.7);
		await expect(dialog(page)).toBeVisible();
		await visit(page, [{ id: 'a', scrolling: 'up' }]);
		await scrollTo(page, 0.9);
		await stays(page);
		await scrollTo(page, 0.85);
		await expect(dialog(page)).toBeVisible();
	});

	test('an element that comes into the window', async ({ page }) => {
		await visit(page, [{ id: 'a', scrollingTo: '#reviews' }]);
		await stays(page);
		await page.locator('#reviews').scrollIntoViewIfNeeded();
		await expect(dialog(page)).toBeVisible();
	});

	test('clicks, inactivity, leaving', async ({ page }) => {
		await visit(page, [{ id: 'a', clicks: 2 }]);
		await page.locator('h1').click();
		await stays(page);
		await page.locator('h1').click();
		await expect(dialog(page)).toBeVisible();
		await visit(page, [{ id: 'a', inactivity: 1 }]);
		await expect(dialog(page)).toBeVisible();
		await visit(page, [{ id: 'a', exitIntent: true }]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
	});

	test('a selector that is none opens nothing, and breaks nothing', async ({ page }) => {
		await visit(page, [{ id: 'a', scrollingTo: ':::' }]);
		await page.locator('.open-own').click();
		await expect(dialog(page)).toBeVisible();
	});

	test('one that nobody can see behind a hidden tab, a field in use or the cart waits', async ({ page }) => {
		await visit(page, [{ id: 'a', exitIntent: true }]);
		await page.locator('.typing').focus();
		await leave(page);
		await stays(page);
		await page.locator('.typing').blur();
		await expect(dialog(page)).toBeVisible();
	});
});

test.describe('[POP-02] conditions', () => {
	test('pages count in the tab; visits with consent only: who has refused sees none that asks for them', async ({
		page,
	}) => {
		const leaving = { exitIntent: true, avoidMultiple: true };
		await visit(page, [{ id: 'a', ...leaving, pageViews: 2 }]);
		await leave(page);
		await stays(page);
		await visit(page, [
			{ id: 'a', ...leaving, pageViews: 2 },
			{ id: 'b', ...leaving, sessions: 1 },
		]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await visit(page, [{ id: 'b', ...leaving, sessions: 1 }]);
		await leave(page);
		await stays(page);
		expect(await page.evaluate(() => [localStorage.length, { ...sessionStorage }])).toEqual([
			0,
			{ 'archipel-popup-pages': '2' },
		]);
		await page.context().clearCookies();
		await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: page.url() }]);
		await visit(page, [{ id: 'b', ...leaving, sessions: 1 }]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
	});

	test('so many times in a period, which the button that erases traces starts again', async ({ page }) => {
		const popup = { id: 'a', exitIntent: true, times: 1, timesPeriod: 'day' };
		await visit(page, [popup]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		await visit(page, [popup]);
		await leave(page);
		await stays(page);
		await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor')));
		await page.goto('/iles/forget/');
		await page.locator('.archipel-forget').first().click();
		await expect(page.locator('.archipel-forgotten').first()).toBeVisible();
		expect(await kept(page)).toBeNull();
		await visit(page, [popup]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
	});

	test('closing can be what counts', async ({ page }) => {
		await visit(page, [{ id: 'a', exitIntent: true, times: 1, timesCount: 'close' }]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		expect(await kept(page)).toBeNull();
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		expect(await kept(page)).toMatch(/^\{"a":\[\d+\]\}$/);
	});

	test('where the visitor comes from', async ({ page }) => {
		await page.goto('/boutique/');
		const popup = [{ id: 'a', exitIntent: true, sources: ['internal'] }];
		await page.evaluate((href) => location.assign(href), address(popup));
		await page.waitForURL(/fenetres/);
		await mounted(page, '[data-archipel=popup]');
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		await visit(page, [{ id: 'a', exitIntent: true, sources: ['search'] }]);
		await leave(page);
		await stays(page);
	});

	test('[SEC-03 P8] roles are asked of the server, only where a popup is about them and somebody is signed in', async ({
		page,
		shop,
	}) => {
		const forOthers = { id: 'a', exitIntent: true, loggedIn: 'roles', roles: ['customer'] };
		await visit(page, [forOthers]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		expect(shop.calls('archipel_visitor_roles')).toEqual([]);
		const cookies = [
			{ name: 'archipel_session', value: `abcdef.${Math.floor(Date.now() / 1000) + 3600}` },
			{ name: COOKIES.login, value: 'cliente%7C1' },
		];
		await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL('/', page.url()).href })));
		const html = await page.request.get(address([forOthers])).then((reply) => reply.text());
		expect(html).not.toMatch(/"roles":\["customer"\],"user|data-role/);
		await visit(page, [forOthers]);
		await leave(page);
		await stays(page);
		expect(shop.calls('archipel_visitor_roles')).toHaveLength(1);
		await visit(page, [{ ...forOthers, roles: ['editor'] }]);
		await expect.poll(() => shop.calls('archipel_visitor_roles').length).toBe(2);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		await visit(page, [{ id: 'a', exitIntent: true, loggedIn: 'hide' }]);
		await leave(page);
		await stays(page);
		expect(shop.calls('archipel_visitor_roles')).toHaveLength(2);
	});
});

test.describe('[POP-03] one at a time', () => {
	test('two that were triggered together open one after the other', async ({ page }) => {
		await visit(page, [
			{ id: 'a', exitIntent: true, title: 'La première' },
			{ id: 'b', exitIntent: true, title: 'La seconde' },
		]);
		await mounted(page, '#b');
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		const first = await dialog(page).getAttribute('aria-label');
		await page.keyboard.press('Escape');
		const second = page.getByRole('dialog', { name: first === 'La première' ? 'La seconde' : 'La première' });
		await expect(second).toBeVisible();
		await expect(dialog(page)).toHaveCount(1);
		await page.keyboard.press('Escape');
		await stays(page);
	});

	test('one that avoids others does not come after them', async ({ page }) => {
		await visit(page, [
			{ id: 'a', exitIntent: true },
			{ id: 'b', clicks: 1, avoidMultiple: true },
		]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await mounted(page, '#b');
		await page.locator('h1').click();
		await stays(page);
	});

	test('never over a dialog that is open', async ({ page }) => {
		await visit(page, [{ id: 'a', exitIntent: true }]);
		await page.evaluate(() => {
			const other = document.body.appendChild(document.createElement('dialog'));
			other.className = 'other';
			other.append('Le panier');
			other.showModal();
		});
		await leave(page);
		await stays(page);
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toBeVisible();
	});

	test.describe('consent first', () => {
		test.use({ answered: false });

		test('waits until the notice is answered, not for its revoke bar; an address opens it then too, and who tries the rules is told', async ({
			page,
			guard,
		}) => {
			guard.allowErrors(/googletagmanager/);
			const options = { 'cookie-notice': { revokeBar: 'on', services: ['order-attribution'] } };
			const asked = `&options=${encodeURIComponent(JSON.stringify(options))}`;
			const popups = [
				{ id: 'a', exitIntent: true },
				{ id: 'third', sessions: 3 },
			];
			const verdict = (name: string) =>
				page
					.locator('.archipel-popup-trial')
					.getByRole('row', { name: new RegExp(`^${name}\\b`) })
					.getByRole('cell')
					.first();
			await visit(page, popups, [], `${asked}&archipel-popup`);
			await expect(verdict('a')).toHaveText('Oui, après le choix sur les cookies');
			await expect(verdict('third')).toHaveText(/^Non\s: Visites, les visites ne sont comptées pour personne/);
			await visit(page, popups, [], asked);
			await leave(page);
			await expect(page.locator('#cookie-notice')).toBeVisible();
			await stays(page);
			await page.locator('#cookie-notice').getByRole('button', { name: 'Refuser', exact: true }).click();
			await expect(page.locator('#cn-revoke-cookie')).toBeVisible();
			await expect(dialog(page)).toBeVisible();
			await visit(page, popups, [], `${asked}#a`);
			await expect(page.locator('#cn-revoke-cookie')).toBeVisible();
			await expect(dialog(page)).toBeVisible();
			await visit(page, popups, [], `${asked}&archipel-popup`);
			await expect(verdict('a')).toHaveText('Oui');
		});
	});
});

test.describe('[POP-03] closing', () => {
	test('by the cross, Escape and beside it; each can be followed by the next', async ({ page }) => {
		await visit(page, [{ id: 'a' }]);
		const opener = page.locator('.open-own');
		for (const close of [
			() => dialog(page).getByRole('button', { name: 'Fermer' }).click(),
			() => page.keyboard.press('Escape'),
			() => page.mouse.click(5, 5),
			() => dialog(page).getByRole('link', { name: 'Plus tard' }).click(),
		]) {
			await opener.click();
			await expect(dialog(page)).toBeVisible();
			await page.waitForTimeout(300);
			await close();
			await expect(dialog(page)).toHaveCount(0);
			await expect(opener).toBeFocused();
		}
	});

	test('[SEC-03 A3] what is prevented leaves a way out from the first frame: it is never a trap', async ({ page }) => {
		const rules = { preventCloseOnBackground: true, preventCloseOnEscape: true, closeButtonDelay: 60 };
		await visit(page, [{ id: 'a', ...rules }]);
		await page.locator('.open-own').click();
		const cross = dialog(page).getByRole('button', { name: 'Fermer' });
		await expect(cross).toBeVisible();
		for (let time = 0; time < 3; time++) await page.keyboard.press('Escape');
		await page.mouse.click(5, 5);
		await expect(dialog(page)).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(cross).toBeFocused();
		expect(await violations(page, 'dialog')).toEqual([]);
		await page.keyboard.press('Enter');
		await expect(dialog(page)).toHaveCount(0);
	});

	test('[SEC-03 A3] closes by itself, but not under the pointer, nor while somebody uses it', async ({ page }) => {
		await visit(page, [{ id: 'a', closeAutomatically: 1 }]);
		const opener = page.locator('.open-own');
		await page.mouse.move(5, 5);
		await opener.focus();
		await page.keyboard.press('Enter');
		await expect(dialog(page)).toBeVisible();
		await expect(dialog(page)).toHaveCount(0);
		await expect(opener).toBeFocused();
		await page.keyboard.press('Enter');
		await dialog(page).getByRole('textbox').focus();
		await page.waitForTimeout(1500);
		await expect(dialog(page)).toBeVisible();
	});

	test('the page behind scrolls only if the owner lets it, and never jumps', async ({ page }) => {
		for (const preventScroll of [true, false]) {
			await visit(page, [{ id: 'a', preventScroll, exitIntent: true }]);
			await leave(page);
			await expect(dialog(page)).toBeVisible();
			expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe(preventScroll ? 'hidden' : '');
			expect(await layoutShifts(page)).toEqual([]);
		}
	});

	test('“do not show again” is kept; a script or an address cannot press it', async ({ page }) => {
		const trigger = { triggers: { exit_intent: 'yes' }, timing: [] };
		await visit(page, [], [trigger]);
		await leave(page);
		await expect(dialog(page)).toBeVisible();
		await dialog(page)
			.locator('.never')
			.evaluate((link: HTMLElement) => link.click());
		await expect(dialog(page)).toHaveCount(0);
		expect(await kept(page)).toBeNull();
		await visit(
			page,
			[],
			[trigger],
			`#elementor-action:action=popup:close&settings=${btoa('{"do_not_show_again":"yes"}')}`,
		);
		expect(await kept(page)).toBeNull();
		await leave(page);
		await dialog(page).locator('.never').click();
		await expect(dialog(page)).toHaveCount(0);
		expect(await kept(page)).toBe('{"101":"off"}');
		await visit(page, [], [trigger]);
		await leave(page);
		await stays(page);
		// Who asks for it gets it.
		await page.locator('.builder').click();
		await expect(dialog(page)).toBeVisible();
	});

	test('our own button for it', async ({ page }) => {
		await visit(page, [{ id: 'a', doNotShowAgain: true }]);
		await page.locator('.open-own').click();
		await dialog(page).getByRole('button', { name: 'Ne plus afficher' }).click();
		await expect(dialog(page)).toHaveCount(0);
		expect(await kept(page)).toBe('{"a":"off"}');
	});

	test('[POP-04] a newsletter that was sent is not asked for again', async ({ page }) => {
		await visit(page, [{ id: 'a', exitIntent: true }]);
		await leave(page);
		const field = dialog(page).getByRole('textbox', { name: 'Votre adresse e-mail' });
		await field.fill('cliente');
		await dialog(page).getByRole('button', { name: 'M’inscrire' }).click();
		expect(await kept(page)).toBeNull();
		await page.keyboard.press('Escape');
		await page.locator('.open-own').click();
		await expect(field).toHaveValue('cliente');
		await field.fill('cliente@example.org');
		await dialog(page).getByRole('button', { name: 'M’inscrire' }).click();
		await page.waitForURL(/email=cliente/);
		expect(await kept(page)).toBe('{"a":"off"}');
	});
});

test.describe('[POP-04] links, addresses and events', () => {
	test('popup:open and popup:close of the page builder; events say both, and one can be forbidden', async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const heard: unknown[] = [];
			Object.assign(window, { heard });
			for (const name of ['archipel:popup-open', 'archipel:popup-close'])
				document.addEventListener(name, (event) => {
					heard.push([name, (event as CustomEvent<unknown>).detail]);
					if (document.title === 'no') event.preventDefault();
				});
		});
		await visit(page, [], [{ triggers: [], timing: [] }]);
		await page.locator('.builder').click();
		await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
		await dialog(page).getByRole('link', { name: 'Plus tard' }).first().click();
		await expect(dialog(page)).toHaveCount(0);
		expect(await page.evaluate(() => (window as never as { heard: unknown }).heard)).toEqual([
			['archipel:popup-open', { id: '101', by: 'link' }],
			['archipel:popup-close', { id: '101' }],
		]);
		await page.evaluate(() => (document.title = 'no'));
		await page.locator('.builder').click();
		await stays(page);
	});

	test('a press before the engine is there is not lost', async ({ page }) => {
		await page.route('**/islands/*.js', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 800));
			await route.continue();
		});
		await page.goto(address([{ id: 'a' }]));
		await page.locator('.open-own').click();
		await expect(dialog(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.locator('.open-own')).toBeFocused();
	});

	test('a link in one opens the next in its place, and the focus goes back to where it was', async ({ page }) => {
		await visit(page, [{ id: 'a' }, { id: 'guide', title: 'Guide' }]);
		const opener = page.locator('.open-own');
		await opener.click();
		await dialog(page).getByRole('link', { name: 'Voir le guide des tailles' }).click();
		await expect(page.getByRole('dialog', { name: 'Guide' })).toBeVisible();
		await expect(dialog(page)).toHaveCount(1);
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await expect(opener).toBeFocused();
	});

	const selector = (name: string, more = '&eael-lostpassword=1') =>
		`&popup-selector=${encodeURIComponent(name)}${more}`;

	test('an address opens the lost-password popup by its link, and the parameter goes', async ({ page }) => {
		await visit(page, [], [{ triggers: [], timing: [] }], selector('p_.builder'));
		await expect(dialog(page)).toBeVisible();
		expect(page.url()).not.toContain('popup-selector');
		await visit(page, [], [{ triggers: [], timing: [] }], selector('.builder', ''));
		await stays(page);
	});

	test('[SEC-03 S1] an address presses nothing that is no link to a popup', async ({ page }) => {
		await page.addInitScript(() => {
			document.addEventListener(
				'click',
				(event) => (document.title = `pressed ${(event.target as Element).className}`),
				true,
			);
		});
		for (const name of ['.danger', '.cn-revoke-cookie', 'header a', '<img src=x onerror=alert(1)>', ':::', 'dialog']) {
			await visit(page, [{ id: 'a' }], [], selector(name));
			await expect.poll(() => page.url()).not.toContain('popup-selector');
			await expect(dialog(page)).toHaveCount(0);
			expect(await page.title()).not.toContain('pressed');
		}
	});

	test('[SEC-03 S3] an address opens popups of the page, and nothing else', async ({ page }) => {
		const hash = (settings: string) => `#elementor-action:action=popup:open&settings=${settings}`;
		await visit(page, [{ id: 'a' }], [{}], hash(btoa('{"id":101}')));
		await expect(dialog(page)).toBeVisible();
		for (const settings of [btoa('{"id":"../x"}'), btoa('{"id":{"a":1}}'), btoa('[]'), '%', 'x'.repeat(9000), '']) {
			await visit(page, [{ id: 'a' }], [{}], hash(settings));
			await expect(dialog(page)).toHaveCount(0);
		}
	});
});

test.describe('[POP-05] the dialog', () => {
	test('is named by its heading, holds the focus, is clean for axe, and gives the focus back', async ({ page }) => {
		await visit(page, [{ id: 'a', doNotShowAgain: true, closeButtonDelay: 1 }]);
		await page.locator('.open-own').focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog', { name: heading })).toBeFocused();
		expect(await violations(page, 'dialog')).toEqual([]);
		const stops: string[] = [];
		for (let stop = 0; stop < 8; stop++) {
			await page.keyboard.press('Tab');
			stops.push(
				await page.evaluate(() => (document.activeElement?.closest('dialog') ? 'in' : document.activeElement!.tagName)),
			);
		}
		// Past the last control the browser itself has the focus for a moment.
		expect(stops.filter((stop) => stop !== 'in' && stop !== 'BODY' && stop !== 'HTML')).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.locator('.open-own')).toBeFocused();
	});

	for (const width of [320, 390, 768, 1280])
		test(`fits the screen at ${width} px, with text twice as large too`, async ({ page }) => {
			await page.setViewportSize({ width, height: 640 });
			await visit(page, [{ id: 'a', doNotShowAgain: true }]);
			await page.locator('.open-own').click();
			for (const size of ['100%', '200%']) {
				await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
				const box = (await dialog(page).boundingBox())!;
				expect(box.x).toBeGreaterThanOrEqual(0);
				expect(box.x + box.width).toBeLessThanOrEqual(width);
				expect(box.y + box.height).toBeLessThanOrEqual(640);
				expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
					0,
				);
				const send = dialog(page).getByRole('button', { name: 'M’inscrire' });
				await send.scrollIntoViewIfNeeded();
				await expect(send).toBeInViewport();
			}
		});

	test('speaks English', async ({ page }) => {
		await visit(page, [{ id: 'a', doNotShowAgain: true }], [], '&lang=en');
		await page.locator('.open-own').click();
		await expect(page.getByRole('dialog', { name: 'Ten per cent off your first order' })).toBeVisible();
		await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible();
		await expect(dialog(page).getByRole('button', { name: 'Do not show again' })).toBeVisible();
	});

	test('is not printed, and does not move for who wants no motion', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visit(page, [{ id: 'a' }]);
		await page.locator('.open-own').click();
		await expect(dialog(page)).toBeVisible();
		const duration = await dialog(page).evaluate((element) =>
			Number.parseFloat(getComputedStyle(element).animationDuration),
		);
		expect(duration).toBeLessThan(0.01);
		await page.emulateMedia({ media: 'print' });
		await expect(dialog(page)).toBeHidden();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[POP-04] the content is a part of the page, to which its link leads', async ({ page }) => {
		await page.goto(address([{ id: 'a', pageLoad: 0 }]));
		await expect(page.locator('[data-archipel=popup] form')).toBeVisible();
		await page.locator('.open-own').click();
		expect(page.url()).toMatch(/#a$/);
		await expect(page.locator('#a')).toBeInViewport();
	});
});

test('[POP-02] whoever may edit the site tries every rule, and leaves no traces', async ({ page }) => {
	const popup = { id: 'a', exitIntent: true, times: 1, devices: ['mobile'], scheduleStart: '2031-01-01' };
	await visit(page, [popup], [], '&archipel-popup=1');
	const trial = page.locator('.archipel-popup-trial');
	const verdict = trial.getByRole('row', { name: /^a/ });
	await expect(verdict).toContainText(/Non\s: .*(Appareil|Date)/);
	await trial.getByLabel('Appareil').selectOption('mobile');
	await trial.getByLabel('Date et heure de la boutique').fill('2031-06-01T10:00');
	await expect(verdict).toContainText('Oui');
	await trial.getByLabel('Fois déjà vue').fill('1');
	await expect(verdict).toContainText(/Non\s: Fois déjà vue/);
	await trial.getByLabel('Fois déjà vue').fill('0');
	for (let time = 0; time < 2; time++) {
		await verdict.getByRole('button', { name: 'Sortie' }).click();
		await expect(dialog(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
	}
	expect(await kept(page)).toBeNull();
	expect(await violations(page, '.archipel-popup-trial')).toEqual([]);
});
