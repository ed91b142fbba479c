import { element } from '../../../src/dom/element';
import { icon } from '../../../src/dom/icon';
import { t } from '../messages';

export interface Stars {
	readonly group: HTMLElement;
	/** Takes focus, at the chosen star or the first. */
	readonly focus: () => void;
	/** Says which message tells what is wrong; `undefined` when nothing is. */
	readonly setError: (messageId: string | undefined) => void;
}

interface StarsOptions {
	/** Its label stays where it is and names the stars. */
	readonly label: HTMLLabelElement | null;
	readonly isRequired: boolean;
	readonly signal: AbortSignal;
}

const PATH = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z';
let made = 0;

/**
 * Five native radios in place of WooCommerce's select, which stays the form's source of truth: it is what is sent, and what other scripts
 * read and set (REV-01). No `fieldset`: every theme draws a box around those.
 */
export function createStars(select: HTMLSelectElement, { label, isRequired, signal }: StarsOptions): Stars {
	const name = `archipel-rating-${++made}`;
	const radios = [1, 2, 3, 4, 5].map((value) =>
		element('input', {
			type: 'radio',
			class: 'archipel-reviews__radio archipel-field',
			name,
			value,
			'aria-label': t('stars', { count: value }),
			// No form owns them: they are a view of the select, and must not be sent beside it.
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
	const focus = () => (radios.find(({ checked }) => checked) ?? radios[0]!).focus();
	group.addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		select.value = target.value;
		select.dispatchEvent(new Event('change', { bubbles: true }));
	});
	select.addEventListener('change', read, { signal });
	// The fields have their first values again only after the event.
	select.form?.addEventListener('reset', () => setTimeout(read), { signal });
	label?.addEventListener('click', focus, { signal });

	// What stands below stays where it is.
	group.style.minBlockSize = `${select.offsetHeight}px`;
	// By style: themes give fields a display that is stronger than `hidden`.
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
		setError(messageId) {
			for (const radio of radios) {
				if (messageId === undefined) {
					radio.removeAttribute('aria-describedby');
					radio.removeAttribute('aria-invalid');
				} else {
					radio.setAttribute('aria-describedby', messageId);
					radio.setAttribute('aria-invalid', 'true');
				}
			}
		},
	};
}
