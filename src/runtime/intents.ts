import type { Intent } from './activation';
import { isModified, isPress } from './keys';

/** A host that is not mounted yet and wants to know what the shopper does to it. */
export interface IntentHolder {
	readonly host: HTMLElement;
	/** Controls besides the marked ones. */
	readonly selector: string | undefined;
	/** Takes the intent; the event goes no further. */
	readonly hold: (intent: Intent) => void;
}

/** Controls that mean something to an island alone: those that say so, and in a placed host buttons for which no browser has an action. */
const marked = '[data-archipel-intent],[data-archipel] button[type=button]';

/** What tells the host of an island, mounted or not, unless it adopts and waits. */
const hosts = '[data-archipel],[data-archipel-state]';

const EVENTS = ['click', 'keydown', 'submit'];

let isActing = false;

/**
 * Holds clicks, keys and submits on islands that are not there yet.
 *
 * The event is stopped, because the scripts that an island replaces may still be on the page and would act on it as well.
 * It is never dispatched again: the island gets a description of it, or the browser's own action is carried out.
 * A submit button is left alone, so that the browser validates the form; its submit event is held instead.
 * So is a radio button or a check box: the browser checks it, and the island is told in its turn. Offline it stays as it was: nobody can act on it.
 *
 * @param waiting Islands that are not mounted yet; asked with each event.
 * @param holdSubmit Asked for the submit of a form that no such island wants. @returns Whether it was held all the same.
 */
export function holdIntents(
	waiting: () => Iterable<IntentHolder>,
	holdSubmit: (intent: Intent) => boolean,
): () => void {
	const onEvent = (event: Event) => {
		const { type, target, defaultPrevented } = event;
		const isSubmit = type === 'submit';
		if (isActing || defaultPrevented || isModified(event) || !(target instanceof Element)) return;
		if (type === 'keydown' && !isPress(event as KeyboardEvent)) return;
		const submitter = ((event as SubmitEvent).submitter as HTMLElement | null) ?? undefined;
		let innermost: IntentHolder | undefined;
		let control = target as HTMLElement;
		for (const holder of waiting()) {
			// Of islands inside each other, the innermost is meant.
			if (!holder.host.contains(target) || (innermost && !innermost.host.contains(holder.host))) continue;
			const found = findControl(event, holder, submitter);
			if (!found) continue;
			innermost = holder;
			control = found;
		}
		const name = (submitter ?? control).dataset['archipelIntent'] || control.dataset['archipelIntent'];
		const intent: Intent = { type: isSubmit ? type : 'click', control, submitter, name };
		if (innermost) innermost.hold(intent);
		else if (!isSubmit || !holdSubmit(intent)) return;
		if (navigator.onLine && type === 'click' && target.closest('label,input')) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	for (const type of EVENTS) addEventListener(type, onEvent, true);
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
		if (selector && element.matches(selector)) return true;
		// A marked control may stand in an island inside this one, which is there already.
		const nearest = element.closest(hosts);
		return element.matches(marked) && (!nearest || nearest.contains(host));
	};
	if (event.type === 'submit') return (isOurs(submitter ?? target) || isOurs(target)) && target;
	const control = target.closest<HTMLElement>(selector ? `${marked},${selector}` : marked);
	// Of a key on these the browser makes a click; elsewhere the key is meant for what has the focus.
	if (event.type === 'keydown' && (control !== target || target.matches('a,button,input'))) return false;
	return control && isOurs(control) && !isBrowsers(control) && control;
}

/** A click that submits a form comes back as a submit event; a link into another tab and a download stay as they are. */
const isBrowsers = (control: HTMLElement): unknown =>
	control instanceof HTMLFormElement ||
	(control.matches('button:not([type=button]),input[type=submit],input[type=image]') &&
		(control as HTMLButtonElement).form) ||
	control.closest('a[download],a[target]:not([target=""],[target=_self])');

/**
 * Does what the browser would have done: follows the link or submits the form with its button.
 *
 * @returns False where the browser would have done nothing.
 */
export function carryOut({ control, submitter }: Intent): boolean {
	if (control instanceof HTMLFormElement) {
		// A button that has left its form cannot submit it any more.
		const isInside = (submitter as HTMLButtonElement | undefined)?.form === control;
		control.requestSubmit(isInside ? submitter : null);
		return control.isConnected;
	}
	const link = control.closest<HTMLAnchorElement>('a[href]');
	// Of no link it is `undefined`, which is no protocol.
	if (!/^https?:$/.test(link?.protocol as string)) return false;
	location.assign(link!.href);
	return true;
}

/** Does on the page what the shopper did: the listeners of the island answer, or the browser. @returns False if nobody can. */
export function act(intent: Intent): boolean {
	const control = intent.control;
	isActing = true;
	try {
		if (control instanceof HTMLFormElement || !control.isConnected) return carryOut(intent);
		control.click();
		return true;
	} finally {
		isActing = false;
	}
}
