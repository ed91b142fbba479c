import { urlOf, webUrl } from '../../src/safety/url';
import { settings } from '../../src/runtime/settings';
import type { ViewerImage } from '../../src/ui/viewer/show-images';
import type { Props, WordSource } from './island';

const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'].map((type) => `[href*='.${type}' i]`).join();

/**
 * Links that open the lightbox: links to picture files, and action links of the page builder. The product gallery has its own viewer.
 * Only the parsed URL tells whether a link really leads to a picture.
 */
export const OPENERS = [
	`a:is(${PICTURES}):not([data-elementor-open-lightbox='no'], [download], .woocommerce-product-gallery a)`,
	`a:is([href*='action=lightbox'], [href*='action%3Dlightbox' i])`,
].join();

export interface Group {
	/** Name in the URL of the page. */
	readonly gid: string;
	readonly links: readonly HTMLAnchorElement[];
}

const GALLERIES = '.wp-block-gallery, .gallery, .elementor-image-gallery, .elementor-image-carousel-wrapper';

/** Slides that a carousel duplicates at its ends. */
const COPIES = '.swiper-slide-duplicate, .owl-item.cloned';

/** Returns the links of the page that open the lightbox, in order. */
export function pictureLinks({ imageLinks }: Pick<Props, 'imageLinks'>): HTMLAnchorElement[] {
	return [...document.querySelectorAll<HTMLAnchorElement>(OPENERS)].filter(
		(link) =>
			isPicture(link) &&
			!link.closest(`.woocommerce-product-gallery, ${COPIES}`) &&
			(imageLinks || link.dataset['elementorOpenLightbox'] === 'yes'),
	);
}

/** Returns a link that opens the lightbox, or the original of a duplicated slide. */
export function findLink(link: HTMLAnchorElement, all: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
	if (all.includes(link)) return link;
	const isSame = (other: HTMLAnchorElement) => other.href === link.href && slideshowOf(other) === slideshowOf(link);
	return link.closest(COPIES) ? all.find(isSame) : undefined;
}

/** Returns the slideshow of a link: its own by name, else the gallery around it, else the link alone. */
export function groupOf(link: HTMLAnchorElement, all: readonly HTMLAnchorElement[]): Group {
	const name = slideshowOf(link);
	const gallery = link.closest(GALLERIES);
	const links = name
		? all.filter((other) => slideshowOf(other) === name)
		: gallery
			? all.filter((other) => gallery.contains(other) && !slideshowOf(other))
			: [link];
	return { gid: name && isName(name) ? name : `l${all.indexOf(links[0]!) + 1}`, links };
}

export const groupByName = (gid: string, all: readonly HTMLAnchorElement[]): Group | undefined =>
	all.map((link) => groupOf(link, all)).find((group) => group.gid === gid);

/** Returns the data of a link for the viewer. Texts are plain text, never HTML. */
export function describeLink(link: HTMLAnchorElement, props: Props): ViewerImage {
	const thumbnail = link.querySelector('img');
	return {
		src: link.href,
		alt: thumbnail?.alt || link.title,
		title: words(link, thumbnail, props.titleSource),
		description: words(link, thumbnail, props.descriptionSource),
	};
}

export const slideshowOf = (link: HTMLAnchorElement): string => link.dataset['elementorLightboxSlideshow'] ?? '';

/** Numeric names are reserved for product galleries. */
const isName = (name: string): boolean => /^(?!\d+$)[\w-]{1,64}$/.test(name);

function words(link: HTMLAnchorElement, thumbnail: HTMLImageElement | null, source: WordSource): string {
	switch (source) {
		case 'title':
			return link.dataset['elementorLightboxTitle'] ?? (thumbnail?.title || link.title);
		case 'description':
			return link.dataset['elementorLightboxDescription'] ?? '';
		case 'caption':
			return link.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? '';
		case 'alt':
			return thumbnail?.alt ?? '';
		case 'none':
			return '';
	}
}

const FILE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** Returns whether a link leads to a picture file, by its path without the query. */
export function isPicture(link: HTMLAnchorElement): boolean {
	return /^https?:$/.test(link.protocol) && FILE.test(link.pathname);
}

/**
 * The gate for pictures that an action link names: http(s), and from a host that the page shows pictures of anyway (SEC-03).
 * A link to anywhere must not be able to make this page show, and call, a foreign server.
 */
export function allowedPicture(address: string): string | undefined {
	const url = webUrl(address);
	if (!url) return undefined;
	const isKnown =
		url.origin === location.origin ||
		settings().shop.allowedHosts.includes(url.host) ||
		[...document.querySelectorAll('img')].some(({ src }) => urlOf(src, null)?.host === url.host);
	return isKnown ? url.href : undefined;
}
