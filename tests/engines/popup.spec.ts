import { expect, test } from './test';

const address = (popup: object) => `/fenetres/?popup=${encodeURIComponent(JSON.stringify({ id: 'a', ...popup }))}`;

test('[RT-14] popup: a link opens it, Escape closes it and gives the focus back; Escape that is prevented leaves the cross; leaving opens it, sending ends it', async ({
	tab,
}) => {
	await test.step('Escape is prevented', async () => {
		await tab.goto(address({ preventCloseOnEscape: true }));
		await tab.click('.open-own');
		await tab.see('dialog.archipel-popup[open] form');
		for (let time = 0; time < 3; time++) await tab.press('Escape');
		await tab.see('dialog.archipel-popup[open] form');
		await tab.click('dialog .archipel-dialog__close');
		await tab.miss('dialog');
	});

	await test.step('Escape, leaving, sending', async () => {
		await tab.goto(address({ exitIntent: true }));
		await tab.click('.open-own');
		await tab.see('dialog.archipel-popup[open] form');
		await tab.press('Escape');
		await tab.miss('dialog');
		await tab.see('.open-own:focus');
		await tab.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
		await tab.see('dialog.archipel-popup[open] form');
		await tab.fill('dialog input[type=email]', 'cliente@example.org');
		await tab.click('dialog button[type=submit]');
		const kept = () => tab.evaluate(() => `${location.search} ${localStorage.getItem('archipel-popups')}`);
		// The form's submit leaves the page during the poll.
		await expect.poll(() => kept().catch(() => '')).toMatch(/email=cliente.* \{"a":"off"\}$/);
	});
});
