import type { Intent } from './activation';
import { actNatively } from './intents';
import { printedConfig } from './registry';

/** Messages bundled with the stub, because no other file may have loaded. */
const FRENCH = 'Échec\u00a0: vérifiez votre connexion.';
const ENGLISH = 'Failed: check your connection.';

/** Containers that cannot hold a message: lists and groups (items only), and closed details (only the summary is displayed). */
const GROUPS = 'ul,[role=radiogroup],details:not([open])';

let said: HTMLElement | undefined;

/**
 * Runs the browser's default action of an unhandled intent. If there is none, or the browser is offline, shows a message at the control
 * (RT-13), one message at a time. The owner can change the text `runtime.failed`.
 *
 * @param host Place of the message for a control that has left the page.
 */
export function leaveToBrowser(intent: Intent, host?: HTMLElement): void {
	const { control, submitter = control } = intent;
	if (!navigator.onLine || !actNatively(intent)) sayFailed(host && !submitter.isConnected ? host : submitter);
}

/** Shows a failure message after a control. @returns The message element. */
export function sayFailed(control: HTMLElement): HTMLElement {
	said?.remove();
	said = document.createElement('p');
	said.className = 'archipel-notice';
	said.role = 'alert';
	said.textContent = printedConfig().messages?.['runtime.failed'] ?? (control.matches(':lang(fr)') ? FRENCH : ENGLISH);
	(control.closest(GROUPS) ?? control).after(said);
	return said;
}
