import { expect, test as base, type Page } from '@playwright/test';
import { consoleOf } from './records';

/* The admin pages of a real store: STORE_URL, and STORE_ADMIN as `name:password`. */

const [name = '', password = ''] = (process.env['STORE_ADMIN'] ?? '').split(':');

const test = base.extend({
	page: async ({ page }, use) => {
		await page.goto('/wp-login.php');
		await page.fill('#user_login', name);
		await page.fill('#user_pass', password);
		await page.click('#wp-submit');
		await page.waitForURL(/wp-admin/);
		await use(page);
	},
});

const SETTINGS = '/wp-admin/admin.php?page=archipel';
const island = (page: Page, id: string) => page.locator(`#archipel-${id}`);
const state = (page: Page, id: string) => island(page, id).locator('.archipel-island__state');

test.describe.configure({ mode: 'serial' });

test('[WP-12] settings: islands by place and word, saved, put back one by one; changes not saved are left only after a question; an option that the browser refuses shows where it is', async ({
	page,
}) => {
	await page.goto(SETTINGS);
	await expect(page.locator('.archipel-island[open]')).toHaveCount(0);
	expect(await page.locator('.archipel-settings').evaluate((form) => form.scrollHeight)).toBeLessThan(1600);

	await page.fill('#archipel-search', 'cross-sells shown');
	await expect(page.locator('.archipel-island:visible')).toHaveCount(1);
	const field = page.locator('#archipel-cart-page-option-cross_sells_to_show');
	await field.fill('3');
	await field.press('Enter');
	await expect(page.locator('.notice-success, .updated')).toContainText(/saved/i);
	await expect(state(page, 'cart-page')).toContainText('1 option changed');
	await expect(island(page, 'cart-page')).toHaveAttribute('open', '');

	await island(page, 'cart-page')
		.getByRole('button', { name: /back to its defaults/ })
		.click();
	await expect(page.locator('.notice-success')).toContainText('back to its defaults');
	await expect(state(page, 'cart-page')).toHaveText('On');

	const asked: string[] = [];
	page.on('dialog', (dialog) => {
		asked.push(dialog.type());
		void dialog.accept();
	});
	await page.goto(SETTINGS);
	await page.locator('#archipel-general > summary').click();
	await page.goto('/wp-admin/');
	expect(asked).toEqual([]);
	await page.goto(SETTINGS);
	await page.locator('#archipel-general').evaluate((details: HTMLDetailsElement) => (details.open = true));
	await page.locator('#archipel-native-alerts').click();
	await page.goto('/wp-admin/');
	expect(asked).toEqual(['beforeunload']);

	await page.goto(SETTINGS);
	await field.evaluate((input: HTMLInputElement) => (input.value = '1.5'));
	await page.getByRole('button', { name: /Save Changes/ }).click();
	await expect(field).toBeFocused();
	await expect(island(page, 'cart-page')).toHaveAttribute('open', '');
});

/** The rightmost edge of all that is in an element. */
const widest = (page: Page, selector: string) =>
	page
		.locator(`${selector} *`)
		.evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().right)));

test('[WP-09] [WP-12] [WP-14] on a phone nothing is wider than it; settings: saving stays in view; diagnosis: every check of a healthy store is good, reached from the settings by the keyboard', async ({
	page,
}) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(SETTINGS);
	await page
		.locator('.archipel-island summary')
		.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
	await page.locator('.archipel-reset').scrollIntoViewIfNeeded();
	await expect(page.getByRole('button', { name: /Save Changes/ })).toBeInViewport();
	expect(await widest(page, '.archipel-settings')).toBeLessThanOrEqual(390);

	await page.getByRole('link', { name: 'Diagnosis' }).press('Enter');
	await expect(page.locator('.archipel-check__status')).toHaveText('All is well.', { timeout: 80_000 });
	expect(await widest(page, '.archipel-check')).toBeLessThanOrEqual(390);
});

test('[WP-12] settings: a kind of site is chosen by the keyboard; a downloaded file brings back what was changed since', async ({
	page,
}) => {
	await page.goto(SETTINGS);
	await page.locator('.archipel-presets > summary').press('Enter');
	await page.getByRole('button', { name: 'Catalogue only' }).press('Enter');
	await expect(page.locator('.notice-success')).toContainText('“Catalogue only”');
	await expect(state(page, 'mini-cart')).toHaveText('Off');
	await page.locator('.archipel-presets > summary').press('Enter');
	await page.getByRole('button', { name: 'Everything' }).press('Enter');
	await expect(state(page, 'wave')).toHaveText('On');

	await page.locator('.archipel-transfer > summary').click();
	const download = page.waitForEvent('download');
	await page.locator('.archipel-transfer a[download]').click();
	const file = await (await download).path();
	await page.locator('#archipel-mini-cart').evaluate((details: HTMLDetailsElement) => (details.open = true));
	await page.locator('#archipel-mini-cart-enabled').uncheck();
	await page.getByRole('button', { name: /Save Changes/ }).click();
	await expect(state(page, 'mini-cart')).toHaveText('Off');
	await page.locator('.archipel-transfer > summary').click();
	await page.locator('#archipel-file').setInputFiles(file);
	await expect(page.locator('#archipel-import')).toHaveValue(/^\{"archipel_settings":/);
	await page.getByRole('button', { name: 'Import', exact: true }).click();
	await expect(page.locator('.notice-success')).toContainText('imported');
	// Another plugin may greet in a box of this look.
	await expect(page.locator('.settings-error.notice-error')).toHaveCount(0);
	await expect(state(page, 'mini-cart')).toHaveText('On');
});

/** Whether the console tells of a mistake that is not the intended one. */
const isComplaint = (text: string) => /\[archipel\]|Block validation/.test(text) && !text.includes('countdown');

/** Opens the block editor on a new page, and inserts blocks. @param blocks The script that makes them. @returns The place of each, by its island. */
async function insertBlocks(page: Page, blocks: string) {
	await page.goto('/wp-admin/post-new.php?post_type=page');
	await page.waitForFunction('window.wp?.blocks?.getBlockType("archipel/chart")');
	await page.evaluate(`
		wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
		wp.data.dispatch('core/block-editor').insertBlocks(${blocks});
	`);
	const canvas = page.frameLocator('iframe[name="editor-canvas"]');
	return (name: string) => canvas.locator(`[data-type="archipel/${name}"]`);
}

test('[WP-12] block editor: a preview is the server’s HTML, alive, or a mistake', async ({ page }) => {
	const told = consoleOf(page);
	const blocks = `[
		wp.blocks.createBlock('archipel/mini-cart'),
		wp.blocks.createBlock('archipel/chart', { name: 'Rouge, Noir', number: '10, 20' }),
		wp.blocks.createBlock('archipel/countdown'),
		wp.blocks.createBlock('archipel/recently-viewed'),
	]`;
	const block = await insertBlocks(page, blocks);
	await expect(block('mini-cart').locator('.archipel-mini-cart__link')).toBeVisible({ timeout: 60_000 });
	await expect(block('chart').locator('table')).toContainText('Rouge', { timeout: 60_000 });
	const drawing = block('chart').locator('[data-archipel-state="mounted"] svg path').first();
	await expect(drawing).toBeVisible({ timeout: 60_000 });
	await expect(block('countdown')).toContainText('“date” is missing', { timeout: 60_000 });
	// The block of an island without server HTML shows its description.
	await expect(block('recently-viewed').locator('.components-placeholder')).toBeVisible({ timeout: 60_000 });
	expect(told.filter(isComplaint)).toEqual([]);
});

/** Whether a control, a picture or a text can be seen in an element. Runs in the page. */
const showsSomething = (shown: Element) =>
	[...shown.querySelectorAll('*')].some(
		(part) =>
			part.getBoundingClientRect().height > 8 &&
			part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
			(part.matches('svg, img, input, button, a') ||
				[...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())),
	);

test('[WP-03] block editor: every island is inserted, saved and whole', async ({ page, browser, baseURL }) => {
	const told = consoleOf(page, 'error');
	const OURS = "wp.blocks.getBlockTypes().map(({ name }) => name).filter((name) => name.startsWith('archipel/'))";
	const blockOf = await insertBlocks(page, `${OURS}.map((name) => wp.blocks.createBlock(name))`);
	const names = await page.evaluate<string[]>(`${OURS}.map((name) => name.slice('archipel/'.length))`);
	expect(names.length).toBeGreaterThan(30);
	for (const name of names) {
		const block = blockOf(name);
		// The block's loading state.
		await expect(block.locator('.components-spinner'), name).toHaveCount(0, { timeout: 60_000 });
		await expect(block.locator('.components-disabled > *').first(), name).toBeAttached();
		await expect(block, name).not.toContainText('Error loading block');
		// Also of what waits for a scroll or a choice: its description stands in its place.
		await expect.poll(() => block.evaluate(showsSomething), name).toBe(true);
	}
	const { id, link } = await page.evaluate<{ id: number; link: string }>(`(async () => {
		wp.data.dispatch('core/editor').editPost({ title: 'Every island', status: 'publish' });
		await wp.data.dispatch('core/editor').savePost();
		return wp.data.select('core/editor').getCurrentPost();
	})()`);
	const visitor = await browser.newPage({ baseURL: baseURL! });
	await visitor.goto(link);
	const placed = await visitor
		.locator('[data-archipel]')
		.evaluateAll((hosts) => hosts.map((host) => (host as HTMLElement).dataset['archipel']));
	expect(names.filter((name) => !placed.includes(name))).toEqual([]);
	await visitor.close();

	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
	await page.waitForFunction('window.wp?.data?.select("core/block-editor")?.getBlockCount() > 30');
	const broken =
		'wp.data.select("core/block-editor").getBlocks().filter(({ isValid }) => !isValid).map(({ name }) => name)';
	expect(await page.evaluate(broken)).toEqual([]);
	expect(told.filter(isComplaint)).toEqual([]);
});

test('[WP-03] [LB-02] Elementor: our widgets are found, drawn and used', async ({ page, browser, baseURL }) => {
	const anEditor = async () => {
		await page.goto('/wp-admin/post-new.php?post_type=page');
		await page.waitForFunction('window.wp?.apiFetch');
	};
	await anEditor();
	const rest = <T>(path: string, data?: unknown) =>
		page.evaluate<T>(
			`wp.apiFetch(${JSON.stringify({ path, method: data ? 'POST' : 'GET', data })}).catch(({ code }) => ({ code }))`,
		);
	const PLUGIN = '/wp/v2/plugins/elementor/elementor';
	const before = await rest<{ status?: string }>(PLUGIN);
	test.skip(!before.status, 'Elementor is not installed');
	if (before.status !== 'active') {
		await rest(PLUGIN, { status: 'active' });
		// The first admin page shows a welcome dialog.
		await page.goto('/wp-admin/');
		await anEditor();
	}

	const pictures = '/wp/v2/media?media_type=image&per_page=1';
	const [picture] = await rest<readonly [{ id: number; source_url: string }]>(pictures);
	const widget = (id: string, widgetType: string, settings: object) => ({
		id,
		elType: 'widget',
		widgetType,
		settings,
		elements: [],
	});
	const image = { id: picture.id, url: picture.source_url };
	const content = [
		widget('a000001', 'image', { image, link_to: 'file', open_lightbox: 'yes' }),
		widget('a000002', 'archipel-counter', { archipel_value: '1250', archipel_label: 'Pièces' }),
	];
	const { id, link } = await rest<{ id: number; link: string }>('/wp/v2/pages', {
		title: 'Elementor',
		status: 'publish',
		meta: {
			_elementor_edit_mode: 'builder',
			_elementor_template_type: 'wp-page',
			_elementor_data: JSON.stringify([{ id: 'a000000', elType: 'container', settings: {}, elements: content }]),
		},
	});

	const visitor = await browser.newPage({ baseURL: baseURL! });
	await visitor.goto(link);
	await expect(visitor.locator('[data-archipel="counter"]')).toContainText('1,250');
	for (let press = 0; press < 2; press++) {
		await visitor.locator('.elementor-widget-image a').click();
		await expect(visitor.locator('dialog.archipel-viewer')).toBeVisible();
		// Elementor's lightbox loads after files of its own.
		await visitor.waitForLoadState('networkidle');
		await expect(visitor.locator('.elementor-lightbox:visible')).toHaveCount(0);
		await visitor.keyboard.press('Escape');
		await expect(visitor.locator('dialog.archipel-viewer')).toHaveCount(0);
	}
	await visitor.close();

	await page.goto(`/wp-admin/post.php?post=${id}&action=elementor`, { waitUntil: 'domcontentloaded' });
	const preview = page.frameLocator('#elementor-preview-iframe');
	await expect(preview.locator('[data-archipel="counter"]')).toContainText('1,250', { timeout: 60_000 });
	await expect(page.locator('#elementor-loading')).toBeHidden({ timeout: 60_000 });
	await page.evaluate('$e.route("panel/elements/categories")');
	await page.locator('#elementor-panel-elements-search-input').pressSequentially('archipel');
	await expect
		.poll(() => page.locator('#elementor-panel-elements .elementor-element:visible').count(), { timeout: 30_000 })
		.toBeGreaterThan(30);
	await page.evaluate(`
		const container = $e.run('document/elements/create', { container: elementor.getPreviewContainer(), model: { elType: 'container' } });
		window.dropped = $e.run('document/elements/create', { container, model: { elType: 'widget', widgetType: 'archipel-counter', settings: { archipel_value: '7' } } });
		undefined;
	`);
	const dropped = preview.locator('[data-archipel="counter"]').last();
	await expect(dropped).toHaveText('7', { timeout: 30_000 });
	const change = `void $e.run('document/elements/settings', { container: dropped, settings: { archipel_value: '99' } })`;
	await page.evaluate(change);
	await expect(preview.locator('[data-archipel="counter"]').last()).toHaveText('99', { timeout: 30_000 });

	page.on('dialog', (dialog) => void dialog.accept());
	await anEditor();
	await rest(`/wp/v2/pages/${id}`, { status: 'trash' });
	if (before.status !== 'active') await rest(PLUGIN, { status: 'inactive' });
});
