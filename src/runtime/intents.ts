import type { Intent } from './activation';
import { isModified } from './keys';
import { printedConfig } from './registry';

/** An unmounted island whose intents are held. */
export interface IntentHolder {
	readonly host: HTMLElement;
	/** Selector of additional controls; a selector without matches if there are none. */
	readonly selector: string;
	/** Holds the intent; the event is stopped. */
	readonly hold: (intent: Intent) => void;
}

/** Controls that only an island handles: marked ones, and in a placed host buttons without a default action. */
const marked = '[data-archipel-intent],[data-archipel] button[type=button]';

/** Selector of island hosts; misses adopted hosts that are not mounted. */
const hosts = '[data-archipel],[data-archipel-state]';

const EVENTS = ['click', 'keydown', 'submit'];

/** Keys that press a control (0), and keys that move the choice in a list, by number of items. */
const STEPS: Readonly<Record<string, number>> = {
	' ': 0,
	Enter: 0,
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

let isActing = false;

/**
 * Holds clicks, keys and submits on islands that are not mounted yet.
 *
 * The event is stopped, because the scripts that an island replaces may still be on the page and would act on it as well.
 * The event is never dispatched again: the island gets an `Intent`, or the browser's default action runs.
 * A click on a submit button is not held, so that the browser validates the form; its submit event is held instead.
 * A click on a radio button or check box changes its state and is also held for the island; offline the state is unchanged, as no island can load.
 * A choice in a list that represents a select is made at once (`chooseEarly`).
 *
 * @param waiting Returns the unmounted islands; called for each event.
 */
export function holdIntents(waiting: () => Iterable<IntentHolder>): () => void {
	const onEvent = (event: Event) => {
		const { type, target } = event;
		if (isActing || event.defaultPrevented || isModified(event) || !(target instanceof Element)) return;
		const step = STEPS[(event as KeyboardEvent).key];
		if (type === 'keydown' && step === undefined) return;
		const submitter = ((event as SubmitEvent).submitter as HTMLElement | null) ?? undefined;
		let innermost: IntentHolder | undefined;
		let control = target as HTMLElement;
		for (const holder of waiting()) {
			// Nested islands: the innermost gets the intent.
			if (!holder.host.contains(target) || (innermost && !innermost.host.contains(holder.host))) continue;
			const found = findControl(event, holder, submitter);
			if (!found) continue;
			innermost = holder;
			control = found;
		}
		if (!innermost) return;
		if (!chooseEarly(control, step)) {
			if (step) return;
			innermost.hold({ control, submitter });
		}
		if (navigator.onLine && type === 'click' && target.closest('label,input')) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	for (const type of EVENTS) addEventListener(type, onEvent, true);
	// Style sheets use this attribute to tell whether presses are handled.
	document.documentElement.dataset['archipelOn'] = '';
	return () => EVENTS.forEach((type) => removeEventListener(type, onEvent, true));
}

function findControl(
	event: Event,
	holder: IntentHolder,
	submitter: HTMLElement | undefined,
): HTMLElement | false | null {
	const { host, selector } = holder;
	const target = event.target as HTMLElement;
	const isOurs = (element: HTMLElement) => {
		if (!host.contains(element)) return false;
		if (element.matches(selector)) return true;
		// A marked control may belong to a nested island that is mounted already.
		return element.matches(marked) && (element.closest(hosts)?.contains(host) ?? true);
	};
	if (event.type === 'submit') return (isOurs(submitter ?? target) || isOurs(target)) && target;
	const control = target.closest<HTMLElement>(`${marked},${selector}`);
	// On these elements the browser turns the key into a click; otherwise the key belongs to the focused element.
	if (event.type === 'keydown' && (control !== target || target.matches('a,button,input'))) return false;
	return control && isOurs(control) && !isBrowsers(control) && control;
}

/** Clicks left to the browser: submit and reset buttons (the submit event is held), downloads, and links with a target. */
const isBrowsers = (control: HTMLElement): unknown =>
	(control as Partial<HTMLFormElement>).requestSubmit ||
	(/submit|reset|image/.test((control as HTMLButtonElement).type) && (control as HTMLButtonElement).form) ||
	control.closest('a[download],a[target]:not([target=""],[target=_self])');

/** Runs the browser's default action: follows the link, or submits the form with its button. @returns False if there is no default action. */
export function actNatively({ control, submitter }: Intent): boolean {
	if (control instanceof HTMLFormElement) {
		// A button outside the form cannot be its submitter.
		const isInside = (submitter as HTMLButtonElement | undefined)?.form === control;
		pass(() => control.requestSubmit(isInside ? submitter : null));
		return control.isConnected;
	}
	const link = control.closest<HTMLAnchorElement>('a[href]');
	if (!link?.protocol.startsWith('http')) return false;
	location.assign(link.href);
	return true;
}

/** Repeats the intent on the page: clicks the control or submits the form. @returns False if nothing can handle the intent. */
export function act(intent: Intent): boolean {
	const { control } = intent;
	if (control instanceof HTMLFormElement || !control.isConnected) return actNatively(intent);
	pass(() => control.click());
	return true;
}

/** Runs a task whose events are not held again. */
function pass(task: () => void): void {
	isActing = true;
	task();
	isActing = false;
}

/**
 * Chooses an item of a list that represents the preceding select (swatches), before the island is mounted or if it fails: sets the select, which
 * the browser posts. No intent is held, because the island reads the select.
 *
 * @param item Item of the list with `data-value`.
 * @param step Offset of the chosen item from `item`, for arrow keys. @default 0
 * @returns False if the item is not in such a list.
 */
export function chooseEarly(item: HTMLElement, step = 0): boolean {
	if (!item.matches('select + * > *')) return false;
	const list = item.parentElement!;
	const select = list.previousElementSibling as HTMLSelectElement;
	const items = [...list.children] as HTMLElement[];
	const chosen = items.at((items.indexOf(item) + step) % items.length)!;
	select.value = chosen.dataset['value']!;
	chosen.focus();
	// For lists whose items have the role `radio`.
	for (const other of items) other.ariaChecked &&= `${other === chosen}`;
	select.dispatchEvent(new Event('change', { bubbles: true }));
	return true;
}

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
