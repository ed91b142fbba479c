/** One picture of a gallery. */
export interface ViewerImage {
	readonly src: string;
	/** Pixels; measured when it is shown if unknown. */
	readonly width?: number | undefined;
	/** Pixels. */
	readonly height?: number | undefined;
	readonly alt: string;
	/** Shown below the picture, as text. */
	readonly title?: string | undefined;
	/** A second line below the title, as text. */
	readonly description?: string | undefined;
}

export interface ViewerOptions {
	/** At least one. */
	readonly images: readonly ViewerImage[];
	/** Which is shown first, from 0. */
	readonly index: number;
	/** Accessible name of the dialog. */
	readonly label: string;
	/**
	 * Name of the gallery in addresses: `#&gid={gid}&pid={number from 1}` opens a page at a picture, and is what is shared (LB-01).
	 */
	readonly gid?: string | undefined;
	/** Keeps the place of the picture in the page's address, and Back closes; needs `gid`. @default false */
	readonly keepsPlace?: boolean;
	/** Milliseconds for which it fades out. @default 0 */
	readonly removalDelay?: number;
	/** Milliseconds for which it goes on saying that a picture is loading once that has come. @default 0 */
	readonly loadingDelay?: number;
	/** Offers the native share sheet, or copying the link. @default false */
	readonly share?: boolean;
	/** Offers the whole screen. @default false */
	readonly fullscreen?: boolean;
	/** A picture that cannot be loaded is named by number and linked (LB-03). @default false */
	readonly linkFailures?: boolean;
	/** Where focus goes at the end if what had it is gone. */
	readonly returnFocus?: HTMLElement | null;
	/** Called with the index of each picture that is shown. */
	readonly onShow?: (index: number) => void;
	/** Called once, when it has closed. */
	readonly onClose?: () => void;
	/** Closes it. */
	readonly signal?: AbortSignal;
}
