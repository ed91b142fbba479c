import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import { emit } from '../../../src/stores/events';
import { lineOfLink, neighbourOf } from '../model';
import type { CartControl } from './cart-control';
import { afterChange, followLink } from './cart-links';
import { focusHeading } from './focus';
import { lineAnchor, REMOVE_LINK, removableLines, removeLinkOf } from './line-fields';
import { addressOf } from './quantities';

/** Buttons of the form that empty the cart: ours, and the page builder's. */
export const EMPTY_BUTTON = '[name="archipel_empty_cart"], [name="empty_cart"]';

/**
 * Removes lines without a reload (CP-03).
 *
 * @returns What to do with a remove link that was followed before the island was there.
 */
export function addRemoveLinks(control: CartControl): (link: HTMLElement) => void {
	const { form, signal, totals, perform, show } = control;

	const remove = (link: HTMLElement, byPointer: boolean) => {
		const href = link.getAttribute('href') ?? '';
		const line = lineOfLink(href);
		if (!line) return;
		const neighbour = neighbourOf(line, removableLines(form));
		void perform({
			name: `remove ${line}`,
			control: link,
			anchor: lineAnchor(link),
			regions: [form, totals()],
			async run() {
				const page = await followLink(href, ({ form: next }) => !next || !removableLines(next).includes(line));
				// The notice with the undo link is read out; the focus stays in the list, where the shopper goes on.
				const stays = show(page, { attention: byPointer ? 'scroll' : 'none' });
				emit('archipel:cart-line-removed', { key: line });
				if (!stays) return;
				const next = neighbour && removeLinkOf(form, neighbour);
				if (next) next.focus({ preventScroll: byPointer });
				else focusHeading();
			},
		});
	};

	form.addEventListener(
		'click',
		(event) => {
			const link = (event.target as Element).closest<HTMLElement>(REMOVE_LINK);
			if (!link || event.defaultPrevented || isModified(event)) return;
			event.preventDefault();
			// A click by the keyboard has no detail.
			remove(link, event.detail > 0);
		},
		{ signal },
	);
	return (link) => remove(link, true);
}

/** Empties the cart by the button of the form; the notice that follows brings everything back. */
export function emptyCart({ form, totals, perform, show }: CartControl, button: HTMLButtonElement): void {
	void perform({
		name: 'empty',
		control: button,
		regions: [form, totals()],
		async run() {
			const fields = new URLSearchParams([[button.name, button.value || '1']]);
			for (const [name, value] of new FormData(form))
				if (typeof value === 'string' && !name.startsWith('cart[')) fields.append(name, value);
			const send = () => cartPageApi.send({ ...addressOf(form), fields });
			show(await afterChange(send, (page) => !page.form));
		},
	});
}

/** A click that asks for a new tab or a download is the browser's. */
export function isModified({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button > 0 || metaKey || ctrlKey || shiftKey || altKey;
}
