/** What is shared. */
export interface Subject {
	/** Absolute address that may be given to anybody. */
	readonly url: string;
	readonly title: string;
	/** Absolute address of a picture; empty if there is none. */
	readonly image: string;
}

/** Ways to share that are plain links (SHARE-01). */
export const networks = ['facebook', 'x', 'linkedin', 'pinterest', 'reddit', 'whatsapp', 'email'] as const;
export type Network = (typeof networks)[number];

/** Ways that need a script. `native` is the share sheet of the device. */
export const tools = ['native', 'copy', 'print'] as const;
export type Tool = (typeof tools)[number];

export const isNetwork = (name: string): name is Network => (networks as readonly string[]).includes(name);

type Link = (subject: Subject) => [address: string, fields: Readonly<Record<string, string>>];

const links: Record<Network, Link> = {
	facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
	x: ({ url, title }) => ['https://x.com/intent/post', { url, text: title }],
	linkedin: ({ url }) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
	pinterest: ({ url, title, image }) => [
		'https://www.pinterest.com/pin/create/button/',
		{ url, description: title, ...(image && { media: image }) },
	],
	reddit: ({ url, title }) => ['https://www.reddit.com/submit', { url, title }],
	whatsapp: ({ url, title }) => ['https://wa.me/', { text: `${title} ${url}` }],
	email: ({ url, title }) => ['mailto:', { subject: title, body: `${title}\n${url}` }],
};

/** The address that shares a page on a network. The same as the server prints. */
export function networkLink(network: Network, subject: Subject): string {
	const [address, fields] = links[network](subject);
	// A plus is a plus in an e-mail, and not a space.
	const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return `${address}?${query.join('&')}`;
}

/** Hosts of the networks, the only ones that a share window is opened for. */
export const networkHosts: readonly string[] = [
	'www.facebook.com',
	'x.com',
	'www.linkedin.com',
	'www.pinterest.com',
	'www.reddit.com',
	'wa.me',
];
