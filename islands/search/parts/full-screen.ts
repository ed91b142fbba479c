import { element } from '../../../src/dom/element';
import { icon } from '../../../src/dom/icon';
import { commonMessages } from '../../../src/i18n/common-messages';
import { openModal } from '../../../src/ui/modal';
import { messages } from '../messages';

/** Selector of the page builder's close button. */
const CLOSE = '.dialog-close-button';

/**
 * Opens a search above the page (SRCH-03): the form, or its part with the field, is moved into a dialog and back. Escape, the close button and
 * a press outside close the dialog; the focus returns to the opener.
 */
export function openFullScreen(
	box: HTMLElement,
	field: HTMLInputElement,
	opener: HTMLElement,
	signal: AbortSignal,
): void {
	const dialog = element('dialog', {
		class: 'archipel-modal archipel-box archipel-search__screen',
		'aria-label': messages('label'),
	});
	const place = document.createComment('');
	const closing = box.querySelector(CLOSE) ?? closeButton();
	box.before(place, dialog);
	dialog.append(box);
	if (!box.contains(closing)) dialog.append(closing);
	const close = openModal(dialog, {
		returnFocus: opener,
		onClose() {
			signal.removeEventListener('abort', close);
			place.replaceWith(box);
			dialog.remove();
		},
	});
	signal.addEventListener('abort', close);
	dialog.addEventListener('click', ({ target }) => {
		// The builder's box fills the window: a press on the box itself is a press on the backdrop.
		if (target === box || closing.contains(target as Node)) close();
	});
	dialog.addEventListener('keydown', (event) => {
		// Open suggestions close first. Handled here, because Escape in a search field empties it in some browsers and closes nothing.
		if (event.key !== 'Escape' || event.defaultPrevented) return;
		event.preventDefault();
		close();
	});
	field.focus();
	field.select();
}

const closeButton = () =>
	element(
		'button',
		{
			type: 'button',
			class: 'archipel-search__close archipel-icon-button archipel-button',
			'aria-label': commonMessages('close'),
		},
		icon('M6 6 18 18M18 6 6 18'),
	);
