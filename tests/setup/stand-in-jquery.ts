import { vi } from 'vitest';

type Handler = (event: { type: string; target: Element }, ...args: unknown[]) => unknown;

/** Installs `window.jQuery` with the part of jQuery's events and data that WooCommerce's scripts and extensions use. */
export function installJQuery(): { $: (target: Element | StandIn) => StandIn; handlers: () => number } {
	const handlers = new Map<Element, { type: string; handler: Handler }[]>();
	const data = new WeakMap<Element, Record<string, unknown>>();
	const $ = (target: Element | StandIn) => (target instanceof StandIn ? target : new StandIn(target, handlers, data));
	vi.stubGlobal('jQuery', $);
	return { $, handlers: () => [...handlers.values()].reduce((sum, list) => sum + list.length, 0) };
}

export class StandIn {
	constructor(
		readonly element: Element,
		private readonly handlers: Map<Element, { type: string; handler: Handler }[]>,
		private readonly kept: WeakMap<Element, Record<string, unknown>>,
	) {}

	get 0() {
		return this.element;
	}

	on(events: string, handler: Handler): this {
		const list = this.handlers.get(this.element) ?? [];
		this.handlers.set(this.element, [...list, ...events.split(' ').map((type) => ({ type, handler }))]);
		return this;
	}

	off(events: string, handler: Handler): this {
		const list = this.handlers.get(this.element) ?? [];
		const left = list.filter((one) => !events.split(' ').includes(one.type) || one.handler !== handler);
		this.handlers.set(this.element, left);
		return this;
	}

	trigger(type: string, args: readonly unknown[] = []): this {
		for (let at: Element | null = this.element; at; at = at.parentElement) this.call(at, type, args);
		return this;
	}

	triggerHandler(type: string, args: readonly unknown[] = []): unknown {
		return this.call(this.element, type, args);
	}

	data(values?: Record<string, unknown>): Record<string, unknown> {
		const kept = { ...this.kept.get(this.element), ...values };
		if (values) this.kept.set(this.element, kept);
		return { ...(this.element as HTMLElement).dataset, ...kept };
	}

	private call(at: Element, type: string, args: readonly unknown[]): unknown {
		let result: unknown;
		for (const one of this.handlers.get(at) ?? []) {
			// A handler of `name.space` receives only `name.space`; a handler of `name` receives both.
			if (one.type !== type && one.type !== type.split('.')[0]) continue;
			const answer = one.handler({ type, target: this.element }, ...args);
			if (answer !== undefined) result = answer;
		}
		return result;
	}
}
