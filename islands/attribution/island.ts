import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, custom, defineProps, int, number, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Consent purpose that is required. `none`: visitors are not tracked, and stored data is deleted. */
	purpose: choice('Finalité à accepter', 'Purpose to be allowed', {
		default: 'advertising',
		options: {
			audience: ['Mesure d’audience', 'Audience measurement'],
			advertising: ['Publicité', 'Advertising'],
			content: ['Contenus d’autres sites', 'Content from other sites'],
			none: ['Aucune\u00a0: ne rien garder', 'None: keep nothing'],
		},
		help: [
			'Sur un site où rien ne demande le consentement, les scripts de WooCommerce restent.',
			'On a site where nothing asks for consent, WooCommerce’s scripts stay.',
		],
	}),
	/**
	 * Cookie lifetime in months, cut to whole minutes. Less than one minute means a session cookie, as intended by WooCommerce's 0.00001
	 * (SERVERS.md, S177). 0: six months. Default: WooCommerce's value.
	 */
	lifetime: number('Durée, en mois', 'Duration in months', {
		default: 0.00001,
		range: [0],
		help: [
			'Moins d’une minute\u00a0: jusqu’à la fermeture du navigateur, comme WooCommerce. 0\u00a0: six mois.',
			'Less than a minute: until the browser is closed, as WooCommerce. 0: six months.',
		],
	}),
	/** Minutes without a page view after which a new visit begins. Default: WooCommerce's value. */
	session: int('Durée d’une visite, en minutes', 'Length of a visit in minutes', {
		default: 30,
		range: [1],
		help: [
			'Après autant de minutes sans page, une autre visite commence.',
			'After so many minutes without a page another visit begins.',
		],
	}),
	/** Writes cookies as base64, for servers whose firewall blocks the plain values. Default: WooCommerce's value. */
	base64: boolean('Cookies en base64', 'Cookies in base64', {
		default: false,
		help: [
			'Pour un pare-feu qui refuse les adresses dans les cookies (erreurs 403).',
			'For a firewall that refuses addresses in cookies (errors 403).',
		],
	}),
	/** Offset from UTC in hours for the time of the first page. */
	timezoneOffset: int('Décalage horaire, en heures', 'Hours from UTC', {
		default: 0,
		range: [-12, 14],
		help: ['De l’heure de la première page.', 'Of the time of the first page.'],
	}),
	/** Gives each visitor a code from 100000 to 999999, to be told on the telephone. */
	promoCode: boolean('Numéro de visiteur', 'Visitor number', {
		default: false,
		help: [
			'Un nombre à six chiffres dans le cookie sbjs_promo, pour un champ qui le demande.',
			'A number of six digits in the cookie sbjs_promo, for a field that asks for it.',
		],
	}),
	/** Prefix of the field names. Default: WooCommerce's. */
	prefix: text('Début du nom des champs', 'Start of the names of fields', {
		default: 'wc_order_attribution_',
		help: ['Vide\u00a0: comme WooCommerce.', 'Empty: as WooCommerce.'],
	}),
	/** Map of field names to values, such as `{"utm_source":"current.src"}`. Default: WooCommerce's. */
	fields: custom<Record<string, string> | undefined>('Champs', 'Fields', {
		schema: { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'string' } },
		help: ['Vide\u00a0: comme WooCommerce.', 'Empty: as WooCommerce.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Origine des commandes', 'Order attribution'],
	description: [
		'Une commande dit de quelle campagne, de quel moteur ou de quel site le visiteur est venu, s’il l’a permis. Rien n’est gardé avant.',
		'An order tells from which campaign, search engine or site the visitor came, if they have allowed it. Nothing is kept before.',
	],
	serves: 'buying',
	adoptsOnly: [
		'Il n’a rien à montrer\u00a0: il remplit les champs cachés de la commande et de l’inscription.',
		'It has nothing to show: it fills hidden fields of the checkout and of the registration.',
	],
	props,
	adopts: 'body',
	// Loads only after consent: our cookie with the purpose, the Cookie Notice plugin's cookie, or a choice on this page. PHP replaces the purpose, and
	// the cookie names of other consent tools.
	when: 'cookie:archipel_consent=[^;]*advertising | cookie:cookie_notice_accepted=true | event:archipel:consent-changed',
	replaces: { scripts: ['wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration'] },
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
