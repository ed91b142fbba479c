import type { Purpose } from './purposes';

interface Text {
	readonly fr: string;
	readonly en: string;
}

/** Somebody other than the shop who learns something about the visitor. */
export interface ThirdParty {
	/** Name in the owner's option `services`. */
	readonly id: string;
	readonly name: string | Text;
	/** Who is responsible for what is collected; empty for the shop itself. */
	readonly company: string;
	readonly purpose: Purpose;
	/** Host names it is reached at; `*.` stands for any subdomain, and a path may follow: `www.google.com/maps`. */
	readonly hosts: readonly string[];
	/** Cookies it leaves on the shop's own domain; a final `*` stands for any ending. */
	readonly cookies: readonly string[];
	/** Its privacy policy. */
	readonly policy: string;
}

/** The purposes in the visitor's words. */
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
			fr: 'Afficher dans nos pages des vidéos, des cartes ou des polices fournies par d’autres sites.',
			en: 'Showing videos, maps or fonts that other sites provide inside our pages.',
		},
	},
};

const GOOGLE = 'Google Ireland Limited';
const GOOGLE_POLICY = 'https://policies.google.com/privacy';

/**
 * The one list of third parties (CONS-07): the notice names them, the blocker holds them back until their purpose is allowed,
 * the privacy policy repeats them. Whatever contacts a host that is missing here before consent is a bug.
 * The build writes it to `third-parties.json` for PHP. New ones are added at the end: a choice remembers who was asked about by place.
 */
export const thirdParties: readonly ThirdParty[] = [
	{
		id: 'google-analytics',
		name: 'Google Analytics',
		company: GOOGLE,
		purpose: 'audience',
		hosts: ['*.google-analytics.com', 'www.googletagmanager.com', 'googletagmanager.com', 'analytics.google.com'],
		cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
		policy: GOOGLE_POLICY,
	},
	{
		id: 'google-ads',
		name: 'Google Ads',
		company: GOOGLE,
		purpose: 'advertising',
		hosts: ['*.doubleclick.net', 'www.googleadservices.com', '*.googlesyndication.com'],
		cookies: ['_gcl_*', 'FPGCL*'],
		policy: GOOGLE_POLICY,
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
		company: '',
		purpose: 'advertising',
		// Nothing leaves the shop: where a visit came from is kept in cookies and sent with the order.
		hosts: [],
		cookies: ['sbjs_*'],
		policy: '',
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
		company: GOOGLE,
		purpose: 'content',
		hosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'm.youtube.com', 'youtube.com', 'youtu.be', '*.ytimg.com'],
		cookies: [],
		policy: GOOGLE_POLICY,
	},
	{
		id: 'vimeo',
		name: 'Vimeo',
		company: 'Vimeo.com Inc.',
		purpose: 'content',
		hosts: ['player.vimeo.com', 'vimeo.com', '*.vimeocdn.com'],
		cookies: [],
		policy: 'https://vimeo.com/privacy',
	},
	{
		id: 'openstreetmap',
		name: 'OpenStreetMap',
		company: 'OpenStreetMap Foundation',
		purpose: 'content',
		hosts: ['tile.openstreetmap.org', '*.tile.openstreetmap.org', 'www.openstreetmap.org'],
		cookies: [],
		policy: 'https://osmfoundation.org/wiki/Privacy_Policy',
	},
	{
		id: 'google-maps',
		name: 'Google Maps',
		company: GOOGLE,
		purpose: 'content',
		hosts: [
			'maps.google.com',
			'maps.google.fr',
			'www.google.com/maps',
			'www.google.fr/maps',
			'maps.googleapis.com',
			'maps.gstatic.com',
		],
		cookies: [],
		policy: GOOGLE_POLICY,
	},
	{
		id: 'google-fonts',
		name: 'Google Fonts',
		company: GOOGLE,
		purpose: 'content',
		hosts: ['fonts.googleapis.com', 'fonts.gstatic.com'],
		cookies: [],
		policy: GOOGLE_POLICY,
	},
	{
		id: 'popup-visits',
		name: { fr: 'Nombre de vos visites', en: 'Number of your visits' },
		company: '',
		purpose: 'audience',
		// It stays in the browser, for popups that open from some visit on.
		hosts: [],
		cookies: [],
		policy: '',
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
];

/** Who is behind an address; `undefined` for the shop itself and for anybody that is not declared. */
export function thirdPartyOf(address: string, list: readonly ThirdParty[] = thirdParties): ThirdParty | undefined {
	try {
		const url = new URL(address, document.baseURI);
		return list.find(({ hosts }) => hosts.some((pattern) => isAt(url, pattern)));
	} catch {
		return undefined;
	}
}

function isAt({ hostname, pathname }: URL, pattern: string): boolean {
	const [host = '', ...path] = pattern.split('/');
	const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
	return isHost && (!path.length || `${pathname}/`.startsWith(`/${path.join('/')}/`));
}
