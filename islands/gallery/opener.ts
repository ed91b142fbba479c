import { listen } from '../../src/runtime/listen';
import { clickedControl } from '../../src/runtime/keys';
import { lazyPart } from '../../src/runtime/lazy-part';
import { navigate } from '../../src/safety/url';
import { readPlace } from '../../src/ui/viewer/place';
import { t } from './messages';
import { largeImage, readSlides } from './parts/slides';

const LINK = '.woocommerce-product-gallery__image a';

export interface Opener {
	/** Whether any picture has a large file. */
	readonly hasImages: () => boolean;
	/** Opens the viewer at a picture; the carousel follows. */
	readonly open: (index: number, control: HTMLElement | undefined) => void;
	/** Opens the viewer at the picture of a link. */
	readonly openFrom: (link: HTMLElement) => void;
	/** Starts handling picture links, and URLs that name a picture (LB-01). */
	readonly listen: () => void;
}

/** Opens the full-screen viewer, whose code is loaded on first use; the carousel follows it (`goTo`). */
export function createOpener(
	host: HTMLElement,
	placeInUrl: boolean,
	goTo: (index: number) => void,
	signal: AbortSignal,
): Opener {
	const gid = String([...document.querySelectorAll('.woocommerce-product-gallery')].indexOf(host) + 1);
	let isOpen = false;

	/** Without a large file a picture is left out: the viewer counts the others. */
	const readImages = () =>
		readSlides(host).flatMap((slide, index) => {
			const image = largeImage(slide);
			return image ? [{ image, index }] : [];
		});

	const viewing = lazyPart(() => import('../../src/ui/viewer/show-images'));
	const open = (index: number, control: HTMLElement | undefined, isByAddress = false) => {
		const found = readImages();
		const start = found.findIndex((item) => item.index === index);
		if (isOpen || start < 0) return;
		const shown = {
			images: found.map(({ image }) => image),
			index: start,
			label: t('images'),
			gid,
			// A URL that named the picture must not remain after close.
			keepsPlace: placeInUrl || isByAddress,
			onShow: (at: number) => goTo(found[at]!.index),
			onClose: () => void (isOpen = false),
			control,
			noticeAfter: host,
			signal,
		};
		viewing.use(
			control ?? host,
			({ showImages }) => {
				if (isOpen) return;
				isOpen = true;
				void showImages(shown);
			},
			() => void navigate(shown.images[start]!.src),
		);
	};
	const openFrom = (link: HTMLElement) => {
		const index = readSlides(host).findIndex(({ frame }) => frame.contains(link));
		open(index, link);
	};
	const openAtPlace = () => {
		const place = readPlace();
		const found = place?.gid === gid ? readImages()[place.index] : undefined;
		if (found) open(found.index, undefined, true);
	};

	return {
		hasImages: () => readImages().length > 0,
		open,
		openFrom,
		listen() {
			listen(host, 'click', { signal }, (event) => {
				const link = clickedControl(event, LINK);
				if (!link) return;
				event.preventDefault();
				openFrom(link);
			});
			addEventListener('hashchange', openAtPlace, { signal });
			openAtPlace();
		},
	};
}
