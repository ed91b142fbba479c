import { CONSENT_DAYS } from '../../src/runtime/settings';
import { thirdParties } from '../../src/consent/third-parties';
import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, list, number, type PropsOf, text } from '../../src/runtime/define-props';

/** `none`: a shop without any. */
const services = ['none', ...thirdParties.map(({ id }) => id)];

/** In days. Browsers limit cookies to about 400, also the plugin's "for ever" (2147483647 seconds). */
const SECOND = 1 / 86_400;

export const props = defineProps({
	/**
	 * Third parties that the shop uses: the notice names them and asks for their purposes. PHP adds those found on the site's pages. `none`: the
	 * notice only informs, and nothing is held back.
	 */
	services: list('Services utilisés', 'Services in use', {
		default: ['order-attribution'],
		of: services,
		help: [
			'Les services d’autres sociétés que votre boutique utilise\u00a0: le bandeau les nomme et ne demande que les finalités correspondantes. Ceux qui sont vus sur vos pages s’y ajoutent. «\u202fnone\u202f»\u00a0: le bandeau informe sans rien demander, et rien n’est retenu.',
			'The services of other companies that your shop uses: the notice names them and asks only about their purposes. Those seen on your pages are added. “none”: the notice informs and asks nothing, and nothing is held back.',
		],
	}),
	/** Third parties loaded without consent, on the owner's responsibility; read by PHP. */
	released: list('Services jamais retenus', 'Services never held back', {
		default: [],
		of: services,
		help: [
			'Chargés sans attendre l’accord du visiteur, sous votre responsabilité\u00a0: des polices, par exemple.',
			'Loaded without waiting for the visitor’s consent, on your responsibility: fonts, for example.',
		],
	}),
	/** Prints the notice on every page, unless the Cookie Notice plugin prints its own; read by PHP. */
	everywhere: boolean('Afficher sur toutes les pages', 'Show on every page', {
		default: false,
		help: [
			'Ajoute le bandeau et «\u202fGérer mes cookies\u202f» en bas de chaque page. Sans effet si l’extension Cookie Notice affiche le sien. À ne pas activer avec un autre outil de consentement.',
			'Adds the notice and “Manage my cookies” at the end of every page. No effect where the Cookie Notice plugin shows its own. Leave off if you use another consent tool.',
		],
	}),
	/** URL of « En savoir plus »; empty: privacy policy page of WordPress. Read by PHP. */
	policyUrl: text('Page de confidentialité', 'Privacy page', {
		default: '',
		help: [
			'Adresse complète. Vide\u00a0: la page de confidentialité choisie dans WordPress.',
			'Full address. Empty: the privacy policy page chosen in WordPress.',
		],
	}),
	/**
	 * Google Consent Mode v2. `auto`: signals if a data layer exists; `on`: always, with the denied default printed in the head before any tag;
	 * `off`: never.
	 */
	consentMode: choice('Mode consentement de Google (v2)', 'Google Consent Mode (v2)', {
		default: 'auto',
		options: { auto: ['Automatique', 'Automatic'], on: ['Toujours', 'Always'], off: ['Jamais', 'Never'] },
		help: [
			'«\u202fAutomatique\u202f»\u00a0: signale le choix si une balise Google est présente. «\u202fToujours\u202f»\u00a0: «\u202frefusé\u202f» est annoncé avant toute balise.',
			'“Automatic”: signals the choice where a Google tag is present. “Always”: “denied” is announced before any tag.',
		],
	}),
	/** Days for which an acceptance is kept. */
	acceptedDays: number('Durée d’une acceptation', 'How long an acceptance is kept', {
		default: CONSENT_DAYS,
		range: [SECOND],
		help: [
			'En jours. La CNIL recommande six mois, autant que pour un refus.',
			'In days. The French regulator recommends six months, as long as for a refusal.',
		],
	}),
	/** Days for which a refusal is kept. */
	refusedDays: number('Durée d’un refus', 'How long a refusal is kept', {
		default: CONSENT_DAYS,
		range: [SECOND],
		help: [
			'En jours. Redemander plus tôt à qui a refusé est déconseillé par la CNIL.',
			'In days. Asking those who refused again sooner is discouraged by the French regulator.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Bandeau cookies', 'Cookie notice'],
	description: [
		'Demande l’accord du visiteur avant tout traceur\u00a0: refuser est aussi simple qu’accepter, le choix se fait par finalité et se change à tout moment. Reprend le bandeau de l’extension Cookie Notice quand elle est là.',
		'Asks for consent before anything tracks: refusing is as easy as accepting, purposes are chosen one by one and can be changed at any time. Takes over the banner of the Cookie Notice plugin where it is installed.',
	],
	file: 'common',
	props,
	// Consent is denied until mount: the first paint need not wait for the notice.
	when: 'idle',
	adopts: '#cookie-notice',
	replaces: { scripts: ['cookie-notice-front'] },
	enhance: () => import('./enhance'),
});
