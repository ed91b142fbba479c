/** A ResizeObserver, missing in happy-dom, that reports elements as laid out already. */
export const layOutAtOnce = class {
	constructor(private readonly callback: () => void) {}
	observe(): void {
		this.callback();
	}
	disconnect(): void {}
};
