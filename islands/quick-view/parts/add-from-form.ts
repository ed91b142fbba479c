import { describeError } from '../../../src/shop/request-error';
import { settings } from '../../../src/shop/settings';
import { commonMessages } from '../../../src/i18n/common-messages';
import { emit } from '../../../src/stores/events';
import { clearNotice, showNotice } from '../../../src/ui/inline-notice';
import { pageCart } from '../../../src/ui/page-cart';
import { messages } from '../messages';

/**
 * Adds what a product form in the view holds, where no island of forms does: a submit must not leave the list.
 * WooCommerce's own handler gets the form as it stands; the parent page's cart follows (QV-03).
 */
export function addFromForm(content: HTMLElement, signal: AbortSignal): void {
	let isBusy = false;

	const add = async (form: HTMLFormElement, button: HTMLElement | undefined) => {
		if (isBusy) return;
		isBusy = true;
		clearNotice(form);
		button?.classList.add('loading');
		const data = new FormData(form, button as HTMLButtonElement | undefined);
		const refuse = (text: string, notice: Partial<Parameters<typeof showNotice>[1]> = {}) => {
			showNotice(form, { type: 'error', ...('html' in notice ? {} : { text }), ...notice });
			emit('archipel:add-to-cart-failed', { button, message: text }, form);
		};
		try {
			const answer = await pageCart().addForm(data);
			if (!answer.ok) {
				const { notices, message } = answer;
				return refuse(message ?? messages('refused'), notices ? { html: notices } : {});
			}
			const { fragments, cartHash } = answer.reply;
			const fields = [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
			emit('archipel:added-to-cart', { fragments, cartHash, button, data: Object.fromEntries(fields) }, form);
			const link = { label: messages('viewCart'), href: settings().shop.cartUrl };
			showNotice(form, {
				type: 'success',
				...(answer.notices ? { html: answer.notices } : { text: messages('added'), link }),
			});
		} catch (error) {
			refuse(describeError(error), {
				action: { label: commonMessages('retry'), onClick: () => void add(form, button) },
			});
		} finally {
			isBusy = false;
			button?.classList.remove('loading');
		}
	};

	content.addEventListener(
		'submit',
		(event) => {
			const form = event.target as HTMLFormElement;
			// An external product's form is a link to another shop.
			if (event.defaultPrevented || !form.matches('form.cart') || form.method !== 'post') return;
			event.preventDefault();
			void add(form, event.submitter ?? undefined);
		},
		{ signal },
	);
}
