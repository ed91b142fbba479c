import { settings } from '../../../src/runtime/settings';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { t } from '../messages';
import { createStars } from './stars';

const ERROR_ID = 'archipel-rating-error';

export interface Rating {
	/** Whether a rating is required but not chosen (REV-02). */
	readonly isMissing: () => boolean;
	/** Reports the missing rating and focuses the stars. */
	readonly ask: () => void;
	/** Focuses the stars. */
	readonly focus: () => void;
}

/** Creates the stars of a review form, with a check for a required rating; `undefined` if ratings are off. */
export function createRating(form: HTMLFormElement, signal: AbortSignal): Rating | undefined {
	const select = form.querySelector<HTMLSelectElement>('select[name=rating]');
	if (!select) return undefined;
	const label = form.querySelector<HTMLLabelElement>('label[for=rating]');
	// The picker of WooCommerce's script, which may be on the page for the tabs.
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

/** WooCommerce always prints the select as required; its setting, or the mark in the label, has the real value. */
function ratingIsRequired(label: HTMLElement | null): boolean {
	const { wc_single_product_params: params } = globalThis as {
		wc_single_product_params?: { review_rating_required?: unknown };
	};
	if (params && 'review_rating_required' in params) return params.review_rating_required === 'yes';
	return Boolean(label?.querySelector('.required'));
}
