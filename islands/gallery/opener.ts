import { onPress } from '../../src/runtime/keys';
import { lazyPart } from '../../src/runtime/lazy-part';
import { navigate } from '../../src/safety/url';
import { readPlace } from '../../src/ui/viewer/place';
import { t } from './messages';
import { largeImage, readSlides } from './parts/slides';

const LINK = '.woocommerce-product-gallery__image a';

/** Opens the full-screen viewer, whose code is loaded on first use; the carousel follows it (`goTo`). */
export function createOpener(
	host: HTMLElement,
	placeInUrl: boolean,
	goTo: (index: number) => void,
	signal: AbortSignal,
) {
	const gid = String([...document.querySelectorAll('.woocommerce-product-gallery')].indexOf(host) + 1);

	/** Without a large file a picture is left out: the viewer counts the others. */
	const readImages = () =>
		readSlides(host).flatMap((slide, index) => {
			const image = largeImage(slide);
			return image ? [{ image, index }] : [];
		});

	const viewing = lazyPart(() => import('../../src/ui/viewer/show-images'));
	const open = (index: number, control?: HTMLElement) => {
		const found = readImages();
		const start = found.findIndex((item) => item.index === index);
		// Without a large file the link leads to another place.
		if (start < 0) return void (control instanceof HTMLAnchorElement && navigate(control.href));
		const shown = {
			images: found.map(({ image }) => image),
			index: start,
			label: t('images'),
			gid,
			keepsPlace: placeInUrl,
			onShow: (at: number) => goTo(found[at]!.index),
			control,
			noticeAfter: host,
			signal,
		};
		viewing.use(
			control ?? host,
			({ showImages }) => void showImages(shown),
			control && (() => void navigate(shown.images[start]!.src)),
		);
	};
	const openFrom = (link: HTMLElement) => {
		const index = readSlides(host).findIndex(({ frame }) => frame.contains(link));
		open(index, link);
	};
	const openAtPlace = () => {
		const place = readPlace();
		const found = place?.gid === gid ? readImages()[place.index] : undefined;
		if (found) open(found.index);
	};

	return {
		hasImages: () => readImages().length > 0,
		open,
		openFrom,
		/** Starts handling picture links, and URLs that name a picture (LB-01). */
		listen() {
			onPress(host, LINK, signal, openFrom);
			addEventListener('hashchange', openAtPlace, { signal });
			openAtPlace();
		},
	};
}
