/** A ResizeObserver, which happy-dom lacks, for elements that have been laid out already. */
export const layOutAtOnce = class {
	constructor(private readonly callback: () => void) {}
	observe(): void {
		this.callback();
	}
	disconnect(): void {}
};
