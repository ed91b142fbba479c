import { answer, fill, form, keeps, openForm, send } from '../contact-page';
import { expect } from '../harness';
import type { CallFault } from '../../faults/spoilt-answers';
import type { ServerCall, World } from './server-call';

const MODULE = 'src/shop/contact-form-7/contact-form-api.ts';

/** What was written stands there, and can be sent. */
async function ready({ page }: World): Promise<void> {
	await keeps(page);
	await expect(send(page)).toBeEnabled();
	await expect(form(page)).toHaveAttribute('data-status', 'init');
}

/** A form with a message. */
async function write({ page }: World): Promise<void> {
	await openForm(page);
	await fill(page);
}

/** Nobody is told: the form goes on as it is. It asks once a page. */
const unheard = (name: string, endpoint: string, meets: CallFault, silent: string): ServerCall => ({
	name,
	meets,
	module: MODULE,
	endpoint,
	async open({ page }) {
		// What was begun on the page before is found again, and said.
		await page.addInitScript(() => sessionStorage.clear());
		await openForm(page);
	},
	act: ({ page }) => fill(page),
	told: ready,
	again: write,
	done: ready,
	silent,
});

/** What a contact form asks for; the message is sent from the page before. */
export const contactCalls: readonly ServerCall[] = [
	unheard(
		'the rules of a form',
		'cf7-schema',
		'types',
		'the server is the judge: what is wrong is told when the form is sent',
	),
	unheard('new riddles', 'cf7-refill', '403', 'the riddles of the page go on being valid'),
	{
		name: 'a message is sent',
		meets: 'timeout',
		module: MODULE,
		endpoint: 'cf7-feedback',
		open: ready,
		act: ({ page }) => send(page).click(),
		told: ({ page }) => expect(form(page).getByRole('button', { name: 'Réessayer' })).toBeVisible(),
		kept: ({ page }) => keeps(page),
		again: ({ page }) => form(page).getByRole('button', { name: 'Réessayer' }).click(),
		done: ({ page }) => expect(answer(page)).toHaveText('Merci pour votre message. Il a été envoyé.'),
	},
];
