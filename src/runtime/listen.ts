/** Events of a target by name: an element's own, or those of the document or window. */
type EventsOf<Target> = Target extends Window
	? WindowEventMap
	: Target extends Document
		? DocumentEventMap
		: HTMLElementEventMap;

/** `addEventListener` with the listener last. Listeners of islands end with the `signal` among the options. */
export function listen<Target extends EventTarget, Name extends keyof EventsOf<Target> & string>(
	target: Target,
	name: Name,
	options: AddEventListenerOptions | undefined,
	listener: (event: EventsOf<Target>[Name]) => unknown,
): void;
export function listen(
	target: EventTarget,
	name: string,
	options: AddEventListenerOptions | undefined,
	listener: (event: Event) => unknown,
): void;
export function listen(
	target: EventTarget,
	name: string,
	options: AddEventListenerOptions | undefined,
	listener: (event: never) => unknown,
): void {
	target.addEventListener(name, listener as EventListener, options);
}
