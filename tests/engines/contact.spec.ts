import { expect, test } from './test';

const FORM = '#wpcf7-f1221-p1225-o1';

test('[RT-14] contact-form: what is wrong is told, nothing is lost, and a message is sent', async ({ tab, shop }) => {
	await tab.goto('/contact-complet/');
	const field = (name: string) => `${FORM} [name="${name}"]`;
	await tab.fill(field('your-name'), 'Claire Dupont');
	await tab.fill(field('your-email'), 'claire@');
	await tab.fill(field('your-tel'), '0601020304');
	await expect
		.poll(() => tab.text(`${FORM} [data-name="your-email"] .wpcf7-not-valid-tip`))
		.toContain('adresse e-mail');
	await tab.click(field('your-interests[]'));
	const question = await tab.text(`${FORM} .wpcf7-quiz-label`);
	await tab.fill(field('your-quiz'), question === '1+1=?' ? '2' : 'Paris');
	await tab.click(field('your-consent'));
	await tab.click(`${FORM} .wpcf7-submit`);
	await expect.poll(() => tab.attribute(`${FORM} form`, 'data-status')).toBe('invalid');
	await shop.quiet();
	await tab.see('[name=your-email]:focus');
	await tab.fill(field('your-email'), 'claire@example.test');
	expect(await tab.value(field('your-tel'))).toBe('0601020304');
	await tab.click(`${FORM} .wpcf7-submit`);
	await expect.poll(() => tab.attribute(`${FORM} form`, 'data-status')).toBe('sent');
	await tab.see(`${FORM} .wpcf7-response-output`);
});
