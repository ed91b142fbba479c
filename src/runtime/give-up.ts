import type { Intent } from './activation';
import { carryOut } from './intents';
import { printedConfig } from './registry';

/** In the stub, because what it is about is that nothing else has come. */
const FRENCH = 'Échec\u00a0: vérifiez votre connexion.';
const ENGLISH = 'Failed: check your connection.';

/** Lists and groups, which hold nothing but their items, and what is closed, of which only the summary shows. */
const GROUPS = 'ul,[role=radiogroup],details:not([open])';

let said: HTMLElement | undefined;

/**
 * Lets the browser do what no island has taken. Where it has nothing to do, or would leave for a page that cannot come, says so at the control
 * (RT-13), one message at a time. The owner's text is `runtime.failed`.
 *
 * @param host Where it is said of a control that has left the page.
 */
export function giveUp(intent: Intent, host?: HTMLElement): void {
	const { control, submitter = control } = intent;
	if (!navigator.onLine || !carryOut(intent)) sayFailed(host && !submitter.isConnected ? host : submitter);
}

/** Says at a control that what it asks for has not come. @returns The message. */
export function sayFailed(control: HTMLElement): HTMLElement {
	said?.remove();
	said = document.createElement('p');
	said.className = 'archipel-notice';
	said.role = 'alert';
	said.textContent = printedConfig().messages?.['runtime.failed'] ?? (control.matches(':lang(fr)') ? FRENCH : ENGLISH);
	(control.closest(GROUPS) ?? control).after(said);
	return said;
}
