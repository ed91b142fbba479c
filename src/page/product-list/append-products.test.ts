import { expect, test, vi } from 'vitest';
import { readHtml } from '../../safety/html';
import { appendProducts, joinedCount } from './append-products';

vi.mock('../../safety/html', () => import('../../../tests/setup/open-gate'));

const list = (ids: number[], count: string, links = '') =>
	readHtml(
		`<main><p class="woocommerce-result-count">${count}<span>Trié</span></p><ul class="products">${ids.map((id) => `<li class="product post-${id}">${id}</li>`).join('')}</ul>${links}</main>`,
	);

test('[LIST-04] products come after those that are there, none twice; links and count follow', () => {
	const page = list([1, 2], 'Affichage de 1–2 sur 5', '<nav class="woocommerce-pagination">1</nav>');
	const reply = list([2, 3], 'Affichage de 3–4 sur 5', '<nav class="woocommerce-pagination">2</nav>');
	expect(appendProducts(page, reply)!.map(({ textContent }) => textContent)).toEqual(['3']);
	expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
	expect(page.querySelector('nav')!.textContent).toBe('2');
	expect(page.querySelector('p')!.textContent).toBe('Affichage de 1–4 sur 5Trié');
	appendProducts(page, list([5], 'Affichage de 5–5 sur 5'));
	expect(page.querySelector('nav')).toBeNull();
	expect(page.querySelector('p')!.textContent).toBe('Affichage de 1–5 sur 5Trié');
	expect(appendProducts(page, readHtml('<p>Connexion</p>'))).toBeUndefined();
});

test('[LIST-03] [LIST-11] a count that a script writes again as it was says what is shown', async () => {
	const page = list([1], 'Affichage de 1–1 sur 3');
	appendProducts(page, list([2], 'Affichage de 2–2 sur 3'));
	appendProducts(page, list([3], 'Affichage de 3–3 sur 3'));
	const count = page.querySelector('p')!;
	count.textContent = 'Affichage de 1–1 sur 3';
	await vi.waitFor(() => expect(count.textContent).toBe('Affichage de 1–3 sur 3'));
	count.textContent = 'Affichage de 1–16 sur 850';
	await new Promise((resolve) => setTimeout(resolve));
	expect(count.textContent).toBe('Affichage de 1–16 sur 850');
});

test('[LIST-03] a count that goes on from another, in any order of its words', () => {
	expect(joinedCount('Showing 1–16 of 850 results', 'Showing 17–32 of 850 results')).toBe(
		'Showing 1–32 of 850 results',
	);
	expect(joinedCount('Showing 1–32 of 850', 'Showing 33–48 of 850')).toBe('Showing 1–48 of 850');
	expect(joinedCount('850件中 1–16件', '850件中 17–32件')).toBe('850件中 1–32件');
	expect(joinedCount('Showing all 5', 'Showing 17–32 of 850')).toBeUndefined();
	expect(joinedCount('Showing 1–16 of 850', 'Showing 40–50 of 850')).toBeUndefined();
	expect(joinedCount('Showing 1–16 of 850', 'Affichage de 17–32 sur 850')).toBeUndefined();
	expect(joinedCount(' Showing 1–16\n of 850', 'Showing 17–32 of  850')).toBe('Showing 1–32 of  850');
	expect(joinedCount('', '')).toBeUndefined();
});
