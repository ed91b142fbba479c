import type { Intent } from './activation';

/** A host that is not mounted yet and wants to know what the shopper does to it. */
export interface IntentHolder {
	readonly host: HTMLElement;
	/** Controls besides `[data-archipel-intent]`. */
	readonly selector: string | undefined;
	/** Takes the intent; the event goes no further. */
	readonly hold: (intent: Intent) => void;
}

const marked = '[data-archipel-intent]';

/** What tells the host of an island, mounted or not, unless it adopts and waits. */
const hosts = '[data-archipel],[data-archipel-state]';

/**
 * Holds clicks and submits on islands that are not there yet.
 *
 * The event is stopped, because the scripts that an island replaces may still be on the page and would act on it as well.
 * It is never dispatched again: the island gets a description of it, or the browser's own action is carried out.
 * A submit button is left alone, so that the browser validates the form; its submit event is held instead.
 */
export function holdIntents(holders: Iterable<IntentHolder>, root: EventTarget = window): () => void {
	const onEvent = (event: Event) => {
		if (event.defaultPrevented || !(event.target instanceof Element) || isModified(event)) return;
		const submitter = (event as SubmitEvent).submitter ?? undefined;
		let found: { holder: IntentHolder; control: HTMLElement } | undefined;
		for (const holder of holders) {
			// Of islands inside each other, the innermost is meant.
			if (!holder.host.contains(event.target) || (found && !found.holder.host.contains(holder.host))) continue;
			const control = findControl(event, holder, submitter);
			if (control) found = { holder, control };
		}
		if (!found) return;
		const { holder, control } = found;
		event.preventDefault();
		event.stopImmediatePropagation();
		const name = (submitter?.dataset['archipelIntent'] ?? control.dataset['archipelIntent']) || undefined;
		holder.hold({
			type: event.type as Intent['type'],
			control,
			...(submitter instanceof HTMLElement && { submitter }),
			...(name && { name }),
		});
	};
	root.addEventListener('click', onEvent, true);
	root.addEventListener('submit', onEvent, true);
	return () => {
		root.removeEventListener('click', onEvent, true);
		root.removeEventListener('submit', onEvent, true);
	};
}

function findControl(event: Event, holder: IntentHolder, submitter: HTMLElement | undefined): HTMLElement | null {
	const { host, selector } = holder;
	const target = event.target as HTMLElement;
	const isOurs = (element: HTMLElement) => {
		if (!host.contains(element)) return false;
		if (selector && element.matches(selector)) return true;
		// A marked control may stand in an island inside this one, which is there already.
		const nearest = element.closest(hosts);
		return element.matches(marked) && (!nearest || nearest.contains(host));
	};
	if (event.type === 'submit') return isOurs(target) || (submitter && isOurs(submitter)) ? target : null;
	const control = target.closest<HTMLElement>(selector ? `${marked},${selector}` : marked);
	return control && isOurs(control) && !isBrowsers(control) ? control : null;
}

/** A click that submits a form comes back as a submit event; a link into another tab and a download stay as they are. */
function isBrowsers(control: HTMLElement): boolean {
	return Boolean(
		control instanceof HTMLFormElement ||
		(control.matches('button:not([type=button]),input[type=submit],input[type=image]') &&
			(control as HTMLButtonElement).form) ||
		control.closest('a[download],a[target]:not([target=""],[target=_self])'),
	);
}

/** With a key held down, or another button than the first, the browser does something of its own. */
function isModified(event: Event): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
	return event.type === 'click' && (button > 0 || metaKey || ctrlKey || shiftKey || altKey);
}

/** Does what the browser would have done: follows the link or submits the form with its button. */
export function carryOut({ control, submitter }: Intent): void {
	if (control instanceof HTMLFormElement) {
		// A button that has left its form cannot submit it any more.
		const isInside = (submitter as HTMLButtonElement | undefined)?.form === control;
		control.requestSubmit(isInside ? submitter : null);
		return;
	}
	const link = control.closest<HTMLAnchorElement>('a[href]');
	if (link && /^https?:$/.test(link.protocol)) location.assign(link.href);
}
