import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, list, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * Destination of Google Analytics’ shopping events: `tag-manager` uses the data layer for the owner’s container, `tag` the Google tag
	 * (gtag.js), `off` none. The island loads no Google script; the owner installs it.
	 */
	google: choice('Google Analytics', 'Google Analytics', {
		default: 'off',
		options: {
			off: ['Rien', 'Nothing'],
			'tag-manager': ['Google Tag Manager', 'Google Tag Manager'],
			tag: ['Balise Google (gtag.js)', 'Google tag (gtag.js)'],
		},
		help: [
			'Choisissez la balise que votre site charge déjà. N’activez pas cette mesure avec une autre extension qui envoie les mêmes événements.',
			'Choose the tag that your site already loads. Leave it off where another plugin sends the same events.',
		],
	}),
	/** With `tag`: the property that gets the events, `G-…`. Empty: every property of the page’s tag. */
	measurementId: text('ID de mesure', 'Measurement ID', {
		default: '',
		pattern: /^(G-[A-Z0-9]{4,20})?$/,
		help: [
			'G-…, pour la balise Google seulement. Vide : toutes les propriétés de la balise.',
			'G-…, for the Google tag only. Empty: every property of the tag.',
		],
	}),
	/** Id of the Meta pixel that gets views of categories. Empty: none. */
	pixelId: text('Numéro du pixel Meta', 'Number of the Meta pixel', {
		default: '',
		pattern: /^\d{0,20}$/,
		help: [
			'Le pixel apprend quelles catégories sont regardées, après accord pour la publicité. Vide : il n’apprend rien.',
			'The pixel learns which categories are looked at, after consent to advertising. Empty: it learns nothing.',
		],
	}),
	/**
	 * Attributes whose selected option is sent as `item_variant`, by name or by slug without `pa_`. Other attributes are not sent, because a size
	 * is personal data. Read by PHP.
	 */
	variants: list('Options transmises', 'Options that are told', {
		default: ['couleur', 'coloris', 'color', 'colour'],
		help: [
			'Les attributs dont l’option choisie accompagne le produit. Jamais une taille : elle en dit long sur une personne.',
			'Attributes whose chosen option goes with the product. Never a size: it says much about a person.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Mesure des ventes', 'Shopping analytics'],
	description: [
		'Dit à Google Analytics et au pixel Meta ce qui se passe dans la boutique : une seule fois, après l’accord du visiteur, et sans rien de personnel. La balise elle-même reste la vôtre.',
		'Tells Google Analytics and the Meta pixel what happens in the shop: once, after the visitor’s consent, and nothing personal. The tag itself remains yours.',
	],
	adoptsOnly: [
		'Il se place lui-même sur chaque page dès qu’un destinataire est choisi ci-dessous.',
		'It places itself on every page as soon as a destination is chosen below.',
	],
	props,
	when: 'idle',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
