import { defineMessages } from '../i18n/define-messages';
import { announce } from '../ui/announcer';
import { element } from '../dom/element';
import { emit } from '../stores/events';
import { eraseTraces } from '../stores/storage';

const t = defineMessages('forget', {
	erased: ['Vos traces sur cet appareil sont effacées.', 'Your traces on this device are erased.'],
});

/** Erases the visitor's data (PRIV-01) and confirms it beside the pressed button and to screen readers. */
export function forget(button: Element): void {
	forgetVisitor();
	announce(t('erased'));
	const said = button.nextElementSibling?.matches('.archipel-forgotten')
		? button.nextElementSibling
		: // The announcer has told screen readers.
			element('span', { class: 'archipel-forgotten', 'aria-hidden': 'true' });
	said.textContent = t('erased');
	button.after(said);
}

/** Erases the visitor's data from this browser and from all open pages of the shop (PRIV-01). */
export function forgetVisitor(): void {
	emit('archipel:forget-visitor', {});
	eraseTraces();
}
