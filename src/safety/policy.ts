type Rule = (text: string) => string;
interface Policy {
	createHTML(html: string): unknown;
	createScriptURL(address: string): unknown;
}
interface TrustedTypes {
	createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): Policy;
}

let checkAddress: Rule = () => {
	throw new TypeError('no script has been allowed');
};
let policy: Policy | undefined;

/** Returns the Trusted Types policy `archipel`, created once, because a name can be used only once. `undefined` without browser support. */
function ours(): Policy | undefined {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	return (policy ??= trustedTypes?.createPolicy('archipel', {
		createHTML: (html) => html,
		createScriptURL: (address) => checkAddress(address),
	}));
}

/** Trusts HTML for an inert parser only. @throws if the page's CSP does not allow our policy */
export const trustHtml = (html: string): string => (ours()?.createHTML(html) ?? html) as string;

/** Trusts the URL of a script. @param check Returns the URL, or throws if it must not be loaded. */
export function trustScript(address: string, check: Rule): string {
	checkAddress = check;
	return (ours()?.createScriptURL(address) ?? check(address)) as string;
}
