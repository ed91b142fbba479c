/** Pixels that are left between a placed box and the window's edges. */
export const EDGE = 8;

/** Where a box stands if there is room: below or above its control, centred or in line with its start or end. */
export type Placement = `${'top' | 'bottom'}${'' | '-start' | '-end'}`;

export interface PlaceOptions {
	readonly placement: Placement;
	/** Pixels between the box and its control. */
	readonly gap: number;
	/**
	 * Whether the box gets `--archipel-arrow`, the centre of its control counted from its left edge inside the border, and
	 * `--archipel-available`, the height that is left for it on the roomier side; both in pixels.
	 */
	readonly isMeasured: boolean;
}
