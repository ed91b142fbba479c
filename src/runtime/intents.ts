import type { Intent } from './activation';
import { chooseEarly } from './choose-early';
import { isModified } from './keys';

/** A host that is not mounted yet and wants to know what the shopper does to it. */
export interface IntentHolder {
	readonly host: HTMLElement;
	/** Controls besides the marked ones; matches nothing where there are none. */
	readonly selector: string;
	/** Takes the intent; the event goes no further. */
	readonly hold: (intent: Intent) => void;
}

/** Controls that mean something to an island alone: those that say so, and in a placed host buttons for which no browser has an action. */
const marked = '[data-archipel-intent],[data-archipel] button[type=button]';

/** What tells the host of an island, mounted or not, unless it adopts and waits. */
const hosts = '[data-archipel],[data-archipel-state]';

const EVENTS = ['click', 'keydown', 'submit'];

/** Keys that press a control, and those that choose another of a list: how many items further. */
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
 * Holds clicks, keys and submits on islands that are not there yet.
 *
 * The event is stopped, because the scripts that an island replaces may still be on the page and would act on it as well.
 * It is never dispatched again: the island gets a description of it, or the browser's own action is carried out.
 * A submit button is left alone, so that the browser validates the form; its submit event is held instead.
 * So is a radio button or a check box: the browser checks it, and the island is told in its turn. Offline it stays as it was: nobody can act on
 * it. A choice in a list that stands for a select is made at once and waits for nobody.
 *
 * @param waiting Islands that are not mounted yet; asked with each event.
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
			// Of islands inside each other, the innermost is meant.
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
	// Style sheets tell by it whether presses are answered already.
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
		// A marked control may stand in an island inside this one, which is there already.
		return element.matches(marked) && (element.closest(hosts)?.contains(host) ?? true);
	};
	if (event.type === 'submit') return (isOurs(submitter ?? target) || isOurs(target)) && target;
	const control = target.closest<HTMLElement>(`${marked},${selector}`);
	// Of a key on these the browser makes a click; elsewhere the key is meant for what has the focus.
	if (event.type === 'keydown' && (control !== target || target.matches('a,button,input'))) return false;
	return control && isOurs(control) && !isBrowsers(control) && control;
}

/** A click that submits a form comes back as a submit event; a link into another tab and a download stay as they are. */
const isBrowsers = (control: HTMLElement): unknown =>
	(control as Partial<HTMLFormElement>).requestSubmit ||
	(/submit|reset|image/.test((control as HTMLButtonElement).type) && (control as HTMLButtonElement).form) ||
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
		pass(() => control.requestSubmit(isInside ? submitter : null));
		return control.isConnected;
	}
	const link = control.closest<HTMLAnchorElement>('a[href]');
	if (!link?.protocol.startsWith('http')) return false;
	location.assign(link.href);
	return true;
}

/** Does on the page what the shopper did: the listeners of the island answer, or the browser. @returns False if nobody can. */
export function act(intent: Intent): boolean {
	const { control } = intent;
	if (control instanceof HTMLFormElement || !control.isConnected) return carryOut(intent);
	pass(() => control.click());
	return true;
}

/** Does something whose events are not held once more. */
function pass(task: () => void): void {
	isActing = true;
	task();
	isActing = false;
}
