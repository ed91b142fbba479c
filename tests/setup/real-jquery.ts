import { createRequire } from 'node:module';

/** As much of the library as the tests of events use. */
export interface RealJQuery {
	(target: EventTarget): {
		on: (
			events: string,
			handler: (event: { isDefaultPrevented: () => boolean }, ...args: unknown[]) => unknown,
		) => void;
		off: (events?: string, handler?: unknown) => void;
		trigger: (event: string, args?: readonly unknown[]) => void;
	};
}

/** The real jQuery on the page of the test: what it makes of a handler's answer cannot be seen with a stand-in. */
export const realJQuery = createRequire(import.meta.url)('jquery') as RealJQuery;
