import { answer, FEEDBACK, field, fill, FORM, form, openForm, PAGE, send, status } from './contact-page';
import { layoutShifts } from './layout-shifts';
import { closeByEscape, distFile, expect, mounted, test, violations } from './harness';

test('[CF-01][CF-02][CF-03][CF-04][CF-05][CF-07][RT-04][A11Y-01] filled, corrected, sent', async ({ page, shop }) => {
	await openForm(page);
	const tipOf = (name: string) => form(page).locator(`[data-name="${name}"] .wpcf7-not-valid-tip`);
	await test.step('mounting', async () => {
		expect(await layoutShifts(page, FORM)).toEqual([]);
		expect(shop.calls()).toEqual([]);
	});
	await test.step('a field that is left wrong', async () => {
		await field(page, 'your-qty').fill('11');
		await field(page, 'your-qty').blur();
		await expect(tipOf('your-qty')).toHaveText('Ce nombre est trop grand.');
		expect(shop.calls(FEEDBACK)).toEqual([]);
		await field(page, 'your-qty').fill('');
	});
	const consent = field(page, 'your-consent');
	await test.step('what appears or goes when a field is left does not move what is being pressed', async () => {
		await field(page, 'your-message').fill('court');
		await consent.scrollIntoViewIfNeeded();
		for (const [text, tips] of [
			['court', 1],
			['assez long maintenant', 0],
		] as const) {
			await field(page, 'your-message').fill(text);
			const { x, y, width, height } = (await consent.boundingBox())!;
			const isChecked = await consent.isChecked();
			await page.mouse.move(x + width / 2, y + height / 2);
			await page.mouse.down();
			await expect(field(page, 'your-message')).not.toBeFocused();
			await status(page).toBe('init');
			await page.mouse.up();
			await expect(consent).toBeChecked({ checked: !isChecked });
			await expect(tipOf('your-message'), text).toHaveCount(tips);
		}
		expect(shop.calls(`${FEEDBACK}/schema`)).toHaveLength(1);
	});
	await test.step('what is wrong', async () => {
		await fill(page);
		await field(page, 'your-email').fill('claire@');
		await field(page, 'your-name').fill('C');
		await send(page).click();
		await expect(field(page, 'your-name')).toBeFocused();
		await status(page).toBe('invalid');
		await expect(tipOf('your-email')).toHaveText(['Veuillez saisir une adresse e-mail.']);
		await expect(field(page, 'your-email')).toHaveAccessibleDescription('Veuillez saisir une adresse e-mail.');
		const links = answer(page).getByRole('link');
		await expect(links).toHaveText([/^Votre nom\s: Ce champ est trop court\.$/, /^Votre e-mail\s: Veuillez saisir/]);
		expect(await violations(page, FORM)).toEqual([]);
		// The error list is above the fields, each tip 6 px below its field, which has a border; nothing is wider than the page.
		const looks = await form(page).evaluate((one) => {
			const edge = (selector: string) => one.querySelector(selector)!.getBoundingClientRect();
			const email = '[data-name="your-email"]';
			const wide = document.createElement('input');
			wide.size = 400;
			one.append(wide);
			const isInside = wide.offsetWidth <= one.clientWidth;
			wide.remove();
			return [
				edge('.wpcf7-response-output').bottom <= edge('[name="your-name"]').top,
				Math.round(edge(`${email} .wpcf7-not-valid-tip`).top - edge(`${email} input`).bottom),
				getComputedStyle(one.querySelector(`${email} input`)!).boxShadow.includes('inset'),
				isInside,
			];
		});
		expect(looks).toEqual([true, 6, true, true]);
		await links.last().click();
		await expect(field(page, 'your-email')).toBeFocused();
		await field(page, 'your-email').fill('claire@example.test');
		await field(page, 'your-name').fill('Claire Dupont');
	});
	await test.step('sent', async () => {
		await send(page).click();
		await expect(answer(page)).toHaveText('Merci pour votre message. Il a été envoyé.');
		await expect(field(page, 'your-message')).toHaveValue('');
		await expect(form(page).locator(':scope > :last-child')).toHaveClass(/wpcf7-response-output/);
	});
});

test('@noscript [RT-08] [CF-07] [POP-03] the browser posts the form; the popup’s is on the page', async ({ page }) => {
	await page.goto(PAGE);
	await fill(page);
	await send(page).click();
	await expect(answer(page)).toHaveText('Merci pour votre message. Il a été envoyé.');
	await page.getByRole('link', { name: 'Écrivez-nous' }).click();
	await expect(page.locator('#opal-contactform-popup-7 form')).toBeInViewport();
});

test('[CF-01] [CF-07] [RT-13] the form in a dialog whose files fail at first, one in the wrong place', async ({
	page,
	shop,
}) => {
	await openForm(page);
	const button = page.getByRole('link', { name: 'Écrivez-nous' });
	const popup = page.locator('#opal-contactform-popup-7');
	await expect(popup).toBeHidden();
	const dialog = page.getByRole('dialog', { name: 'Écrivez-nous' });
	await shop.fault(distFile('chunks/popup'), 'drop');
	await button.press('Enter');
	const retry = page.getByRole('button', { name: 'Réessayer' });
	await expect(retry).toBeVisible();
	await shop.heal();
	await retry.press('Enter');
	await expect(dialog).toBeVisible();
	await mounted(page, '#wpcf7-f1222-p1225-o2');
	const own = (name: string) => dialog.locator(`[name="${name}"]`);
	await own('your-name').fill('Denise');
	await closeByEscape(dialog);
	await expect(popup).toBeHidden();
	await expect(button).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(own('your-name')).toHaveValue('Denise');
	await own('your-email').fill('denise@example.test');
	await dialog.getByRole('button', { name: 'Envoyer' }).click();
	await expect(dialog.locator('.wpcf7-response-output')).toHaveText(/Vous devez accepter/);
	await expect(dialog.locator('form')).toHaveAttribute('data-status', 'unaccepted');
	await own('your-consent').check();
	await dialog.getByRole('button', { name: 'Envoyer' }).click();
	await expect(dialog.locator('form')).toHaveAttribute('data-status', 'sent');
	expect(shop.calls(FEEDBACK.replace('1221', '1222'))).toHaveLength(2);
	await test.step('in the wrong place', async () => {
		await page.goto('/iles/contact-form/');
		const wrong = page.locator('.wrong-place');
		await wrong.scrollIntoViewIfNeeded();
		await expect(wrong.locator('.wpcf7-form-in-wrong-place')).toHaveText(
			/^Erreur\s: Ce formulaire de contact est placé dans un mauvais endroit\.$/,
		);
		expect(await layoutShifts(page)).toEqual([]);
	});
});
