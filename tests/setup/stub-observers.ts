import { vi } from 'vitest';

interface Observed {
	readonly target: Element;
	/** Reports entries about the target, by default that it is in view. */
	readonly tell: (...entries: Partial<IntersectionObserverEntry>[]) => void;
	readonly options: IntersectionObserverInit | undefined;
}

/** Stubs both observers of sizes and places. @returns What is observed now, of either. */
export function stubObservers(): Observed[] {
	const observed: Observed[] = [];
	class Observer {
		constructor(
			private readonly report: (entries: object[]) => void,
			private readonly options?: IntersectionObserverInit,
		) {}
		observe(target: Element) {
			const tell: Observed['tell'] = (...entries) =>
				this.report((entries.length ? entries : [{}]).map((entry) => ({ target, isIntersecting: true, ...entry })));
			observed.push({ target, tell, options: this.options });
		}
		unobserve() {}
		disconnect() {
			observed.length = 0;
		}
	}
	for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, Observer);
	return observed;
}
