import { parseJson } from '../runtime/foreign-text';

/** Whether Elementor's frontend script runs: its script element, or its browser classes on `body` if an optimiser has moved the element. */
export const hasElementorScript = (): boolean =>
	document.querySelector('body[class*="e--ua-"], #elementor-frontend-js') !== null;

/** Parses an object from a JSON attribute; `undefined` for anything else. */
export function readObject(json: string | undefined): Readonly<Record<string, unknown>> | undefined {
	const value = parseJson(json);
	return typeof value === 'object' && value && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}
