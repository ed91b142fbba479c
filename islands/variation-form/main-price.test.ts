import { expect, test, vi } from 'vitest';
import {
	SELECTS,
	SHOWN,
	choose,
	controller,
	form,
	mount,
	panel,
	pass,
	reset,
	text,
} from '../../tests/setup/variation-form-page';
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

test('[SW-10] [DISC-01] the price is shown once: where it is seen above the form the panel only reads it out, and what others write into the panel shows above', async () => {
	printProduct(SELECTS);
	const price = document.querySelector<HTMLElement>('.summary > .price')!;
	const appear = (rects: DOMRect[]) => (price.getClientRects = () => rects as unknown as DOMRectList);
	appear([]);
	mount();
	const choice = async (size: string) => {
		choose(COULEUR, 'noir');
		choose(TAILLE, size);
		await pass(SHOWN);
	};
	const isHidden = () => panel().querySelector('.price')!.matches('.archipel-visually-hidden');
	await choice('m');
	expect(isHidden(), 'a theme does not show the price above').toBe(false);
	appear([new DOMRect()]);
	await choice('l');
	expect(isHidden()).toBe(true);
	const written = panel().querySelector('.woocommerce-variation-price .price')!;
	expect(price.textContent).toBe(written.textContent);

	written.innerHTML = '<ins><span class="woocommerce-Price-amount">19,00 €</span></ins>';
	await pass(1);
	expect(price.innerHTML).toBe(written.innerHTML);
	// The next variation has the same discount: its own price comes first.
	await choice('m');
	expect(price.textContent).not.toContain('19,00');
	panel().querySelector('.woocommerce-variation-price .price')!.innerHTML = written.innerHTML;
	await pass(1);
	expect(price.textContent).toBe('19,00 €');
	reset();
	expect(price.textContent).toContain(' – ');
	// The panel still closes.
	panel().querySelector('.woocommerce-variation-price .price')!.textContent = 'x';
	await pass(1);
	expect(price.textContent).toContain(' – ');
	controller.abort();
	expect(panel().textContent).toBe('');
});
