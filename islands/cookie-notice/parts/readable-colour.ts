type Rgb = readonly [number, number, number];

/**
 * Returns black or white if the contrast of the owner's colours is below WCAG 1.4.3,
 * as with the default of the Cookie Notice plugin (white on `#00a99d`, 2.9:1).
 */
export function readableColour(element: HTMLElement): '#000' | '#fff' | undefined {
	const behind = backgroundOf(element);
	const text = parse(getComputedStyle(element).color);
	// In another colour space the contrast is not known.
	if (!behind || !text || !(contrast(text, behind) < 4.5)) return undefined;
	return contrast([0, 0, 0], behind) >= contrast([255, 255, 255], behind) ? '#000' : '#fff';
}

/** Returns the contrast ratio (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
	const [red, green, blue] = colour.map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the nearest background that is at least half opaque. */
function backgroundOf(element: HTMLElement): Rgb | undefined {
	for (let at: HTMLElement | null = element; at; at = at.parentElement) {
		const colour = parse(getComputedStyle(at).backgroundColor);
		if (colour) return colour;
	}
	return undefined;
}

/** Parses `rgb(…)`, `rgba(…)` and `color(srgb …)`; NaN for another colour space. @returns `undefined` for a colour less than half opaque. */
function parse(colour: string): Rgb | undefined {
	if (!/^(rgba?|color)\((srgb )?[\d.]/.test(colour)) return [NaN, NaN, NaN];
	const scale = colour.startsWith('rgb') ? 1 : 255;
	const [red, green, blue, alpha = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number);
	return blue === undefined || alpha < 0.5 ? undefined : [red! * scale, green! * scale, blue * scale];
}
