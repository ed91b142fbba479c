/** An image of a gallery. */
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
	/**
	 * Name of the gallery in URL hashes: `#&gid={gid}&pid={number from 1}` opens the page at an image, and is shared (LB-01).
	 */
	readonly gid?: string | undefined;
	/** Keeps the current image in the URL hash, and Back closes the viewer; needs `gid`. @default false */
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
	/** Called with the index of each shown image. */
	readonly onShow?: (index: number) => void;
	/** Called once after closing. */
	readonly onClose?: () => void;
	/** Closes the viewer on abort. */
	readonly signal?: AbortSignal;
}
