import { setBusy } from '../../src/dom/mark-busy';
import { element } from '../../src/dom/element';
import { showNotice } from '../../src/dom/inline-notice';
import { focusElement } from '../../src/runtime/keep-focus';
import { watch } from '../../src/stores/watch';
import { t } from './messages';
import type { CartPageModel } from './model';
import { UPDATE_BUTTON, anchorOf, lineFields, totalsOf } from './markup';
import { isEdited } from '../../src/dom/field-values';
import { restoreMethods } from './shipping-fields';
import type { FailureNotice } from '../../src/shop/mutation';
import type { CartRequest, Region } from './cart-request';

const HINT_ID = 'archipel-cart-page-hint';

/** Shows pending requests. @param cart The cart form, or the message of the empty cart. */
export function followBusy({ busy }: CartPageModel, cart: HTMLElement, signal: AbortSignal): void {
	const mark = (region: Element, isBusy: boolean) => {
		region.classList.toggle('archipel-refreshing', isBusy);
		setBusy(region, isBusy);
	};
	const markAll = (regions: ReadonlySet<Region>) => {
		const totals = totalsOf(cart);
		mark(cart, regions.has('cart') || (!totals && regions.size > 0));
		if (totals) mark(totals, regions.has('totals'));
	};
	watch(signal, () => markAll(busy.value));
	signal.addEventListener('abort', () => markAll(new Set()));
}

/** Shows why a request failed, with a button that repeats it. @returns Function that takes the message back. */
export function tellFailure(cart: HTMLElement, request: CartRequest, { text, action }: FailureNotice): () => void {
	if (request.kind === 'ship') restoreMethods(totalsOf(cart));
	const changed = lineFields(cart).find(isEdited);
	const control = (request.control ?? (request.kind === 'update' && changed)) || cart;
	return showNotice(anchorOf(control), {
		type: 'error',
		text: request.kind === 'reload' ? t('changedElsewhere') : text,
		action: {
			label: action.label,
			onClick() {
				focusElement(control);
				action.onClick();
			},
		},
	});
}

/** Marks the update button as disabled until a quantity changes (CP-01). */
export function followChanges({ fields, isChanged }: CartPageModel, form: HTMLFormElement, signal: AbortSignal): void {
	const hint = element('span', { id: HINT_ID, class: 'archipel-visually-hidden' }, t('nothingToUpdate'));
	const button = () => form.querySelector(UPDATE_BUTTON);
	watch(signal, () => {
		const current = fields.value && button();
		if (!current) return;
		// `disabled` would remove the button, and its description, from the tab order.
		current.removeAttribute('disabled');
		current.setAttribute('aria-disabled', String(!isChanged.value));
		if (isChanged.value) return current.removeAttribute('aria-describedby');
		current.setAttribute('aria-describedby', HINT_ID);
		if (!hint.isConnected) current.after(hint);
	});
	signal.addEventListener('abort', () => {
		hint.remove();
		for (const name of ['aria-disabled', 'aria-describedby']) button()?.removeAttribute(name);
	});
}
