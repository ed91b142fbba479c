import { readFileSync } from 'node:fs';
import { onTestFinished, vi } from 'vitest';
import enhance from '../../islands/checkout/enhance';
import { props } from '../../islands/checkout/props';
import { realJQuery } from './real-jquery';

/** What opens the login and the coupon's form. */
const LINKS = '.woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle';

/** WooCommerce's style sheet hides descriptions. */
const FIXTURE = readFileSync('islands/checkout/fixture.html', 'utf8').replace(
	'class="description"',
	'$& style="display: none"',
);

/** The checkout on the page of a test. */
export interface CheckoutPage {
	readonly form: HTMLFormElement;
	readonly field: (id: string) => HTMLInputElement;
	/** What a row says below its field, once each. */
	readonly errors: (id: string) => string[];
	/** Writes into a field, or chooses in it, and leaves it. */
	readonly fill: (id: string, value: string) => Promise<void>;
	readonly leave: (id: string) => Promise<void>;
	readonly tick: (id: string, isTicked?: boolean) => Promise<void>;
	/** Stops the island, as when its host leaves the page. */
	readonly stop: () => void;
}

/** Lets all that waits for the end of a press, and for changed attributes, happen. */
export const settle = async (): Promise<void> => {
	for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};

/**
 * Opens the checkout with jQuery on the page; what a test keeps in the tab goes with the test.
 *
 * @param options.html What the fixture's form becomes on its way to the page.
 * @param options.before What happens before the island comes.
 * @param options.own Its properties; without them WooCommerce's script is taken to be beside it.
 */
export function openCheckout({
	html = (page: string) => page,
	before,
	own = {},
}: { html?: (page: string) => string; before?: () => void; own?: object } = {}): CheckoutPage {
	vi.stubGlobal('jQuery', realJQuery);
	document.body.innerHTML = html(FIXTURE);
	const form = document.querySelector<HTMLFormElement>('form.checkout')!;
	before?.();
	const controller = new AbortController();
	onTestFinished(() => {
		controller.abort();
		realJQuery(document.body).off();
		vi.unstubAllGlobals();
		sessionStorage.clear();
	});
	for (const host of [form, ...document.querySelectorAll<HTMLElement>(LINKS)])
		void enhance(host, props().parse({ carriesOrder: false, ...own }), {
			activation: { by: 'load', takeIntents: () => [] },
			signal: controller.signal,
			fail: (error) => {
				throw error;
			},
		});
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
		errors: (id) => {
			const row = field(id).closest('.form-row')!;
			return [...row.querySelectorAll('.archipel-row-error, .checkout-inline-error-message')].map(
				({ textContent }) => textContent,
			);
		},
		leave,
		async fill(id, value) {
			field(id).value = value;
			send(id, 'input', 'change');
			await leave(id);
		},
		async tick(id, isTicked = true) {
			field(id).checked = isTicked;
			send(id, 'input', 'change');
			await settle();
		},
		stop: () => controller.abort(),
	};
}

/** What a visitor who wants less motion, or more of it, tells the page. */
export const wantsStillness = (isWanted: boolean): void =>
	void vi.stubGlobal('matchMedia', () => ({ matches: isWanted, addEventListener() {} }));
