import { safeUrl } from '../../src/safety/url';

/** What WordPress's loader of its strength meter is told, and what the meter measures with. */
interface CoreGlobals {
	readonly _zxcvbnSettings?: { readonly src?: unknown };
	readonly zxcvbn?: unknown;
}

/**
 * Loads what WordPress's strength meter measures passwords with, and has it measure what has been typed meanwhile. Without it the meter says
 * nothing, and stops nobody.
 *
 * @param load @default as a module: no page forbids that which allows our own files
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
