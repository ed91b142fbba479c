/** A point of the viewport, in CSS pixels. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Keys that tests press; anything else is typed as text. */
export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'ArrowRight' | 'ArrowDown' | 'ArrowUp' | 'End';

/** What a browser engine must be able to do. `Tab` makes of it what tests use. */
export interface Window {
	/** Opens an address and waits for its load event. */
	readonly goto: (url: string) => Promise<void>;
	/** Runs a function in the page, which sees its arguments only, and waits for its promise. */
	readonly evaluate: <Result, Args extends unknown[]>(
		run: (...args: Args) => Result | Promise<Result>,
		...args: Args
	) => Promise<Result>;
	/** @param hold milliseconds between down and up; a finger takes about 80 */
	readonly click: (at: Point, hold: number) => Promise<void>;
	readonly hover: (at: Point) => Promise<void>;
	readonly press: (key: Key) => Promise<void>;
	/** Types into what has the focus. */
	readonly type: (text: string) => Promise<void>;
	/** Errors that the engine itself reported since this window was opened; empty where it tells none. */
	readonly errors: () => readonly string[];
	/** A PNG of the viewport. */
	readonly picture: () => Promise<Buffer>;
	readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
	readonly open: () => Promise<Window>;
	readonly close: () => Promise<void>;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Size of the viewport. */
export const VIEWPORT = { width: 1280, height: 900 } as const;
