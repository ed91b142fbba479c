import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './harness';

const PAGE = '/iles/lightbox/';

test('[LB-03] a picture link opens the viewer, which leafs through its gallery', async ({ page, guard }) => {
	// The last picture of the gallery is missing.
	guard.allowErrors(/404/);
	await page.goto(PAGE);
	await page.getByRole('link', { name: /de face/ }).click();
	const viewer = page.getByRole('dialog', { name: 'Images' });
	await expect(viewer.getByText('1 / 3')).toBeVisible();
	await expect(viewer.getByRole('button', { name: 'Partager' })).toBeVisible();
	expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
	await page.goBack();
	await expect(viewer).toHaveCount(0);
});

test('[LB-03] a picture that fails is named by number and linked', async ({ page, guard }) => {
	guard.allowErrors(/404/);
	await page.goto(`${PAGE}#&gid=l1&pid=3`);
	await expect(page.getByRole('link', { name: 'L’image n° 3 n’a pas pu être chargée.' })).toBeVisible();
});

test('[LB-02] an action that the page offers opens; one that it does not is ignored with a warning', async ({
	page,
}) => {
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	const action = (settings: object) => `#elementor-action:action=lightbox&settings=${btoa(JSON.stringify(settings))}`;
	await page.goto(`${PAGE}${action({ url: '/img/nuisette-classique-ivoire-0.svg', type: 'image' })}`);
	await expect(page.getByRole('dialog', { name: 'Images' })).toBeVisible();
	await page.goto('about:blank');
	await page.goto(`${PAGE}${action({ type: null, html: '<script>window.hacked=1</script>' })}`);
	await expect.poll(() => warnings.join()).toContain('[archipel] lightbox:');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
