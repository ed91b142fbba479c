import { ADDRESS } from '../setup/address';
import { settled, visit, type Page } from './harness';

export { ADDRESS };

export const FORM = 'form.checkout';

export const field = (page: Page, id: string) => page.locator(`#${id}`);

export async function openCheckout(page: Page, query = ''): Promise<void> {
	await visit(page, `/commande/${query}`, FORM);
	await settled(page);
}

export async function fill(page: Page, values: Readonly<Record<string, string>> = ADDRESS): Promise<void> {
	for (const [id, value] of Object.entries(values)) await field(page, id).fill(value);
}

/** Fills fields like Chromium's autofill: in one task, in page order or in reverse, with `input` and `change` for each and no keys. */
export const autofill = (page: Page, values: Readonly<Record<string, string>>, isReversed = false): Promise<void> =>
	page.locator(FORM).evaluate(
		(form: HTMLFormElement, given) => {
			const fields = [...form.elements].filter(({ id }) => id in given.values) as HTMLInputElement[];
			for (const one of given.isReversed ? fields.toReversed() : fields) {
				one.value = given.values[one.id]!;
				for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }));
			}
		},
		{ values, isReversed },
	);
