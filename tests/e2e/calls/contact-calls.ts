import { answer, fill, form, keeps, openForm, send } from '../contact-page';
import { expect } from '../harness';
import { tryAgain, type ServerCall } from './server-call';

export const messageCall: ServerCall = {
	name: 'a message is sent',
	meets: 'timeout',
	endpoint: 'cf7-feedback',
	async open({ page }) {
		await openForm(page);
		await fill(page);
		await expect(send(page)).toBeEnabled();
	},
	act: ({ page }) => send(page).click(),
	retry: (page) => tryAgain(form(page)),
	kept: ({ page }) => keeps(page),
	done: ({ page }) => expect(answer(page)).toHaveText('Merci pour votre message. Il a été envoyé.'),
};
