import { onTestFinished, vi } from 'vitest';
import enhance from '../../islands/checkout/enhance';
import { props } from '../../islands/checkout/island';
import { islandContext } from './island-context';
import { realJQuery } from './real-jquery';
import { read } from './repository';

/** Toggles of the login and the coupon form. */
const LINKS = '.woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle';

/** WooCommerce's style sheet hides descriptions, which happy-dom does not load. */
const FIXTURE = read('islands/checkout/fixture.html').replace('class="description"', '$& style="display: none"');

/** The checkout in the test's document. */
export type CheckoutPage = ReturnType<typeof openCheckout>;

/** Waits for work that follows a press or an attribute change. */
export const settle = async (): Promise<void> => {
	for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};

/**
 * Opens the checkout with jQuery on the page.
 *
 * @param options.html Edits the fixture's form.
 * @param options.before Called before the island mounts.
 * @param options.own The island's properties; without them WooCommerce's script is assumed to be on the page.
 */
export function openCheckout({
	html = (page: string) => page,
	before,
	own = {},
}: { html?: (page: string) => string; before?: () => void; own?: object } = {}) {
	vi.stubGlobal('jQuery', realJQuery);
	document.body.innerHTML = html(FIXTURE);
	const form = document.querySelector<HTMLFormElement>('form.checkout')!;
	before?.();
	const controller = new AbortController();
	onTestFinished(() => {
		controller.abort();
		realJQuery(document.body).off();
	});
	for (const host of [form, ...document.querySelectorAll<HTMLElement>(LINKS)])
		void enhance(host, props.parse({ carriesOrder: false, ...own }), islandContext(controller.signal));
	const field = (id: string) => document.getElementById(id) as HTMLInputElement;
	const send = (id: string, ...types: string[]) => {
		for (const type of types) field(id).dispatchEvent(new Event(type, { bubbles: true }));
	};
	const leave = async (id: string) => {
		send(id, 'focusout');
		await settle();
	};
	return {
		form,
		field,
		values: (...ids: string[]) => ids.map((id) => field(id).value),
		/** Adds fields at the end of the form. */
		add: (html: string) => form.insertAdjacentHTML('beforeend', html),
		/** Sends events of a field, which bubble. */
		send,
		/** Distinct errors below a field. */
		errors: (id: string) => {
			const row = field(id).closest('.form-row')!;
			return [...row.querySelectorAll('.archipel-field-error, .checkout-inline-error-message')].map(
				({ textContent }) => textContent,
			);
		},
		/** Texts of the elements that describe a field (`aria-describedby`). */
		described: (id: string) =>
			(field(id).getAttribute('aria-describedby') ?? '')
				.split(' ')
				.filter(Boolean)
				.map((one) => document.getElementById(one)?.textContent),
		leave,
		/** Fills in or selects a field and leaves it. */
		async fill(id: string, value: string) {
			field(id).value = value;
			send(id, 'input', 'change');
			await leave(id);
		},
		async tick(id: string, isTicked = true) {
			field(id).checked = isTicked;
			send(id, 'input', 'change');
			await settle();
		},
		/** Unmounts the island, as when its host is removed. */
		stop: () => controller.abort(),
	};
}

/** Sets the result of `prefers-reduced-motion`. */
export const wantsStillness = (isWanted: boolean): void =>
	void vi.stubGlobal('matchMedia', () => ({ matches: isWanted, addEventListener() {} }));
