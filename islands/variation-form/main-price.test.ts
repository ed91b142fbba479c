import { expect, test, vi } from 'vitest';
import { SELECTS, SHOWN, choose, form, mount, pass, reset, text } from '../../tests/setup/variation-form-page';
import { printProduct } from '../../tests/setup/product-page';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const COULEUR = 'attribute_pa_couleur';
const TAILLE = 'attribute_pa_taille';

test('[SW-10] prices narrow with the choice, the chosen one takes the place of the range, and a reset brings that back', async () => {
	printProduct(SELECTS);
	type Listed = { attributes: Record<string, string>; price_html: string };
	const list = JSON.parse(form().dataset['product_variations']!) as Listed[];
	const isWanted = ({ attributes }: Listed) => attributes[COULEUR] === 'noir' && attributes[TAILLE] === 'm';
	list.find(isWanted)!.price_html = '<span class="price">50,00 € au lieu de 60,00 €</span>';
	form().dataset['product_variations'] = JSON.stringify(list);
	mount();
	const price = document.querySelector('.summary > .price')!;
	const range = price.textContent!;
	expect(range).toContain(' – ');
	const kept = price.appendChild(document.createElement('small'));
	kept.textContent = 'Prix le plus bas des 30 derniers jours';
	choose(COULEUR, 'noir');
	expect(price.textContent).not.toContain(' – ');
	choose(TAILLE, 'm');
	await pass(SHOWN);
	expect(price.textContent).toBe(`50,00 € au lieu de 60,00 €${kept.textContent}`);
	expect(text('.single_variation .price')).toBe('50,00 € au lieu de 60,00 €');
	reset();
	expect(price.textContent).toBe(`${range}${kept.textContent}`);
});
