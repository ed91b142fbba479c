import { viewerMessages as t } from './messages';
import type { ViewerFrame } from './viewer-frame';

/** Gives the viewer the whole screen, or gives it back. A browser that refuses changes nothing. */
export async function toggleFullscreen({ body }: ViewerFrame): Promise<void> {
	try {
		if (document.fullscreenElement) await document.exitFullscreen();
		else await body.requestFullscreen();
	} catch {
		// The button goes on saying what is so.
	}
}

/**
 * Keeps the button's name true: Escape and the browser's own controls change the state as well.
 *
 * @returns Stops it, and leaves the whole screen.
 */
export function watchFullscreen({ buttons: { fullscreen } }: ViewerFrame): () => void {
	const name = () => {
		const text = t(document.fullscreenElement ? 'leaveFullscreen' : 'enterFullscreen');
		fullscreen.setAttribute('aria-label', text);
		fullscreen.title = text;
	};
	document.addEventListener('fullscreenchange', name);
	return () => {
		document.removeEventListener('fullscreenchange', name);
		if (document.fullscreenElement) void document.exitFullscreen();
	};
}
