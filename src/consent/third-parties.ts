import type { Purpose } from '../safety/purposes';

interface Text {
	readonly fr: string;
	readonly en: string;
}

/** A third party that receives data about the visitor, or an own purpose that needs consent. */
export interface ThirdParty {
	/** Id in the owner's option `services`. */
	readonly id: string;
	readonly name: string | Text;
	/** Data controller; empty for the shop itself. */
	readonly company: string;
	readonly purpose: Purpose;
	/** Hosts of the third party; `*.` matches any subdomain, and a path may follow: `www.google.com/maps`. */
	readonly hosts: readonly string[];
	/** Cookies set on the shop's domain; a final `*` matches any ending. */
	readonly cookies?: readonly string[];
	readonly policy: string;
}

/** Texts of the purposes for the visitor. */
export const purposeTexts: Readonly<Record<Purpose, { readonly title: Text; readonly description: Text }>> = {
	audience: {
		title: { fr: 'Mesure d’audience', en: 'Audience measurement' },
		description: {
			fr: 'Compter les visites et voir quelles pages sont consultées, pour améliorer la boutique.',
			en: 'Counting visits and seeing which pages are read, so as to improve the shop.',
		},
	},
	advertising: {
		title: { fr: 'Publicité', en: 'Advertising' },
		description: {
			fr: 'Vous montrer nos annonces sur d’autres sites, en mesurer l’effet et savoir d’où vient une commande.',
			en: 'Showing you our ads on other sites, measuring their effect and knowing where an order came from.',
		},
	},
	content: {
		title: { fr: 'Contenus d’autres sites', en: 'Content from other sites' },
		description: {
			fr: 'Afficher dans nos pages des vidéos, des cartes, des images ou des polices fournies par d’autres sites.',
			en: 'Showing videos, maps, pictures or fonts that other sites provide inside our pages.',
		},
	},
};

/** No third party: the shop itself. */
const SHOP = { company: '', hosts: [], policy: '' };
const GOOGLE = { company: 'Google Ireland Limited', policy: 'https://policies.google.com/privacy' };

/**
 * The only list of third parties (CONS-07): shown in the notice and the privacy policy, blocked until their purpose is allowed.
 * A request before consent to a host missing here is a bug.
 * The build writes the list for `third-parties.php`. Append new entries at the end: a stored choice has a bit mask by position.
 */
export const thirdParties: readonly ThirdParty[] = [
	{
		id: 'google-analytics',
		name: 'Google Analytics',
		...GOOGLE,
		purpose: 'audience',
		hosts: ['*.google-analytics.com', 'www.googletagmanager.com', 'googletagmanager.com', 'analytics.google.com'],
		cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
	},
	{
		id: 'google-ads',
		name: 'Google Ads',
		...GOOGLE,
		purpose: 'advertising',
		hosts: ['*.doubleclick.net', 'www.googleadservices.com', '*.googlesyndication.com'],
		cookies: ['_gcl_*', 'FPGCL*'],
	},
	{
		id: 'meta-pixel',
		name: 'Meta Pixel',
		company: 'Meta Platforms Ireland Limited',
		purpose: 'advertising',
		hosts: ['connect.facebook.net', 'www.facebook.com'],
		cookies: ['_fbp', '_fbc'],
		policy: 'https://www.facebook.com/privacy/policy/',
	},
	{
		id: 'order-attribution',
		name: { fr: 'Origine des commandes', en: 'Order attribution' },
		// The origin of a visit is stored in cookies and sent with the order.
		...SHOP,
		purpose: 'advertising',
		cookies: ['sbjs_*'],
	},
	{
		id: 'brevo',
		name: 'Brevo',
		company: 'Sendinblue SAS',
		purpose: 'advertising',
		hosts: ['sibautomation.com', '*.brevo.com', '*.sendinblue.com'],
		cookies: ['sib_cuid'],
		policy: 'https://www.brevo.com/legal/privacypolicy/',
	},
	{
		id: 'klaviyo',
		name: 'Klaviyo',
		company: 'Klaviyo Inc.',
		purpose: 'advertising',
		hosts: ['*.klaviyo.com'],
		cookies: ['__kla_id'],
		policy: 'https://www.klaviyo.com/legal/privacy',
	},
	{
		id: 'mailchimp',
		name: 'Mailchimp',
		company: 'Intuit Inc.',
		purpose: 'advertising',
		hosts: ['chimpstatic.com', '*.list-manage.com', '*.mailchimp.com'],
		cookies: ['mailchimp_*'],
		policy: 'https://www.intuit.com/privacy/statement/',
	},
	{
		id: 'youtube',
		name: 'YouTube',
		...GOOGLE,
		purpose: 'content',
		hosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'm.youtube.com', 'youtube.com', 'youtu.be', '*.ytimg.com'],
	},
	{
		id: 'vimeo',
		name: 'Vimeo',
		company: 'Vimeo.com Inc.',
		purpose: 'content',
		hosts: ['player.vimeo.com', 'vimeo.com', '*.vimeocdn.com'],
		policy: 'https://vimeo.com/privacy',
	},
	{
		id: 'openstreetmap',
		name: 'OpenStreetMap',
		company: 'OpenStreetMap Foundation',
		purpose: 'content',
		hosts: ['tile.openstreetmap.org', '*.tile.openstreetmap.org', 'www.openstreetmap.org'],
		policy: 'https://osmfoundation.org/wiki/Privacy_Policy',
	},
	{
		id: 'google-maps',
		name: 'Google Maps',
		...GOOGLE,
		purpose: 'content',
		hosts: [
			'maps.google.com',
			'maps.google.fr',
			'www.google.com/maps',
			'www.google.fr/maps',
			'maps.googleapis.com',
			'maps.gstatic.com',
		],
	},
	{
		id: 'google-fonts',
		name: 'Google Fonts',
		...GOOGLE,
		purpose: 'content',
		hosts: ['fonts.googleapis.com', 'fonts.gstatic.com'],
	},
	{
		id: 'popup-visits',
		name: { fr: 'Nombre de vos visites', en: 'Number of your visits' },
		// Stored in the browser only, for popups that open after a number of visits.
		...SHOP,
		purpose: 'audience',
	},
	{
		id: 'matomo',
		name: 'Matomo',
		company: 'InnoCraft Ltd',
		purpose: 'audience',
		hosts: ['*.matomo.cloud'],
		cookies: ['_pk_*'],
		policy: 'https://matomo.org/privacy-policy/',
	},
	{
		id: 'hotjar',
		name: 'Hotjar',
		company: 'Hotjar Ltd',
		purpose: 'audience',
		hosts: ['*.hotjar.com', '*.hotjar.io'],
		cookies: ['_hj*'],
		policy: 'https://www.hotjar.com/legal/policies/privacy/',
	},
	{
		id: 'clarity',
		name: 'Microsoft Clarity',
		company: 'Microsoft Ireland Operations Limited',
		purpose: 'audience',
		hosts: ['*.clarity.ms', 'clarity.ms'],
		cookies: ['_clck', '_clsk'],
		policy: 'https://privacy.microsoft.com/privacystatement',
	},
	{
		id: 'tiktok',
		name: 'TikTok Pixel',
		company: 'TikTok Technology Limited',
		purpose: 'advertising',
		hosts: ['analytics.tiktok.com', 'www.tiktok.com/embed.js', 'www.tiktok.com/embed'],
		cookies: ['_ttp', '_tt_*'],
		policy: 'https://www.tiktok.com/legal/privacy-policy',
	},
	{
		id: 'pinterest',
		name: 'Pinterest',
		company: 'Pinterest Europe Ltd.',
		purpose: 'advertising',
		hosts: ['ct.pinterest.com', 's.pinimg.com', 'assets.pinterest.com'],
		cookies: ['_pin_unauth', '_pinterest_*'],
		policy: 'https://policy.pinterest.com/privacy-policy',
	},
	{
		id: 'gravatar',
		name: 'Gravatar',
		company: 'Automattic Inc.',
		purpose: 'content',
		hosts: ['*.gravatar.com', 'gravatar.com'],
		policy: 'https://automattic.com/privacy/',
	},
];

/** Returns the third party of a URL; `undefined` for the shop itself and for unlisted hosts. */
export function thirdPartyOf(address: string): ThirdParty | undefined {
	let url: URL;
	// Not `urlOf`: the build reads this file alone.
	try {
		url = new URL(address, document.baseURI);
	} catch {
		return undefined;
	}
	return thirdParties.find(({ hosts }) => hosts.some((pattern) => isAt(url, pattern)));
}

function isAt({ hostname, pathname }: URL, pattern: string): boolean {
	const [host = '', ...path] = pattern.split('/');
	const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
	return isHost && (!path.length || `${pathname}/`.startsWith(`/${path.join('/')}/`));
}

/**
 * Code fragments that occur only in the loader script of a third party, by its id: an inline script with one is blocked until consent, like a
 * script with a blocked `src` (held-page.php). Matched literally; variants cover plugins that change white space. Needed only
 * for loaders without a host name of the third party.
 */
export const bootstraps: Readonly<Record<string, readonly string[]>> = {
	'google-analytics': [
		`w[l].push({'gtm.start':`,
		`w[l].push({"gtm.start":`,
		`{'gtm.start': new Date().getTime()`,
		`['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){`,
	],
	'meta-pixel': ['{if(f.fbq)return;n=f.fbq=function(){n.callMethod?'],
	// Matomo may run on the shop's own host.
	matomo: [`g.src=u+'matomo.js'; s.parent`, `g.src=u+'matomo.js';s.parent`, `g.src=u+'piwik.js'; s.parent`],
	mailchimp: ['{m=c.createElement(h),p=c.getElementsByTagName(h)[0],m.async=1,m.src=i,p.parentNode.insertBefore(m,p)}'],
};
