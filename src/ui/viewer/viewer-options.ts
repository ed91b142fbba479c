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
	 * Name of the gallery in the page's address: the place is kept there as `#&gid={gid}&pid={number from 1}` and Back closes (LB-01).
	 * Without it the address stays as it is.
	 */
	readonly gid?: string | undefined;
	/** Offers the native share sheet, or copying the link. @default false */
	readonly share?: boolean;
	/** Offers the whole screen. @default false */
	readonly fullscreen?: boolean;
	/** A picture that cannot be loaded is named by number and linked (specification, section 8). @default false */
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
