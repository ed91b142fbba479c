/** A point of the viewport, in CSS pixels. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Keys that tests press; anything else is typed as text. */
export type Key = 'Enter' | 'Escape' | ' ' | 'Tab' | 'ArrowRight' | 'ArrowDown' | 'ArrowUp' | 'End';

/** Operations that each browser engine implements; `Tab` builds on them. */
export interface Window {
	/** Opens an address and waits for its load event. */
	readonly goto: (url: string) => Promise<void>;
	/** Runs a function in the page, without access to outer variables, and awaits its promise. */
	readonly evaluate: <Result, Args extends unknown[]>(
		run: (...args: Args) => Result | Promise<Result>,
		...args: Args
	) => Promise<Result>;
	/** @param hold Milliseconds between down and up; about 80 for a finger */
	readonly click: (at: Point, hold: number) => Promise<void>;
	readonly hover: (at: Point) => Promise<void>;
	/** @param hold Milliseconds between down and up */
	readonly press: (key: Key, hold: number) => Promise<void>;
	/** Types into the focused element. */
	readonly type: (text: string) => Promise<void>;
	/** Errors reported by the engine itself since the window was opened; empty if the engine reports none. */
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
