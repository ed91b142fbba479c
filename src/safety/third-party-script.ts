import { thirdPartyOf } from './third-parties';
import { trustScript } from './policy';

/**
 * The one gate for addresses of scripts that are not ours: gives a script its address, if that is one of a declared third party
 * (CONS-07) or of the site itself. Under Trusted Types the policy is named `archipel`.
 *
 * @returns False if nobody has declared who is there: then the script has no address and loads nothing.
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
