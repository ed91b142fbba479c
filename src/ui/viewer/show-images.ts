import { importWithRetry } from '../../runtime/lazy-part';
import { showNotice } from '../../dom/inline-notice';
import { defineMessages } from '../../i18n/define-messages';

const t = defineMessages('viewer', {
	unavailable: ['La visionneuse n’a pas pu être chargée.', 'The viewer could not be loaded.'],
	openImage: ['Ouvrir l’image', 'Open the image'],
});

export interface ViewerImage {
	readonly src: string;
	/** Pixels; measured on display if unknown. */
	readonly width?: number | undefined;
	/** Pixels. */
	readonly height?: number | undefined;
	readonly alt: string;
	/** Caption below the image, plain text. */
	readonly title?: string | undefined;
	/** Second line of the caption, plain text. */
	readonly description?: string | undefined;
}

export interface ViewerOptions {
	/** Images of the gallery, at least one. */
	readonly images: readonly ViewerImage[];
	/** Index of the first shown image, from 0. */
	readonly index: number;
	/** Accessible name of the dialog. */
	readonly label: string;
	/** Name of the gallery in URL hashes: `#&gid={gid}&pid={number from 1}` opens the page at an image, and is shared (LB-01). */
	readonly gid?: string | undefined;
	/** Keeps the current image in the URL hash, and Back closes the viewer; needs `gid`. @default only for a hash that names the gallery already */
	readonly keepsPlace?: boolean;
	/** Duration of fading out in milliseconds. @default 0 */
	readonly removalDelay?: number;
	/** Milliseconds for which the loading text stays after an image has loaded. @default 0 */
	readonly loadingDelay?: number;
	/** Adds a button that shares or copies the link. @default false */
	readonly share?: boolean;
	/** Adds a full-screen button. @default false */
	readonly fullscreen?: boolean;
	/** A picture that cannot be loaded is named by number and linked (LB-03). @default false */
	readonly linkFailures?: boolean;
	/** Focus target after closing, if the opener is gone. */
	readonly returnFocus?: HTMLElement | null;
	readonly onShow?: (index: number) => void;
	readonly signal?: AbortSignal;
}

export interface ShowImages extends ViewerOptions {
	/** Pressed control: busy while the viewer's code loads; gets the focus back. */
	readonly control?: HTMLElement | undefined;
	/** Element after which a loading error is shown. */
	readonly noticeAfter: Element;
}

/**
 * Opens the viewer, whose code is loaded on first use. If loading fails, shows a link to the image.
 * Does nothing if `signal` has aborted meanwhile.
 */
export async function showImages({ control, noticeAfter, ...options }: ShowImages): Promise<void> {
	control?.setAttribute('aria-busy', 'true');
	try {
		const { openViewer } = await importWithRetry(() => import('./open-viewer'));
		if (!options.signal?.aborted) openViewer({ returnFocus: control ?? null, ...options });
	} catch {
		const href = options.images[options.index]!.src;
		showNotice(noticeAfter, { type: 'error', text: t('unavailable'), link: { label: t('openImage'), href } });
	} finally {
		control?.removeAttribute('aria-busy');
	}
}
