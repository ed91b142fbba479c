import { showNotice } from '../../dom/inline-notice';
import { viewerMessages as t } from './messages';
import type { ViewerOptions } from './viewer-options';

export interface ShowImages extends ViewerOptions {
	/** What was pressed: it is busy while the viewer's code comes, and gets focus back. */
	readonly control?: HTMLElement | undefined;
	/** Element after which it is told that the viewer did not come. */
	readonly noticeAfter: Element;
}

/**
 * Opens the viewer, whose code is loaded when it is first asked for. If that fails, the shopper gets a link to the picture.
 * Nothing happens if `signal` aborted meanwhile.
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
