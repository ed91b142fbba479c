/** A ResizeObserver, missing in happy-dom, that reports elements as laid out already. */
export const layOutAtOnce = class {
	constructor(private readonly callback: (entries: readonly { readonly target: Element }[]) => void) {}
	observe(target: Element): void {
		this.callback([{ target }]);
	}
	unobserve(): void {}
	disconnect(): void {}
};
