import type { Page } from '@playwright/test';
import { CONTROLS, MOUNTS, PROBE, rowPage, WHENS, type Mount } from '../setup/mount-table';
import { bundle } from './bundle';
import { expect, test } from './harness';

const DIST = '/wp-content/plugins/archipel/dist/';

let probe: string;
test.beforeAll(async () => void (probe = await bundle(PROBE)));

type Row = readonly [when: string, mount: Mount, control: (typeof CONTROLS)[number]];
/** An unmarked button is held or not whatever wakes the island: three triggers stand for all. */
const rows: Row[] = Object.keys(WHENS).flatMap((when) =>
	MOUNTS.flatMap((mount) =>
		CONTROLS.filter((control) => control === 'marked' || ['load', 'visible', 'interaction'].includes(when)).map(
			(control) => [when, mount, control] as const,
		),
	),
);

async function open(page: Page, row: Row, edit = (html: string) => html): Promise<void> {
	await page.unrouteAll();
	await page.route('**/mount-table/**', (route) =>
		route.request().url().endsWith('.js')
			? route.fulfill({ contentType: 'text/javascript', body: probe })
			: route.fulfill({ contentType: 'text/html', body: edit(rowPage(...row, DIST)) }),
	);
	await page.context().clearCookies({ name: 'probe' });
	await page.goto('/mount-table/');
	await page.evaluate(() => localStorage.clear());
	// Importing it once more waits until it has run.
	await page.evaluate((stub) => import(stub), `${DIST}archipel.js`);
}

/** The island's file comes now, and all that follows from it happens which does not wait for the shopper. */
const arrive = (page: Page) =>
	page.evaluate(async () => {
		const island = window as unknown as { arrive?: () => void; isThere?: boolean };
		const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		for (let tries = 0; !island.arrive && tries < 200; tries++) await frame();
		island.arrive!();
		for (let tries = 0; !island.isThere && tries < 200; tries++) await frame();
		for (let frames = 0; frames < 5; frames++) await frame();
	});

async function expectOneAnswer(page: Page, row: Row): Promise<void> {
	await expect(page.locator('[data-archipel]'), row.join()).toHaveAttribute('data-archipel-state', 'mounted');
	await expect.poll(() => page.evaluate(() => (window as { answers?: number }).answers), row.join()).toBe(1);
	// Late seconds would have come by then.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
	expect(await page.evaluate(() => (window as { answers?: number }).answers), row.join()).toBe(1);
	expect(await page.evaluate(() => document.activeElement === document.body), `${row.join()}: focus`).toBe(false);
}

const AFTER = 'Enter after it has come while the focus was there';

const gestures: Readonly<Record<string, (page: Page, wake: () => Promise<unknown>) => Promise<void>>> = {
	async 'a press during which it mounts'(page, wake) {
		await page.locator('button').hover();
		await page.mouse.down();
		await wake();
		await arrive(page);
		await page.mouse.up();
	},
	async 'a Space during which it mounts'(page, wake) {
		await page.locator('button').focus();
		await page.keyboard.down(' ');
		await wake();
		await arrive(page);
		await page.keyboard.up(' ');
	},
	async 'a click before it comes'(page, wake) {
		await page.locator('button').click();
		await wake();
		await arrive(page);
	},
	async 'Enter before it comes'(page, wake) {
		await page.locator('button').focus();
		await page.keyboard.press('Enter');
		await wake();
		await arrive(page);
	},
	async [AFTER](page, wake) {
		await page.locator('button').focus();
		await wake();
		await arrive(page);
		await expect(page.locator('[data-archipel]')).toHaveAttribute('data-archipel-state', 'mounted');
		await page.keyboard.press('Enter');
	},
};

for (const [gesture, perform] of Object.entries(gestures))
	for (const mount of MOUNTS) {
		// What is appended leaves the server's button alone, for whoever has an answer to it.
		if (gesture === AFTER && mount === 'append') continue;
		test(`[RT-03] ${gesture} answers once, whatever wakes it: ${mount}`, async ({ page }) => {
			test.setTimeout(90_000);
			const some = rows.filter(([, how]) => how === mount);
			for (const row of some) {
				await open(page, row);
				const script = WHENS[row[0]]!;
				await perform(page, () => page.evaluate(script));
				await expectOneAnswer(page, row);
			}
		});
	}

test('[RT-13] a press on what a view has nothing for is said to have failed, beside it', async ({ page }) => {
	await open(page, ['interaction', 'replace', 'bare'], (html) =>
		html.replace('>Ouvrir</button>', '>Fermer</button><button type="button">Annuler</button>'),
	);
	await page.getByRole('button', { name: 'Annuler' }).click();
	await arrive(page);
	const told = page.locator('[data-archipel] + [role=alert]');
	// As it is: `toHaveText` takes every space for the same.
	expect(await told.textContent()).toBe('Échec\u00a0: vérifiez votre connexion.');
	expect(await page.evaluate(() => (window as { answers?: number }).answers)).toBeUndefined();
});
