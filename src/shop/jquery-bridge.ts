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
	/** jQuery plugins by name. */
	readonly fn?: Record<string, unknown>;
	/** `global`: the types of events that have ever had a handler (jQuery 1.3 to 3). */
	readonly event?: { readonly global?: Readonly<Record<string, boolean>> };
}
export interface JQueryEvent {
	readonly type: string;
	/** Element on which the event was triggered; the event may have bubbled. */
	readonly target: EventTarget;
	/** The native event, if jQuery forwards one. */
	readonly originalEvent?: Event;
	readonly preventDefault: () => void;
}

const jQuery = (): JQuery | undefined => {
	const candidate = (globalThis as { jQuery?: unknown }).jQuery;
	return typeof candidate === 'function' ? (candidate as unknown as JQuery) : undefined;
};

/** Names of the events that we are triggering, innermost last, to ignore our own events in our handlers. */
const voices: string[] = [];

/** Runs third-party handlers; their exceptions are reported and do not stop our code. */
function speak<T>(event: string, call: () => T): T | undefined {
	voices.push(event.split('.')[0]!);
	try {
		return call();
	} catch (error) {
		// Reported like an uncaught error of an event handler.
		queueMicrotask(() => reportError(error));
		return undefined;
	} finally {
		voices.pop();
	}
}

/** Wraps an element in a jQuery object for third-party handlers; `undefined` without jQuery or an element. */
export const wrapForJQuery = (element: Element | readonly Element[] | undefined): unknown =>
	element && jQuery()?.(element);

/** Returns the jQuery `.data()` of an element, including values without an attribute. */
export const jQueryData = (element: Element): Readonly<Record<string, unknown>> => jQuery()?.(element).data() ?? {};

/** Triggers a bubbling jQuery event, if any script has ever listened to it. jQuery also calls the target's own handler (`onresize`). */
export function triggerJQuery(target: EventTarget, event: string, args: readonly unknown[] = []): void {
	const $ = jQuery();
	const heard = $?.event?.global;
	const type = event.split('.')[0]!;
	if (!heard || heard[type] || `on${type}` in target) speak(event, () => $?.(target).trigger(event, args));
}

/** Calls jQuery handlers; returns false if the last one returned `false` (veto). */
export const askJQuery = (target: Element, event: string, args: readonly unknown[] = []): boolean =>
	speak(event, () => jQuery()?.(target).triggerHandler(event, args)) !== false;

/**
 * Listens to jQuery events that other scripts trigger, until `signal` aborts. If jQuery is not loaded yet, listening starts with it.
 *
 * @param events Space-separated names.
 */
export const onJQuery = (
	target: EventTarget,
	events: string,
	listener: (...args: unknown[]) => void,
	signal?: AbortSignal,
): void => listen(target, events, (_event, args) => voices.length || listener(...args), signal);

/**
 * Listens to events that other scripts trigger by jQuery on a target or its descendants. Native events that jQuery forwards
 * are ignored: use `addEventListener`. Unlike `onJQuery` it also receives events that handlers of our events trigger,
 * if their name differs.
 *
 * @param events Space-separated names.
 * @param listener Called with the event and its arguments.
 */
export const onJQueryTrigger = (
	target: EventTarget,
	events: string,
	listener: (event: JQueryEvent, ...args: unknown[]) => void,
	signal?: AbortSignal,
): void =>
	listen(
		target,
		events,
		(event, args) => event.originalEvent || voices.includes(event.type) || listener(event, ...args),
		signal,
	);

function listen(
	target: EventTarget,
	events: string,
	listener: (event: JQueryEvent, args: unknown[]) => unknown,
	signal?: AbortSignal,
): void {
	whenThere(
		($) => {
			// No return value: `false` would stop the propagation to listeners on `document`.
			const handler = (event: unknown, ...args: unknown[]) => {
				listener(event as JQueryEvent, args);
			};
			$(target).on(events, handler);
			signal?.addEventListener('abort', () => $(target).off(events, handler));
		},
		signal,
		target,
	);
}

/** Runs `start` when jQuery is there: now, at the page's load event, or with a later script if an optimiser delays jQuery beyond it. */
function whenThere(start: ($: JQuery) => void, signal: AbortSignal | undefined, target?: EventTarget): void {
	// Without a signal it is not there for the browser either.
	const options = { capture: true, signal: signal! };
	const run = () => {
		const $ = jQuery();
		if (!$) {
			// Without a signal it would keep a form for ever that has left the page.
			if (signal || target === document.body) document.addEventListener('load', run, options);
			return;
		}
		document.removeEventListener('load', run, true);
		if (!signal?.aborted) start($);
	};
	if (jQuery() || document.readyState === 'complete') run();
	else addEventListener('load', run, options);
}

/** Whether a jQuery plugin exists, such as `wc_variation_form` of a script that an island would replace; our stubs do not count. */
export function hasJQueryPlugin(name: string): boolean {
	const plugin = jQuery()?.fn?.[name];
	return typeof plugin === 'function' && plugin !== standIn;
}

function standIn(this: unknown) {
	return this;
}

/**
 * Adds a no-op jQuery plugin for a replaced script, because third parties call the plugin after inserting HTML.
 * The island mounts on inserted HTML itself.
 */
export function standInForJQueryPlugin(name: string): void {
	const plugins = jQuery()?.fn;
	if (plugins) plugins[name] ||= standIn;
}

/**
 * Provides the API of a replaced script on jQuery for third parties: `$.AdvanceWooDiscountRules`. An existing API is not
 * overwritten. Removed when `signal` aborts.
 */
export function provideOnJQuery(name: string, api: Readonly<Record<string, unknown>>, signal?: AbortSignal): void {
	whenThere((jquery) => {
		const $ = jquery as JQuery & Record<string, unknown>;
		if ($[name]) return;
		$[name] = api;
		signal?.addEventListener('abort', () => delete $[name]);
	}, signal);
}

/** Returns the element of a jQuery object or an element from third parties. */
export function unwrapFromJQuery(value: unknown): Element | undefined {
	const element = value instanceof Element ? value : (value as JQueryObject | undefined)?.[0];
	return element instanceof Element ? element : undefined;
}

/** Calls a jQuery plugin on an element. @returns False if the plugin does not exist. */
export function runJQueryPlugin(target: Element, name: string, ...args: readonly unknown[]): boolean {
	const $ = jQuery();
	const plugin = $?.fn?.[name];
	if (!$ || typeof plugin !== 'function') return false;
	speak(name, () => Reflect.apply(plugin, $(target), args));
	return true;
}
