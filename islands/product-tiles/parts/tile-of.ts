export function tileOf(control: Element): Element {
	return (
		control.closest('.product, .wc-block-product, .wc-block-grid__product, li') ?? control.parentElement ?? control
	);
}
