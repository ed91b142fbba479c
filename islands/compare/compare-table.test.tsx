import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productsSchema } from '../../src/shop/woocommerce/store-products';
import Panel, { CompareTable } from './panel';

test('[TILE-03] a column ends its head with a way to the product: to choose it, or to see what cannot be had; a row that differs says so in words', () => {
	const products = productsSchema().parse(
		[
			{ id: 1, name: 'Soie', is_in_stock: true, is_purchasable: true },
			{ id: 2, name: 'Lin', is_in_stock: false, is_purchasable: true },
			{ id: 3, name: 'Coton', is_in_stock: true, is_purchasable: false },
		].map((product) => ({ ...product, permalink: `/produit/${product.id}/` })),
	);
	const row = { cells: ['', '', ''], isHtml: false };
	const rows = [
		{ ...row, key: 'weight', label: 'Poids', differs: true },
		{ ...row, key: 'price', label: 'Prix', differs: false },
	];
	render(<CompareTable products={products} rows={rows as never} onRemove={() => {}} />);
	const links = screen.getAllByRole('link').filter((link) => link.className.includes('choose'));
	expect(links.map((link) => [link.textContent, link.ariaLabel ?? link.getAttribute('aria-label')])).toEqual([
		['Choisir', 'Choisir\u00a0: Soie'],
		['Voir le produit', 'Voir le produit\u00a0: Lin'],
		['Voir le produit', 'Voir le produit\u00a0: Coton'],
	]);
	expect(new URL((links[0] as HTMLAnchorElement).href).pathname).toBe('/produit/1/');
	const [weight, price] = screen.getAllByRole('rowheader');
	expect([weight!.textContent, price!.textContent]).toEqual(['Poids différent', 'Prix']);
	expect(weight!.querySelector('.archipel-visually-hidden')).toBeNull();
});

test('[TILE-03] [SEC-02] an address that is refused is no link, and a name is text', () => {
	const products = productsSchema().parse([{ id: 1, name: '<b>Soie</b> &amp; lin', permalink: 'javascript:alert(1)' }]);
	const { container } = render(<CompareTable products={products} rows={[]} onRemove={() => {}} />);
	expect(container.querySelector('.archipel-compare__product')!.textContent).toBe('Soie & lin');
	expect(container.querySelector('[href]')).toBeNull();
});

test('[TILE-03] with nothing to compare there is a way to the shop, and no table', () => {
	const { container } = render(<Panel />);
	expect(screen.getAllByRole('link')).toHaveLength(1);
	expect(container.querySelector('table, button')).toBeNull();
});
