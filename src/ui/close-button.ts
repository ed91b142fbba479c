import { createButton, icon } from '../dom/element';
import { commonMessages } from '../i18n/common-messages';

/** Creates the close button of a dialog made without React. @param className Additional class, which places it. */
export const closeButton = (className: string): HTMLButtonElement =>
	createButton(
		`${className} archipel-icon-button`,
		{ 'aria-label': commonMessages('close') },
		icon('M6 6 18 18M18 6 6 18'),
	);
