import { thirdPartyOf } from '../stores/third-parties';
import { trustScript } from './policy';

/**
 * The one gate for addresses of scripts that are not ours: gives a script its address, if that is one of a declared third party
 * (CONS-07). Under Trusted Types the policy is named `archipel`.
 *
 * @returns False if nobody has declared who is there: then the script has no address and loads nothing.
 */
export function setThirdPartySource(script: HTMLScriptElement, address: string): boolean {
	if (!thirdPartyOf(address)) return false;
	script.src = trustScript(address, check);
	return true;
}

function check(address: string): string {
	if (!thirdPartyOf(address)) throw new TypeError(`${address} is nobody's that is declared`);
	return address;
}
