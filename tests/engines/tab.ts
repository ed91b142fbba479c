import type { Key, Point, Window } from './engine';
import type { ShopDoor } from './shop-door';

/** Time-out of waits in milliseconds. */
const PATIENCE = 10_000;
/** Milliseconds between two checks. */
const PAUSE = 50;

/** Point at which an element can be pressed, or the reason why it cannot. */
type Reach = { readonly at: Point } | { readonly why: string };

/** A browser tab as a customer uses it. Selectors are CSS; the first visible match is used. */
export class Tab {
	readonly evaluate: Window['evaluate'];

	constructor(
		private readonly window: Window,
		private readonly shop: ShopDoor,
	) {
		this.evaluate = window.evaluate;
	}

	/** Opens a page, and waits for its load event and for an island on `host`, if given. Pending work of the previous page may finish first. */
	async goto(path: string, host?: string): Promise<void> {
		await this.shop.quiet();
		await this.window.goto(new URL(path, this.shop.origin).href);
		if (host) await this.mounted(host);
	}

	/** Adds products to the cart as another page of the shop would. */
	async put(...ids: readonly number[]): Promise<void> {
		for (const id of ids)
			await this.evaluate(async (product) => {
				const body = new URLSearchParams({ product_id: product });
				await (await fetch('/?wc-ajax=add_to_cart', { method: 'POST', body })).text();
			}, String(id));
	}

	/** Presses Escape, and waits until no match is visible. */
	async escape(selector = 'dialog'): Promise<void> {
		await this.press('Escape');
		await this.miss(selector);
	}

	/**
	 * Clicks the element once it is visible, at rest and not covered.
	 *
	 * @param hold Milliseconds between down and up
	 */
	async click(selector: string, hold = 0): Promise<void> {
		await this.window.click(await this.reach(selector), hold);
	}

	/** Moves the pointer over the element. */
	async hover(selector: string): Promise<void> {
		await this.window.hover(await this.reach(selector));
	}

	/** Replaces the field's text, key by key. */
	async fill(selector: string, text: string): Promise<void> {
		await this.focus(selector);
		await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
		await this.window.type(text);
	}

	/** Scrolls the element to the middle of the viewport, which mounts islands that wait for visibility. */
	bring(selector: string): Promise<void> {
		return this.evaluate(
			(wanted) => document.querySelector(wanted)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
			selector,
		);
	}

	press(key: Key, hold = 0): Promise<void> {
		return this.window.press(key, hold);
	}

	async focus(selector: string): Promise<void> {
		await this.reach(selector);
		await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)!.focus(), selector);
	}

	/** Number of visible matches. */
	count(selector: string): Promise<number> {
		return this.evaluate(
			(wanted) =>
				[...document.querySelectorAll(wanted)].filter((element) =>
					element.checkVisibility({ visibilityProperty: true }),
				).length,
			selector,
		);
	}

	/** Text of the first visible match with normalised white space; `null` without a match. */
	text(selector: string): Promise<string | null> {
		return this.evaluate((wanted) => {
			const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) =>
				element.checkVisibility({ visibilityProperty: true }),
			);
			return shown ? shown.innerText.replaceAll(/\s+/g, ' ').trim() : null;
		}, selector);
	}

	/** Attribute of the first match; `null` if element or attribute is missing. */
	attribute(selector: string, name: string): Promise<string | null> {
		return this.evaluate(
			(wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute) ?? null,
			selector,
			name,
		);
	}

	/** Value of the first matching field, visible or not. */
	value(selector: string): Promise<string | null> {
		return this.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? null, selector);
	}

	/** Path, query and hash of the URL. */
	path(): Promise<string> {
		return this.evaluate(() => location.href.slice(location.origin.length));
	}

	/** Waits until the tab has a URL, given without origin. Evaluations fail during a navigation. */
	async arrive(path: string): Promise<void> {
		await this.patiently(async () => {
			const at = await this.path().catch(() => 'nowhere');
			return at === path || `it is at ${at}`;
		}, path);
	}

	/** Waits for a visible match. */
	async see(selector: string): Promise<void> {
		await this.patiently(async () => ((await this.count(selector)) > 0 ? true : 'it does not show'), selector);
	}

	/** Waits until no match is visible. */
	async miss(selector: string): Promise<void> {
		await this.patiently(async () => ((await this.count(selector)) === 0 ? true : 'it still shows'), selector);
	}

	/** Waits until an island is mounted on the element. An island with the trigger `interaction` needs an interaction first. */
	mounted(selector: string): Promise<void> {
		return this.patiently(async () => {
			if ((await this.count(`${selector}[data-archipel-state="mounted"]`)) > 0) return true;
			if ((await this.count(selector)) === 0) return 'it does not show';
			const state = await this.attribute(selector, 'data-archipel-state');
			return state ? `it is ${state}` : 'it does not mount: its trigger has not fired, or its files have not come';
		}, selector);
	}

	private async reach(selector: string): Promise<Point> {
		let at: Point | undefined;
		await this.patiently(async () => {
			const found = await this.evaluate(findReach, selector);
			if ('why' in found) return found.why;
			// Content that has just loaded may still move: the element is at rest if two checks return the same position.
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
	// On a busy machine a sliding drawer may return the same position twice because it is not painted, so animations are checked too.
	for (const animation of document.getAnimations()) {
		const { target } = animation.effect as KeyframeEffect;
		const { endTime, progress } = animation.effect!.getComputedTiming();
		// An animation in its delay is only a timer: the selects appear if the swatches are late.
		const isMoving = animation.playState === 'running' && progress !== null && endTime !== Infinity;
		if (isMoving && target?.contains(element)) animation.finish();
	}
	const before = element.getBoundingClientRect();
	// Without painting there are no frames: a timer resolves instead.
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
		// Covered by a fixed bar: scrolls the element to the middle, as a customer would.
		bring();
		return { why: `it is covered by ${hit ? `${hit.localName}.${hit.className}` : 'nothing in view'}` };
	}
	return { at };
}
