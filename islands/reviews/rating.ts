import { listen } from '../../src/runtime/listen';
import { settings } from '../../src/runtime/settings';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { t } from './messages';
import { element, icon } from '../../src/dom/element';

const ERROR_ID = 'archipel-rating-error';

/** Creates the stars of a review form, with a check for a required rating; `undefined` if ratings are off. */
export function createRating(form: HTMLFormElement, signal: AbortSignal) {
	const select = form.querySelector<HTMLSelectElement>('select[name=rating]');
	if (!select) return undefined;
	const label = form.querySelector<HTMLLabelElement>('label[for=rating]');
	// The picker of WooCommerce's script, which may be on the page for the tabs.
	form.querySelector('p.stars')?.remove();
	const isRequired = ratingIsRequired(label);
	const stars = createStars(select, label, isRequired, signal);

	listen(select, 'change', { signal }, () => {
		if (!select.value) return;
		clearNotice(stars.group);
		stars.setError();
	});
	return {
		/** Whether a rating is required but not chosen (REV-02). */
		isMissing: () => isRequired && !select.value,
		focus: stars.focus,
		/** Reports the missing rating and focuses the stars. */
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

const PATH = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z';
let made = 0;

/**
 * Five native radios in the place of WooCommerce's select. The select stays in the form as the submitted value, which other scripts
 * read and set (REV-01); its label stays and names the stars. No `fieldset`, because themes draw a box around it.
 */
function createStars(
	select: HTMLSelectElement,
	label: HTMLLabelElement | null,
	isRequired: boolean,
	signal: AbortSignal,
) {
	const name = `archipel-rating-${++made}`;
	const radios = [1, 2, 3, 4, 5].map((value) =>
		element('input', {
			type: 'radio',
			class: 'archipel-cover archipel-field',
			name,
			value,
			'aria-label': t('stars', { count: value }),
			// The id of no form: the radios mirror the select and must not be submitted with it.
			form: `${name}-none`,
		}),
	);
	const chosen = element('span', { class: 'archipel-reviews__chosen', 'aria-hidden': 'true' });
	const group = element(
		'div',
		{ class: 'archipel-reviews__stars', role: 'radiogroup', 'aria-required': String(isRequired) },
		...radios.map((radio) => element('span', { class: 'archipel-reviews__star' }, radio, icon(PATH))),
		chosen,
	);
	if (label) {
		label.id ||= `${name}-label`;
		group.setAttribute('aria-labelledby', label.id);
	}

	const read = () => {
		for (const radio of radios) radio.checked = radio.value === select.value;
		chosen.textContent = select.value ? t('stars', { count: Number(select.value) }) : '';
	};
	/** Focuses the chosen star, or else the first. */
	const focus = () => (radios.find(({ checked }) => checked) ?? radios[0]!).focus();
	group.addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		select.value = target.value;
		select.dispatchEvent(new Event('change', { bubbles: true }));
	});
	select.addEventListener('change', read, { signal });
	// Deferred: the fields are reset only after the event.
	select.form?.addEventListener('reset', () => setTimeout(read), { signal });
	label?.addEventListener('click', focus, { signal });

	// At least the select's height, so that the content below does not move.
	group.style.minBlockSize = `${select.offsetHeight}px`;
	// Inline style, because a theme's `display` for fields overrides `hidden`.
	select.style.display = 'none';
	select.before(group);
	read();
	signal.addEventListener('abort', () => {
		group.remove();
		select.style.removeProperty('display');
	});

	return {
		group,
		focus,
		/** Links the stars to an error message by its id; without one removes the error. */
		setError(messageId?: string) {
			for (const radio of radios) {
				radio.removeAttribute('aria-invalid');
				radio.removeAttribute('aria-describedby');
				if (messageId === undefined) continue;
				radio.setAttribute('aria-describedby', messageId);
				radio.setAttribute('aria-invalid', 'true');
			}
		},
	};
}
