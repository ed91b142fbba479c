import { showNotice } from '../../dom/inline-notice';
import { viewerMessages as t } from './messages';
import type { ViewerOptions } from './viewer-options';

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
		const { openViewer } = await import('./open-viewer');
		if (!options.signal?.aborted) openViewer({ returnFocus: control ?? null, ...options });
	} catch {
		options.onClose?.();
		const href = options.images[options.index]!.src;
		showNotice(noticeAfter, { type: 'error', text: t('unavailable'), link: { label: t('openImage'), href } });
	} finally {
		control?.removeAttribute('aria-busy');
	}
}
