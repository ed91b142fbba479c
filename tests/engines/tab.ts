import type { Key, Point, Window } from './engine';
import type { ShopDoor } from './shop-door';

/** Milliseconds that something may take to be there. */
const PATIENCE = 10_000;
/** Milliseconds between two looks. */
const PAUSE = 50;

/** Where an element can be pressed, or why it cannot yet. */
type Reach = { readonly at: Point } | { readonly why: string };

/** A tab as a shopper uses it. Selectors are CSS; of several elements the first that shows is meant. */
export class Tab {
	readonly evaluate: Window['evaluate'];

	constructor(
		private readonly window: Window,
		private readonly shop: ShopDoor,
	) {
		this.evaluate = window.evaluate;
	}

	/** Opens a page of the shop and waits for its load event. What the page before has begun may end first. */
	async goto(path: string): Promise<void> {
		await this.shop.quiet();
		await this.window.goto(new URL(path, this.shop.origin).href);
	}

	/**
	 * Presses the element with the pointer, once it shows, stands still and is covered by nothing.
	 *
	 * @param hold milliseconds between down and up
	 */
	async click(selector: string, hold = 0): Promise<void> {
		await this.window.click(await this.reach(selector), hold);
	}

	/** Moves the pointer over the element. */
	async hover(selector: string): Promise<void> {
		await this.window.hover(await this.reach(selector));
	}

	/** Replaces what the field holds, key by key. */
	async fill(selector: string, text: string): Promise<void> {
		await this.focus(selector);
		await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
		await this.window.type(text);
	}

	/** Scrolls the element into the middle of the window, as islands that wait to be seen need it. */
	bring(selector: string): Promise<void> {
		return this.evaluate(
			(wanted) => document.querySelector(wanted)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
			selector,
		);
	}

	press(key: Key): Promise<void> {
		return this.window.press(key);
	}

	async focus(selector: string): Promise<void> {
		await this.reach(selector);
		await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)!.focus(), selector);
	}

	/** How many elements match and show. */
	count(selector: string): Promise<number> {
		return this.evaluate(
			(wanted) =>
				[...document.querySelectorAll(wanted)].filter((element) =>
					element.checkVisibility({ visibilityProperty: true }),
				).length,
			selector,
		);
	}

	/** Text of the first element that matches and shows, white space made one; `null` if there is none. */
	text(selector: string): Promise<string | null> {
		return this.evaluate((wanted) => {
			const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) =>
				element.checkVisibility({ visibilityProperty: true }),
			);
			return shown ? shown.innerText.replaceAll(/\s+/g, ' ').trim() : null;
		}, selector);
	}

	/** An attribute of the first element that matches; `null` if either is missing. */
	attribute(selector: string, name: string): Promise<string | null> {
		return this.evaluate(
			(wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute) ?? null,
			selector,
			name,
		);
	}

	/** What the first field that matches holds, shown or not. */
	value(selector: string): Promise<string | null> {
		return this.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? null, selector);
	}

	/** Path of the address, with query and hash. */
	path(): Promise<string> {
		return this.evaluate(() => location.href.slice(location.origin.length));
	}

	/** Waits until the tab is at an address, given without its origin. A page on its way out answers no questions. */
	async arrive(path: string): Promise<void> {
		await this.patiently(async () => {
			const at = await this.path().catch(() => 'nowhere');
			return at === path || `it is at ${at}`;
		}, path);
	}

	/** Waits until an element matches and shows. */
	async see(selector: string): Promise<void> {
		await this.patiently(async () => ((await this.count(selector)) > 0 ? true : 'it does not show'), selector);
	}

	/** Waits until no element that matches shows. */
	async miss(selector: string): Promise<void> {
		await this.patiently(async () => ((await this.count(selector)) === 0 ? true : 'it still shows'), selector);
	}

	/** Waits until an island is on the element. Whoever waits for the shopper (`interaction`) must be used first. */
	mounted(selector: string): Promise<void> {
		return this.see(`${selector}[data-archipel-state="mounted"]`);
	}

	private async reach(selector: string): Promise<Point> {
		let at: Point | undefined;
		await this.patiently(async () => {
			const found = await this.evaluate(findReach, selector);
			if ('why' in found) return found.why;
			// A page on which something has just come goes on moving: it stands still when two looks say the same.
			const stands = at?.x === found.at.x && at.y === found.at.y;
			at = found.at;
			return stands || 'it moves';
		}, selector);
		return at!;
	}

	private async patiently(look: () => Promise<true | string>, selector: string): Promise<void> {
		const end = Date.now() + PATIENCE;
		for (;;) {
			const outcome = await look();
			if (outcome === true) return;
			if (Date.now() > end) throw new Error(`${selector}: ${outcome}`);
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
		}
	}
}

/** Runs in the page. */
async function findReach(selector: string): Promise<Reach> {
	const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
		(candidate) => candidate.checkVisibility({ visibilityProperty: true }) && candidate.getClientRects().length > 0,
	);
	if (!element) return { why: 'it does not show' };
	const isInView = () => {
		const { top, bottom, left, right } = element.getBoundingClientRect();
		return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
	};
	const bring = () => element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
	if (!isInView()) bring();
	// A drawer that slides in stands still, too, for a machine that is too busy to draw it: then two looks are the same, and the press goes astray.
	for (const animation of document.getAnimations()) {
		const { target } = animation.effect as KeyframeEffect;
		const { endTime, progress } = animation.effect!.getComputedTiming();
		// One that has not begun is a clock: the selects come when swatches are too late.
		const isMoving = animation.playState === 'running' && progress !== null && endTime !== Infinity;
		if (isMoving && target?.contains(element)) animation.finish();
	}
	const before = element.getBoundingClientRect();
	// A page that is not drawn has no frames: the time is enough then.
	await new Promise((resolve) => {
		requestAnimationFrame(() => requestAnimationFrame(resolve));
		setTimeout(resolve, 100);
	});
	const { left, top, width, height } = element.getBoundingClientRect();
	if (Math.abs(left - before.left) > 1 || Math.abs(top - before.top) > 1) return { why: 'it moves' };
	const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
	const hit = document.elementFromPoint(at.x, at.y);
	const label = hit?.closest('label')?.control;
	if (!hit || !(element.contains(hit) || hit.contains(element) || label === element)) {
		// A bar at the edge of the window: whoever sees it there scrolls on.
		bring();
		return { why: `it is covered by ${hit ? `${hit.localName}.${hit.className}` : 'nothing in view'}` };
	}
	return { at };
}
