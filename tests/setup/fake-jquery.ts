type Handler = (event: unknown, ...args: unknown[]) => unknown;

/** The part of jQuery that events need: enough to be a listener or a sender in a test. Names keep their namespaces. */
export function createFakeJQuery() {
	const handlers = new Map<string, Handler[]>();
	const wrappers = new Map<unknown, ReturnType<typeof wrap>>();

	const wrap = (element: unknown) => {
		const call = (event: string, args: readonly unknown[] = []) =>
			(handlers.get(event) ?? []).map((handler) => handler({ type: event, target: element }, ...args)).at(-1);
		return {
			0: element,
			on(events: string, handler: Handler) {
				for (const event of events.split(' ')) handlers.set(event, [...(handlers.get(event) ?? []), handler]);
			},
			off(events: string, handler: Handler) {
				for (const event of events.split(' '))
					handlers.set(
						event,
						(handlers.get(event) ?? []).filter((candidate) => candidate !== handler),
					);
			},
			trigger: call,
			triggerHandler: call,
		};
	};

	return (element: unknown) => {
		const wrapper = wrappers.get(element) ?? wrap(element);
		wrappers.set(element, wrapper);
		return wrapper;
	};
}
