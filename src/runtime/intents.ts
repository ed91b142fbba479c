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
		for (const { host, selector, hold } of holders) {
			if (!host.contains(event.target)) continue;
			const selectors = selector ? `${marked},${selector}` : marked;
			const submitter = (event as SubmitEvent).submitter ?? undefined;
			const control = findControl(event, selectors, submitter);
			if (!control || !host.contains(control)) continue;
			event.preventDefault();
			event.stopImmediatePropagation();
			const name = (submitter?.dataset['archipelIntent'] ?? control.dataset['archipelIntent']) || undefined;
			hold({
				type: event.type as Intent['type'],
				control,
				...(submitter instanceof HTMLElement && { submitter }),
				...(name && { name }),
			});
			return;
		}
	};
	root.addEventListener('click', onEvent, true);
	root.addEventListener('submit', onEvent, true);
	return () => {
		root.removeEventListener('click', onEvent, true);
		root.removeEventListener('submit', onEvent, true);
	};
}

function findControl(event: Event, selectors: string, submitter: HTMLElement | undefined): HTMLElement | null {
	const target = event.target as HTMLElement;
	if (event.type === 'submit') return target.matches(selectors) || submitter?.matches(selectors) ? target : null;
	const control = target.closest<HTMLElement>(selectors);
	const submits =
		control?.matches('button:not([type=button]), input[type=submit], input[type=image]') && control.closest('form');
	return submits || control instanceof HTMLFormElement ? null : control;
}

/** A new tab, a download or a middle click is the browser's business. */
function isModified(event: Event): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
	return event.type === 'click' && (button > 0 || metaKey || ctrlKey || shiftKey || altKey);
}

/** Does what the browser would have done: follows the link or submits the form with its button. */
export function carryOut({ control, submitter }: Intent): void {
	if (control instanceof HTMLFormElement) {
		control.requestSubmit(submitter?.isConnected ? submitter : null);
		return;
	}
	const link = control.closest<HTMLAnchorElement>('a[href]');
	if (link && /^https?:$/.test(link.protocol)) location.assign(link.href);
}
