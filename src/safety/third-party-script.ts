import { thirdPartyOf } from './third-parties';
import { trustScript } from './policy';

/**
 * The only gate for URLs of third-party scripts: sets the `src` of a script if the URL belongs to a listed third party (CONS-07)
 * or the site itself. The Trusted Types policy is named `archipel`.
 *
 * @returns False for an unlisted host: the script then has no `src` and loads nothing.
 */
export function setThirdPartySource(script: HTMLScriptElement, address: string): boolean {
	if (!isKnown(address)) return false;
	script.src = trustScript(address, check);
	return true;
}

function check(address: string): string {
	if (!isKnown(address)) throw new TypeError(`${address} is nobody's that is declared`);
	return address;
}

function isKnown(address: string): boolean {
	if (thirdPartyOf(address)) return true;
	const url = URL.canParse(address, document.baseURI) && new URL(address, document.baseURI);
	return url && /^https?:$/.test(url.protocol) && url.origin === location.origin;
}
