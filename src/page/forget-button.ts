import { defineMessages } from '../i18n/define-messages';
import { forgetVisitor } from '../stores/forget-visitor';
import { announce } from '../ui/announcer';

const t = defineMessages('forget', {
	erased: ['Vos traces sur cet appareil sont effacées.', 'Your traces on this device are erased.'],
});

/** Erases the visitor's data (PRIV-01) and confirms it beside the pressed button and to screen readers. */
export function forget(button: Element): void {
	forgetVisitor();
	announce(t('erased'));
	const said = button.nextElementSibling?.matches('.archipel-forgotten')
		? button.nextElementSibling
		: document.createElement('span');
	said.className = 'archipel-forgotten';
	// The announcer has told screen readers.
	said.setAttribute('aria-hidden', 'true');
	said.textContent = t('erased');
	button.after(said);
}
