import { parseJson } from '../../../src/runtime/foreign-text';
import { openGate, safeHtml } from '../../../src/safety/html';
import { safeUrl } from '../../../src/safety/url';
import { addressOfChoice, choiceOf, readImage, tileOf, type TileChoice, type TileImage } from '../model';
import { SWATCH } from './tile-swatch';

/** Selector of links to the product page, without action links. */
const LINKS =
	'a.woocommerce-LoopProduct-link, a.woocommerce-loop-product__link, a.product_type_variable, a.archipel-tile-swatches__more, a[data-archipel-quick-view], .wp-block-post-title a, .wc-block-components-product-image a';

/** A tile's original content, and the latest swatch pressed: an image that loads late for an earlier swatch is dropped. */
interface Tile {
	readonly image: HTMLImageElement | null;
	readonly ownImage: TileImage | null;
	readonly links: ReadonlyMap<HTMLAnchorElement, string>;
	readonly price: HTMLElement | null;
	readonly ownPrice: readonly Node[];
	wanted?: HTMLElement;
}

const tiles = new WeakMap<Element, Tile>();

/** Shows the picture and price of a swatch and points the tile's links to it. A second press restores the tile (SW-09). */
export async function chooseSwatch(swatch: HTMLElement): Promise<void> {
	const element = tileOf(swatch.closest('.wvs-archive-variations-wrapper') ?? swatch);
	const isChosen = !swatch.classList.contains('selected');
	const { attribute, value, choice } = read(swatch);
	// A colour without data is ignored.
	if (isChosen && !choice.image && !choice.price) return;
	const tile = tiles.get(element) ?? remember(element);
	tiles.set(element, tile);

	for (const other of element.querySelectorAll<HTMLElement>(SWATCH)) if (other.matches('.selected')) mark(other, false);
	mark(swatch, isChosen);
	tile.wanted = swatch;
	for (const [link, address] of tile.links)
		link.href = isChosen && attribute ? addressOfChoice(address, attribute, value) : address;
	const isCurrent = () => tile.wanted === swatch && swatch.classList.contains('selected') === isChosen;
	const next = (isChosen && choice.image) || tile.ownImage;
	const loaded = tile.image && next && arrival(next);
	if (isChosen && choice.price) await openGate().catch(() => {});
	if (!isCurrent()) return;
	tile.price?.replaceChildren(
		...(isChosen && choice.price ? [safeHtml(choice.price)] : tile.ownPrice.map((node) => node.cloneNode(true))),
	);
	await loaded;
	if (tile.image && next && isCurrent()) write(tile.image, next);
}

function read(swatch: HTMLElement): { attribute: string; value: string; choice: TileChoice } {
	const { attribute_name: attribute = '' } = swatch.closest<HTMLElement>('[data-attribute_name]')?.dataset ?? {};
	const { value = '', archipelImage, archipelPrice: price } = swatch.dataset;
	if (archipelImage !== undefined)
		return { attribute, value, choice: { image: readImage(parseJson(archipelImage)), price } };
	const { product_variations: variations } = swatch.closest<HTMLElement>('[data-product_variations]')?.dataset ?? {};
	return { attribute, value, choice: choiceOf(variations, attribute, value) };
}

function remember(element: Element): Tile {
	const image = element.querySelector<HTMLImageElement>('.wvs-archive-product-image, img');
	const price = element.querySelector<HTMLElement>('.price');
	const links = [...element.querySelectorAll<HTMLAnchorElement>(LINKS)].filter(({ href }) => safeUrl(href));
	return {
		image,
		ownImage: image && { src: image.getAttribute('src') ?? '', srcset: image.srcset, sizes: image.sizes },
		links: new Map(links.map((link) => [link, link.href])),
		price,
		ownPrice: price ? [...price.childNodes].map((node) => node.cloneNode(true)) : [],
	};
}

function mark(swatch: HTMLElement, isChosen: boolean): void {
	swatch.classList.toggle('selected', isChosen);
	swatch.setAttribute(swatch.getAttribute('role') === 'radio' ? 'aria-checked' : 'aria-pressed', String(isChosen));
}

function write(image: HTMLImageElement, { src, srcset, sizes }: TileImage): void {
	for (const [name, value] of Object.entries({ sizes, srcset, src })) {
		if (value) image.setAttribute(name, value);
		else image.removeAttribute(name);
	}
}

/** Resolves when a picture has loaded, so that the tile does not go blank meanwhile. An error resolves too. */
async function arrival(next: TileImage): Promise<void> {
	const picture = new Image();
	write(picture, next);
	await picture.decode().catch(() => {});
}
