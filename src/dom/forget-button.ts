import { defineMessages } from '../i18n/define-messages';
import { forgetVisitor } from '../stores/forget-visitor';
import { announce } from '../ui/announcer';

const t = defineMessages(
	'forget',
	{ erased: 'Vos traces sur cet appareil sont effacées.' },
	{ erased: 'Your traces on this device are erased.' },
);

/** Erases every trace of the visitor (PRIV-01), and says so: at the button that was pressed, and to screen readers. */
export function forget(button: Element): void {
	forgetVisitor();
	announce(t('erased'));
	const said = button.nextElementSibling?.matches('.archipel-forgotten')
		? button.nextElementSibling
		: document.createElement('span');
	said.className = 'archipel-forgotten';
	// Screen readers have heard it.
	said.setAttribute('aria-hidden', 'true');
	said.textContent = t('erased');
	button.after(said);
}
