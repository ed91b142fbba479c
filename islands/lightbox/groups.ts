import type { ViewerImage } from '../../src/ui/viewer/show-images';
import { OPENERS } from './openers';
import { isPicture } from './picture-address';
import type { Props, WordSource } from './island';

/** Pictures of one slideshow. */
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

/** Returns the group with this name in the URL. */
export function groupByName(gid: string, all: readonly HTMLAnchorElement[]): Group | undefined {
	for (const link of all) {
		const group = groupOf(link, all);
		if (group.gid === gid) return group;
	}
	return undefined;
}

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
