import { deliver, PAGES, PROBE, tablePage, type Gesture, type Mount, type Row } from '../setup/mount-table';
import { bundle } from './bundle';
import { expect, test, type Locator, type Page } from './harness';

const DIST = '/wp-content/plugins/archipel/dist/';

let probe: string;
test.beforeAll(async () => void (probe = await bundle(PROBE)));

async function open(page: Page, mountOf: (row: Row) => Mount): Promise<void> {
	await page.route('**/mount-table/**', (route) =>
		route.request().url().endsWith('.js')
			? route.fulfill({ contentType: 'text/javascript', body: probe })
			: route.fulfill({ contentType: 'text/html', body: tablePage(mountOf, DIST) }),
	);
	await page.goto('/mount-table/');
	// Importing the stub again waits for its evaluation.
	await page.evaluate((stub) => import(stub), `${DIST}archipel.js`);
}

const hostOf = (page: Page, { name }: Row) => page.locator(`[data-archipel="${name}"]`);

async function arrive(page: Page, { name, wake }: Row): Promise<void> {
	await page.evaluate(wake);
	await page.evaluate(deliver, name);
}

async function expectOneAnswer(page: Page, row: Row, title: string): Promise<void> {
	const answers = () => page.evaluate((name) => window.archipelTestProbes?.[name]?.answers, row.name);
	await expect(hostOf(page, row), title).toHaveAttribute('data-archipel-state', 'mounted');
	await expect.poll(answers, title).toBe(1);
	// A delayed duplicate press would have arrived by then.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
	expect(await answers(), title).toBe(1);
	const hasFocus = (host: Element) => host.contains(document.activeElement);
	expect(await hostOf(page, row).evaluate(hasFocus), `${title}: focus`).toBe(true);
}

const gestures: Readonly<Record<Gesture, (page: Page, button: Locator, come: () => Promise<void>) => Promise<void>>> = {
	async 'a press during which it mounts'(page, button, come) {
		await button.hover();
		await page.mouse.down();
		await come();
		await page.mouse.up();
	},
	async 'a Space during which it mounts'(page, button, come) {
		await button.focus();
		await page.keyboard.down(' ');
		await come();
		await page.keyboard.up(' ');
	},
	async 'a click before it comes'(_page, button, come) {
		await button.click();
		await come();
	},
	async 'Enter before it comes'(_page, button, come) {
		await button.press('Enter');
		await come();
	},
	async 'Enter after it has come while the focus was there'(page, button, come) {
		await button.focus();
		await come();
		await expect(page.locator('[data-archipel]', { has: page.locator(':focus') })).toHaveAttribute(
			'data-archipel-state',
			'mounted',
		);
		await page.keyboard.press('Enter');
	},
};

for (const [at, cells] of PAGES.entries())
	test(`[RT-03] a press, a Space, a click and Enter before an island comes or while it mounts, and Enter after, answer once, whatever wakes it and however it mounts (${at + 1} of ${PAGES.length})`, async ({
		page,
	}) => {
		await open(page, (row) => cells.find((cell) => cell.row === row)!.mount);
		for (const { row, gesture, mount } of cells) {
			const button = hostOf(page, row).getByRole('button').first();
			await gestures[gesture](page, button, () => arrive(page, row));
			await expectOneAnswer(page, row, `${gesture}: ${mount}, ${row.when}, ${row.control}`);
		}
	});
