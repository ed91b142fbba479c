import { settings } from '../../src/runtime/settings';
import { optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import type { VariationState } from '../../src/stores/variation-state';
import { showNotice } from '../../src/dom/inline-notice';
import type { ChoiceStatus } from './chooser';
import { messages } from './messages';
import { focusField } from './focus-field';
import { openFields, optionLabel } from './option-label';

/** Explains why nothing was added. */
export interface Explainer {
	/**
	 * Shows the reason beside the missing options or the button and announces it, or uses `alert()` if the owner wants that (VAR-05). Missing options
	 * are named and marked, and the first one gets the focus (SW-10).
	 */
	readonly explain: (status: ChoiceStatus) => void;
	/** Removes the message, and the marks of options that are chosen now. */
	readonly choiceChanged: () => void;
}

/** @param noticeAfter Element after which the reason is shown for a complete choice that cannot be added. */
export function createExplainer(form: HTMLElement, noticeAfter: Element, state: VariationState): Explainer {
	let clear: (() => void) | undefined;

	const mark = (marked: readonly HTMLSelectElement[]) => {
		for (const select of optionFields(form)) {
			const isMissing = marked.includes(select);
			for (const control of [select, select.parentElement!.querySelector('[role="radiogroup"]')]) {
				if (isMissing) control?.setAttribute('aria-invalid', 'true');
				else control?.removeAttribute('aria-invalid');
			}
			cellOf(select).toggleAttribute('data-archipel-missing', isMissing);
		}
	};
	const takeBack = () => {
		clear?.();
		clear = undefined;
	};

	return {
		explain(status) {
			// The error message of the failed request is shown already.
			if (status === 'failed') return;
			const open = status === 'incomplete' ? openFields(form) : [];
			const [first] = open;
			const reason = messages(first ? 'selectOptions' : 'unavailable');
			takeBack();
			mark(open);
			if (settings().shop.nativeAlerts) globalThis.alert(reason);
			else {
				const missing = first && messages('missing', { options: open.map(optionLabel).join(', ') });
				const place = first ? cellOf(first).lastElementChild! : noticeAfter;
				const text = [reason, missing].filter(Boolean).join(' ');
				clear = showNotice(place, { type: 'error', text });
			}
			if (first) focusField(first, state);
		},
		choiceChanged() {
			takeBack();
			mark(openFields(form).filter((select) => cellOf(select).hasAttribute('data-archipel-missing')));
		},
	};
}

/** Returns the cell of WooCommerce's table with an attribute's select and swatches. */
const cellOf = (select: HTMLSelectElement): Element => select.closest('.value') ?? select.parentElement!;
