import { createRequire } from 'node:module';

/** The part of jQuery that tests use. */
export interface RealJQuery {
	(target: EventTarget): {
		on: (
			events: string,
			handler: (
				event: { type: string; target: Element; isDefaultPrevented: () => boolean },
				...args: unknown[]
			) => unknown,
		) => void;
		data: (name: string, value: unknown) => void;
		off: (events?: string, handler?: unknown) => void;
		trigger: (event: string, args?: readonly unknown[]) => void;
	};
	/** Animations. */
	readonly fx: { readonly off?: boolean };
	/** Plugins. */
	readonly fn: Record<string, (this: unknown) => unknown>;
	/** What jQuery itself keeps of an element, such as its handlers. */
	readonly _data: (element: Element, name: string) => unknown;
}

/** The real jQuery: a stand-in would not show how it handles a handler's return value. */
export const realJQuery = createRequire(import.meta.url)('jquery') as RealJQuery;
