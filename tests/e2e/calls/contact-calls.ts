import { answer, fill, form, keeps, openForm, send } from '../contact-page';
import { expect } from '../harness';
import type { ServerCall, World } from './server-call';

const MODULE = 'src/shop/contact-form-7/contact-form-api.ts';

/** What was written stands there, and can be sent. */
async function ready({ page }: World): Promise<void> {
	await keeps(page);
	await expect(send(page)).toBeEnabled();
	await expect(form(page)).toHaveAttribute('data-status', 'init');
}

/** Nobody is told: the form goes on as it is. */
const unheard = (name: string, endpoint: string, silent: string): ServerCall => ({
	name,
	module: MODULE,
	endpoint,
	open: ({ page }) => openForm(page),
	act: ({ page }) => fill(page),
	told: ready,
	again: () => Promise.resolve(),
	done: ready,
	silent,
	apart: 'it is asked for once a page',
});

/** What a contact form asks for. */
export const contactCalls: readonly ServerCall[] = [
	{
		name: 'a message is sent',
		module: MODULE,
		endpoint: 'cf7-feedback',
		async open({ page }) {
			await openForm(page);
			await fill(page);
			// The client of all calls has come with the first one.
			await expect(form(page)).toHaveAttribute('data-status', 'init');
		},
		act: ({ page }) => send(page).click(),
		told: ({ page }) => expect(form(page).getByRole('button', { name: 'Réessayer' })).toBeVisible(),
		kept: ({ page }) => keeps(page),
		again: ({ page }) => form(page).getByRole('button', { name: 'Réessayer' }).click(),
		done: ({ page }) => expect(answer(page)).toHaveText('Merci pour votre message. Il a été envoyé.'),
	},
	unheard('the rules of a form', 'cf7-schema', 'the server is the judge: what is wrong is told when the form is sent'),
	unheard('new riddles', 'cf7-refill', 'the riddles of the page go on being valid'),
];
