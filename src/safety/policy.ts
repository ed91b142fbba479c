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

/** The policy for Trusted Types, named `archipel`; a page may make one of a name only once. `undefined` where the browser knows none. */
function ours(): Policy | undefined {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	return (policy ??= trustedTypes?.createPolicy('archipel', {
		createHTML: (html) => html,
		createScriptURL: (address) => checkAddress(address),
	}));
}

/** For a parser that makes inert nodes, and nothing else. @throws where the page's policy does not allow ours */
export const trustHtml = (html: string): string => (ours()?.createHTML(html) ?? html) as string;

/** For the address of a script. @param check Throws if it is not to be loaded. */
export function trustScript(address: string, check: Rule): string {
	checkAddress = check;
	return (ours()?.createScriptURL(address) ?? address) as string;
}
