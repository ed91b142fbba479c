export function complain(reason: 'Incorrect form provided' | 'Invalid product'): void {
	console.error(`[archipel] discounts: ${reason}`);
}
