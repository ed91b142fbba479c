import { answer, fill, form, keeps, openForm, send } from '../contact-page';
import { expect } from '../harness';
import type { ServerCall } from './server-call';

export const messageCall: ServerCall = {
	name: 'a message is sent',
	meets: 'timeout',
	module: 'src/shop/contact-form-7/contact-form-api.ts',
	endpoint: 'cf7-feedback',
	async open({ page }) {
		await openForm(page);
		await fill(page);
		await expect(send(page)).toBeEnabled();
	},
	act: ({ page }) => send(page).click(),
	told: ({ page }) => expect(form(page).getByRole('button', { name: 'Réessayer' })).toBeVisible(),
	kept: ({ page }) => keeps(page),
	again: ({ page }) => form(page).getByRole('button', { name: 'Réessayer' }).click(),
	done: ({ page }) => expect(answer(page)).toHaveText('Merci pour votre message. Il a été envoyé.'),
};
