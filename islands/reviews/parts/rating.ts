import { settings } from '../../../src/runtime/settings';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { t } from '../messages';
import { createStars } from './stars';

const ERROR_ID = 'archipel-rating-error';

export interface Rating {
	/** No star is chosen although the shop wants one (REV-02). */
	readonly isMissing: () => boolean;
	/** Says so, and takes the visitor to the stars. */
	readonly ask: () => void;
	/** Takes the visitor to the stars. */
	readonly focus: () => void;
}

/** The stars of a review form with the rule that one of them must be chosen; `undefined` where ratings are off. */
export function createRating(form: HTMLFormElement, signal: AbortSignal): Rating | undefined {
	const select = form.querySelector<HTMLSelectElement>('select[name=rating]');
	if (!select) return undefined;
	const label = form.querySelector<HTMLLabelElement>('label[for=rating]');
	// The picker of WooCommerce's script, where that stays for the tabs.
	form.querySelector('p.stars')?.remove();
	const isRequired = ratingIsRequired(label);
	const stars = createStars(select, { label, isRequired, signal });

	select.addEventListener(
		'change',
		() => {
			if (!select.value) return;
			clearNotice(stars.group);
			stars.setError(undefined);
		},
		{ signal },
	);
	return {
		isMissing: () => isRequired && !select.value,
		focus: () => stars.focus(),
		ask() {
			const text = t('ratingMissing');
			if (settings().shop.nativeAlerts) alert(text);
			else {
				showNotice(stars.group, {
					type: 'error',
					text,
					place(box) {
						box.id = ERROR_ID;
						stars.group.after(box);
					},
				});
				stars.setError(ERROR_ID);
			}
			stars.focus();
		},
	};
}

/** WooCommerce prints the select as required in any case; its setting, or the mark in the label, says whether it is. */
function ratingIsRequired(label: HTMLElement | null): boolean {
	const { wc_single_product_params: params } = globalThis as {
		wc_single_product_params?: { review_rating_required?: unknown };
	};
	if (params && 'review_rating_required' in params) return params.review_rating_required === 'yes';
	return Boolean(label?.querySelector('.required'));
}
