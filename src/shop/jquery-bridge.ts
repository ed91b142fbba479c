/**
 * The one place where jQuery is touched. It is never required: without it these functions do nothing.
 * Third parties listen to WooCommerce's jQuery events and trigger some themselves (contracts, Events third parties rely on).
 */
interface JQueryObject {
	trigger(event: string, args?: readonly unknown[]): unknown;
	triggerHandler(event: string, args?: readonly unknown[]): unknown;
	on(events: string, handler: (event: unknown, ...args: unknown[]) => void): unknown;
	off(events: string, handler: (event: unknown, ...args: unknown[]) => void): unknown;
	data(): Readonly<Record<string, unknown>>;
	readonly 0?: unknown;
}
type JQuery = (target: unknown) => JQueryObject;

const jQuery = (): JQuery | undefined => {
	const candidate = (globalThis as { jQuery?: unknown }).jQuery;
	return typeof candidate === 'function' ? (candidate as JQuery) : undefined;
};

/** Events that we are sending: what comes back to us during it is our own voice. */
let speaking = 0;

/** Runs somebody else's handlers. What they throw is theirs, and must not stop what we were doing. */
function speak<T>(call: () => T): T | undefined {
	speaking++;
	try {
		return call();
	} catch (error) {
		// Reported as the uncaught error it would have been in an event handler.
		queueMicrotask(() => reportError(error));
		return undefined;
	} finally {
		speaking--;
	}
}

/** Wraps an element for a handler that expects jQuery's object; `undefined` without jQuery or without an element. */
export function wrapForJQuery(element: Element | undefined): unknown {
	return element && jQuery()?.(element);
}

/** What other scripts keep on an element by jQuery's `.data()`: values that stand in no attribute. */
export function jQueryData(element: Element): Readonly<Record<string, unknown>> {
	return jQuery()?.(element).data() ?? {};
}

/** Triggers a jQuery event, which bubbles. */
export function triggerJQuery(target: Element, event: string, args: readonly unknown[] = []): void {
	speak(() => jQuery()?.(target).trigger(event, args));
}

/** Asks jQuery handlers; `false` from one of them is a veto. */
export function askJQuery(target: Element, event: string, args: readonly unknown[] = []): boolean {
	return speak(() => jQuery()?.(target).triggerHandler(event, args)) !== false;
}

/**
 * Listens to jQuery events that others trigger, until `signal` aborts. jQuery may still be on its way when an island mounts:
 * then listening starts when the page has loaded.
 *
 * @param events Names separated by spaces.
 */
export function onJQuery(
	target: Element,
	events: string,
	listener: (...args: unknown[]) => void,
	signal?: AbortSignal,
): void {
	const listen = () => {
		const $ = jQuery();
		if (!$ || signal?.aborted) return;
		const handler = (_event: unknown, ...args: unknown[]) => {
			if (!speaking) listener(...args);
		};
		$(target).on(events, handler);
		signal?.addEventListener('abort', () => $(target).off(events, handler));
	};
	if (jQuery() || document.readyState === 'complete') listen();
	else addEventListener('load', listen, { once: true, ...(signal && { signal }) });
}
