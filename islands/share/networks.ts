/** The shared page. */
export interface Subject {
	/** Absolute address without private parameters. */
	readonly url: string;
	readonly title: string;
}

/** Ways to share that are plain links (SHARE-01). */
export const networks = ['facebook', 'x', 'linkedin', 'pinterest', 'reddit', 'whatsapp', 'email'] as const;
export type Network = (typeof networks)[number];

/** Buttons that need scripts. `native` is the device's share sheet. */
export const tools = ['native', 'copy', 'print'] as const;
export type Tool = (typeof tools)[number];

export const isNetwork = (name: string): name is Network => (networks as readonly string[]).includes(name);

type Link = readonly [address: string, fields: (subject: Subject) => Readonly<Record<string, string>>];

const links: Record<Network, Link> = {
	facebook: ['https://www.facebook.com/sharer/sharer.php', ({ url }) => ({ u: url })],
	x: ['https://x.com/intent/post', ({ url, title }) => ({ url, text: title })],
	linkedin: ['https://www.linkedin.com/sharing/share-offsite/', ({ url }) => ({ url })],
	pinterest: ['https://www.pinterest.com/pin/create/button/', ({ url, title }) => ({ url, description: title })],
	reddit: ['https://www.reddit.com/submit', ({ url, title }) => ({ url, title })],
	whatsapp: ['https://wa.me/', ({ url, title }) => ({ text: `${title} ${url}` })],
	email: ['mailto:', ({ url, title }) => ({ subject: title, body: `${title}\n${url}` })],
};

/** Returns the address that shares a page on a network, as render.php does, which also knows the picture. */
export function networkLink(network: Network, subject: Subject): string {
	const [address, fields] = links[network];
	// Not `URLSearchParams`: it encodes a space as `+`, which e-mail programs show as a plus.
	const query = Object.entries(fields(subject)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return `${address}?${query.join('&')}`;
}

/** Hosts for which a share window may open. */
export const networkHosts: readonly string[] = Object.values(links).flatMap(([address]) => new URL(address).host || []);
