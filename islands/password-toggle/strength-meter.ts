import { safeUrl } from '../../src/safety/url';

/** Global settings of WordPress's `zxcvbn-async` loader, and the library's own global. */
interface CoreGlobals {
	readonly _zxcvbnSettings?: { readonly src?: unknown };
	readonly zxcvbn?: unknown;
}

/**
 * Loads the zxcvbn library of WordPress's strength meter and triggers a measurement of the text typed meanwhile. Without the library the meter
 * stays silent and blocks nothing.
 *
 * @param load @default a module import, which every page that allows our own files permits
 */
export async function bringMeter(
	field: HTMLInputElement,
	load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<void> {
	const { _zxcvbnSettings: settings, zxcvbn } = globalThis as CoreGlobals;
	const url = safeUrl(settings?.src);
	if (zxcvbn || !url) return;
	await load(url.href);
	field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
}
