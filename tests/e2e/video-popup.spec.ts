import { layoutShifts } from './layout-shifts';
import { answerWith, closeByEscape, expect, expectLink, mounted, tabTo, test, violations, type Page } from './harness';

const PAGE = '/iles/video-popup/';

const link = (page: Page) => page.getByRole('link', { name: 'Voir la vidéo : Dans l’atelier' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dans l’atelier' });
const frame = (page: Page) => dialog(page).locator('iframe');

test.beforeEach(async ({ page }) => {
	await answerWith(page, /youtube|ytimg/, { contentType: 'text/html', body: '<p>Vid&eacute;o</p>' });
});

test('[WID-05] [CONS-02] [SEC-02] by keyboard: asked, shown, stopped, followed; shown at once to who has accepted', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => void (/youtu|ytimg/.test(new URL(request.url()).host) && asked.push(request.url())));
	await page.goto(PAGE);
	const picture = link(page).locator('.archipel-video-popup__picture');
	const middle = (part: typeof picture) =>
		part.evaluate((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [Math.round(x + width / 2), Math.round(y + height / 2)].join();
		});
	await expect.poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
	expect(await middle(picture.locator('svg'))).toBe(await middle(picture));
	await tabTo(page, link(page));
	await page.keyboard.press('Enter');
	await expect(dialog(page)).toContainText('YouTube recueille des données sur ses visiteurs.');
	await expectLink(
		dialog(page).getByRole('link', { name: 'La voir chez YouTube' }),
		'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
	);
	expect(await violations(page, 'dialog')).toEqual([]);
	expect(asked).toEqual([]);
	await tabTo(page, dialog(page).getByRole('button', { name: 'Afficher la vidéo' }));
	await page.keyboard.press('Enter');
	await expect(frame(page)).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
	await expect(frame(page)).toBeFocused();
	await expect(page.frameLocator('dialog iframe').getByText('Vidéo')).toBeVisible();
	expect(asked.every((url) => url.startsWith('https://www.youtube-nocookie.com'))).toBe(true);
	// Key presses inside an iframe stay in the iframe.
	await dialog(page).getByRole('button', { name: 'Fermer' }).press('Escape');
	await expect(page.locator('iframe')).toHaveCount(0);
	await expect(link(page)).toBeFocused();
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
	// A single consent is not kept.
	await page.keyboard.press('Enter');
	await expect(dialog(page).getByRole('button', { name: 'Afficher la vidéo' })).toBeVisible();
	await closeByEscape(dialog(page));

	const elsewhere = page.locator('[data-archipel-example=elsewhere]');
	await mounted(page, '[data-archipel-example=elsewhere]');
	await elsewhere.getByRole('link').click();
	await expect(page).toHaveURL(/\/iles\/\?video=/);

	await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: page.url() }]);
	await page.goto(PAGE);
	await link(page).click();
	await expect(frame(page), 'at once for who has accepted').toBeVisible();
});

test('[WID-05] a file of the site has the browser’s controls and subtitles', async ({ page, guard }) => {
	guard.allowErrors(/404/);
	await page.goto(`${PAGE}?lang=en`);
	const file = page.locator('[data-archipel-example=file]').getByRole('link');
	await file.click();
	const video = page.getByRole('dialog').locator('video');
	await expect(video).toHaveAttribute('controls');
	await expect(video.locator('track')).toHaveAttribute('src', /\/atelier\.vtt$/);
	await expect.poll(() => video.evaluate((one) => (one as HTMLVideoElement).readyState)).toBeGreaterThan(0);
	await closeByEscape(page.locator('video'));

	await answerWith(page, '**/atelier.webm', { status: 404 });
	await page.reload();
	await file.click();
	await expect(page.getByRole('dialog')).toContainText('This video could not be played.');
	await expect(page.getByRole('link', { name: 'Open the file' })).toBeVisible();
});
