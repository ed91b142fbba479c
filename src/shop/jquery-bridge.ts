/**
 * The one place where jQuery is touched. It is never required: without it these functions do nothing.
 * Third parties listen to WooCommerce's jQuery events and trigger some themselves (RT-08; SERVERS.md, S183 to S194).
 */
interface JQueryObject {
	trigger(event: string, args?: readonly unknown[]): unknown;
	triggerHandler(event: string, args?: readonly unknown[]): unknown;
	on(events: string, handler: (event: unknown, ...args: unknown[]) => void): unknown;
	off(events: string, handler: (event: unknown, ...args: unknown[]) => void): unknown;
	data(): Readonly<Record<string, unknown>>;
	readonly 0?: unknown;
}
interface JQuery {
	(target: unknown): JQueryObject;
	/** Plugins of jQuery by name. */
	readonly fn?: Record<string, unknown>;
}
/** An event as jQuery hands it to its handlers. */
export interface JQueryEvent {
	readonly type: string;
	/** Where it was triggered; it may have bubbled. */
	readonly target: EventTarget;
	/** The browser's event, if jQuery only passes one on. */
	readonly originalEvent?: Event;
	/** Keeps jQuery from doing what the browser would: submitting a form. */
	readonly preventDefault: () => void;
}

const jQuery = (): JQuery | undefined => {
	const candidate = (globalThis as { jQuery?: unknown }).jQuery;
	return typeof candidate === 'function' ? (candidate as unknown as JQuery) : undefined;
};

/** Events that we are sending, the innermost last: what comes back to us during it is our own voice. */
const voices: string[] = [];

/** Runs somebody else's handlers. What they throw is theirs, and must not stop what we were doing. */
function speak<T>(event: string, call: () => T): T | undefined {
	voices.push(event.split('.')[0]!);
	try {
		return call();
	} catch (error) {
		// Reported as the uncaught error it would have been in an event handler.
		queueMicrotask(() => reportError(error));
		return undefined;
	} finally {
		voices.pop();
	}
}

/** Wraps an element for a handler that expects jQuery's object; `undefined` without jQuery or without an element. */
export function wrapForJQuery(element: Element | readonly Element[] | undefined): unknown {
	return element && jQuery()?.(element);
}

/** What other scripts keep on an element by jQuery's `.data()`: values that stand in no attribute. */
export function jQueryData(element: Element): Readonly<Record<string, unknown>> {
	return jQuery()?.(element).data() ?? {};
}

/** Triggers a jQuery event, which bubbles. */
export function triggerJQuery(target: EventTarget, event: string, args: readonly unknown[] = []): void {
	speak(event, () => jQuery()?.(target).trigger(event, args));
}

/** Asks jQuery handlers; `false` from one of them is a veto. */
export function askJQuery(target: Element, event: string, args: readonly unknown[] = []): boolean {
	return speak(event, () => jQuery()?.(target).triggerHandler(event, args)) !== false;
}

/**
 * Listens to jQuery events that others trigger, until `signal` aborts. jQuery may still be on its way when an island mounts:
 * then listening starts when the page has loaded.
 *
 * @param events Names separated by spaces.
 */
export function onJQuery(
	target: EventTarget,
	events: string,
	listener: (...args: unknown[]) => void,
	signal?: AbortSignal,
): void {
	listen(
		target,
		events,
		(_event, args) => {
			if (!voices.length) listener(...args);
		},
		signal,
	);
}

/**
 * Listens to events that others trigger by jQuery on a target or inside it. The browser's own events, which jQuery passes on,
 * are left to `addEventListener`. Unlike `onJQuery` it also hears what somebody triggers in answer to an event of ours,
 * as long as it is another event.
 *
 * @param events Names separated by spaces.
 * @param listener Gets the event and its arguments.
 */
export function onJQueryTrigger(
	target: EventTarget,
	events: string,
	listener: (event: JQueryEvent, ...args: unknown[]) => void,
	signal?: AbortSignal,
): void {
	listen(
		target,
		events,
		(event, args) => {
			if (!event.originalEvent && !voices.includes(event.type)) listener(event, ...args);
		},
		signal,
	);
}

function listen(
	target: EventTarget,
	events: string,
	listener: (event: JQueryEvent, args: unknown[]) => void,
	signal?: AbortSignal,
): void {
	whenThere(($) => {
		// A handler that returns `false` stops the event: it would not reach the listeners on `document`.
		const handler = (event: unknown, ...args: unknown[]) => {
			listener(event as JQueryEvent, args);
		};
		$(target).on(events, handler);
		signal?.addEventListener('abort', () => $(target).off(events, handler));
	}, signal);
}

/** jQuery may still be on its way: then when the page has loaded. */
function whenThere(start: ($: JQuery) => void, signal: AbortSignal | undefined): void {
	const run = () => {
		const $ = jQuery();
		if ($ && !signal?.aborted) start($);
	};
	if (jQuery() || document.readyState === 'complete') run();
	else addEventListener('load', run, { once: true, ...(signal && { signal }) });
}

/** Whether a jQuery plugin is on the page, such as `wc_variation_form` of a script that an island would replace. */
export function hasJQueryPlugin(name: string): boolean {
	const plugin = jQuery()?.fn?.[name];
	return typeof plugin === 'function' && !standIns.has(plugin);
}

const standIns = new WeakSet();

/**
 * Third parties call the jQuery plugin of a script that an island has replaced, after they have inserted HTML.
 * The island mounts there by itself; this keeps their call from failing.
 */
export function standInForJQueryPlugin(name: string): void {
	const plugins = jQuery()?.fn;
	if (!plugins || plugins[name]) return;
	const standIn = function (this: unknown) {
		return this;
	};
	standIns.add(standIn);
	plugins[name] = standIn;
}

/**
 * Puts the interface of a replaced script where third parties look for it: `$.AdvanceWooDiscountRules`. One that is there
 * already stays. Goes when `signal` aborts.
 */
export function provideOnJQuery(name: string, api: Readonly<Record<string, unknown>>, signal?: AbortSignal): void {
	whenThere((jquery) => {
		const $ = jquery as JQuery & Record<string, unknown>;
		if ($[name]) return;
		$[name] = api;
		signal?.addEventListener('abort', () => delete $[name]);
	}, signal);
}

/** The element in what third parties hand us: jQuery's object, or the element itself. */
export function unwrapFromJQuery(value: unknown): Element | undefined {
	const element = value instanceof Element ? value : (value as JQueryObject | undefined)?.[0];
	return element instanceof Element ? element : undefined;
}

/** Runs a jQuery plugin on an element. @returns False if it is not on the page. */
export function runJQueryPlugin(target: Element, name: string, ...args: readonly unknown[]): boolean {
	const $ = jQuery();
	const plugin = $?.fn?.[name];
	if (!$ || typeof plugin !== 'function') return false;
	speak(name, () => Reflect.apply(plugin, $(target), args));
	return true;
}
