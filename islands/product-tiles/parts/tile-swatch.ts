import { imageOfChoice, imageOfJson, type TileImage } from '../model';
import { tileOf } from './cart-link';

/** Swatches of a tile; where the script of Variation Swatches Pro runs, they are its own. */
const SWATCH = '.wvs-archive-variations-wrapper:not(.wvs-pro-loaded) .variable-item, [data-archipel-image]';

/** How an image was before a swatch changed it. */
const originals = new WeakMap<HTMLImageElement, TileImage>();

/** The swatch wanted last, by image: one whose picture comes late must not win. */
const wanted = new WeakMap<HTMLImageElement, HTMLElement>();

export function findSwatch(target: EventTarget | null): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(SWATCH) : null;
}

/** Shows the swatch's image in the tile; choosing it again brings the tile's own back (SW-09). */
export async function chooseSwatch(swatch: HTMLElement): Promise<void> {
	const tile = tileOf(swatch.closest('.wvs-archive-variations-wrapper') ?? swatch);
	const image = tile.querySelector<HTMLImageElement>('.wvs-archive-product-image, img');
	const isChosen = !swatch.classList.contains('selected');
	const next = isChosen ? imageOf(swatch) : image && originals.get(image);
	if (!image || (isChosen && !next)) return;

	for (const other of tile.querySelectorAll<HTMLElement>(`${SWATCH}.selected`)) mark(other, false);
	mark(swatch, isChosen);
	wanted.set(image, swatch);
	if (!originals.has(image)) originals.set(image, read(image));
	if (!next) return;
	await arrival(next);
	if (wanted.get(image) === swatch && swatch.classList.contains('selected') === isChosen) write(image, next);
}

function imageOf(swatch: HTMLElement): TileImage | undefined {
	if (swatch.dataset['archipelImage']) return imageOfJson(swatch.dataset['archipelImage']);
	const { attribute_name: attribute = '' } = swatch.closest<HTMLElement>('[data-attribute_name]')?.dataset ?? {};
	const { product_variations: variations } = swatch.closest<HTMLElement>('[data-product_variations]')?.dataset ?? {};
	return imageOfChoice(variations, attribute, swatch.dataset['value'] ?? '');
}

function mark(swatch: HTMLElement, isChosen: boolean): void {
	swatch.classList.toggle('selected', isChosen);
	swatch.setAttribute(swatch.getAttribute('role') === 'radio' ? 'aria-checked' : 'aria-pressed', String(isChosen));
}

function read(image: HTMLImageElement): TileImage {
	const { srcset, sizes } = image;
	return { src: image.getAttribute('src') ?? '', ...(srcset && { srcset }), ...(sizes && { sizes }) };
}

function write(image: HTMLImageElement, { src, srcset, sizes }: TileImage): void {
	for (const [name, value] of Object.entries({ sizes, srcset, src })) {
		if (value) image.setAttribute(name, value);
		else image.removeAttribute(name);
	}
}

/** The tile must not go blank while a picture is on its way. One that does not come is shown as the browser shows it. */
async function arrival(next: TileImage): Promise<void> {
	const picture = new Image();
	write(picture, next);
	await picture.decode().catch(() => {});
}
