import { Window } from 'happy-dom';
import { islandFixture, islandFolders } from '../../fixtures/archipel/fixture-host';
import { PRODUCTS } from '../../fixtures/catalogue/catalogue';
import { CATEGORIES } from '../../fixtures/catalogue/categories';
import { COLOURS } from '../../fixtures/catalogue/colours';
import { COUPONS } from '../../fixtures/catalogue/coupons';
import { DISCOUNT_RULE } from '../../fixtures/catalogue/discount-rule';
import { seedReviews } from '../../fixtures/catalogue/reviews';
import type { Product, Variation } from '../../fixtures/catalogue/types';
import { drawGarment } from '../../fixtures/drawings/draw-garment';

/** Generated products beside those that tests name, for three pages of a list: without variations, which take most of the time. */
const GENERATED = 12;

/** Names of products in the recorded store that the fixture shop calls otherwise. */
const RECORDED_SLUGS: Record<string, string> = { 'ensemble-sur-mesure': 'ensemble-mille' };

const price = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2));

/** What seed.php reads, and the drawings of its products by file name. */
export function storeCatalogue(): { data: object; drawings: Map<string, string> } {
	const drawings = new Map<string, string>();
	const draw = ({ garment }: Product, colour: string, view: number) => {
		const file = `${garment}-${colour}-${view}.svg`;
		if (!drawings.has(file)) drawings.set(file, drawGarment(garment, colour, view, 900));
		return file;
	};
	const named = PRODUCTS.filter(({ id }) => id < 10_000);
	const generated = PRODUCTS.filter(({ id, type }) => id >= 10_000 && type === 'simple');
	const chosen = [...named, ...generated.slice(0, GENERATED)];
	const reviews = seedReviews();
	const variation = (product: Product, one: Variation) => ({
		...one,
		regular: price(one.regular),
		sale: price(one.sale),
		description: one.description?.fr ?? '',
		image: draw(product, one.colour, 0),
	});
	const products = chosen.map((product) => ({
		...product,
		slug: RECORDED_SLUGS[product.slug] ?? product.slug,
		name: product.name.fr,
		short: product.short.fr,
		description: product.description.fr,
		regular: price(product.regular),
		sale: price(product.sale),
		external: product.external && { url: product.external.url, button: product.external.button.fr },
		images: Array.from({ length: product.images }, (_, view) => draw(product, product.colour, view)),
		children: product.children.map((id) => PRODUCTS.find((child) => child.id === id)!.sku),
		variations: product.variations().map((one) => variation(product, one)),
		reviews: reviews.filter((review) => review.product === product.id),
	}));
	return {
		drawings,
		data: {
			products,
			islands: islandExamples(),
			categories: CATEGORIES,
			colours: Object.fromEntries(Object.entries(COLOURS).map(([slug, { hex, dark }]) => [slug, { hex, dark }])),
			coupons: COUPONS,
			discount: DISCOUNT_RULE,
		},
	};
}

/** Properties of each island's first valid example. */
function islandExamples(): Record<string, unknown> {
	const { body } = new Window().document;
	return Object.fromEntries(
		islandFolders().map((name) => {
			body.innerHTML = islandFixture(name) ?? '';
			const host = body.querySelector(`[data-archipel="${name}"]:not([data-archipel-example="wrong-prop"])`);
			return [name, JSON.parse(host?.getAttribute('data-archipel-props') ?? '{}') as unknown];
		}),
	);
}
