import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	adoptsOnly: {
		fr: 'Il se place lui-même sur chaque page dès qu’un destinataire est choisi ci-dessous.',
		en: 'It places itself on every page as soon as a destination is chosen below.',
	},
	title: { fr: 'Mesure des ventes', en: 'Shopping analytics' },
	description: {
		fr: 'Dit à Google Analytics et au pixel Meta ce qui se passe dans la boutique : une seule fois, après l’accord du visiteur, et sans rien de personnel. La balise elle-même reste la vôtre.',
		en: 'Tells Google Analytics and the Meta pixel what happens in the shop: once, after the visitor’s consent, and nothing personal. The tag itself remains yours.',
	},
	props: {
		google: {
			title: { fr: 'Google Analytics', en: 'Google Analytics' },
			help: {
				fr: 'Choisissez la balise que votre site charge déjà. N’activez pas cette mesure avec une autre extension qui envoie les mêmes événements.',
				en: 'Choose the tag that your site already loads. Leave it off where another plugin sends the same events.',
			},
			options: {
				off: { fr: 'Rien', en: 'Nothing' },
				'tag-manager': { fr: 'Google Tag Manager', en: 'Google Tag Manager' },
				tag: { fr: 'Balise Google (gtag.js)', en: 'Google tag (gtag.js)' },
			},
		},
		measurementId: {
			title: { fr: 'ID de mesure', en: 'Measurement ID' },
			help: {
				fr: 'G-…, pour la balise Google seulement. Vide : toutes les propriétés de la balise.',
				en: 'G-…, for the Google tag only. Empty: every property of the tag.',
			},
		},
		pixelId: {
			title: { fr: 'Numéro du pixel Meta', en: 'Number of the Meta pixel' },
			help: {
				fr: 'Le pixel apprend quelles catégories sont regardées, après accord pour la publicité. Vide : il n’apprend rien.',
				en: 'The pixel learns which categories are looked at, after consent to advertising. Empty: it learns nothing.',
			},
		},
		variants: {
			title: { fr: 'Options transmises', en: 'Options that are told' },
			help: {
				fr: 'Les attributs dont l’option choisie accompagne le produit. Jamais une taille : elle en dit long sur une personne.',
				en: 'Attributes whose chosen option goes with the product. Never a size: it says much about a person.',
			},
		},
		withTax: {
			title: { fr: 'Prix TTC', en: 'Prices with tax' },
			help: {
				fr: 'Google demande des montants hors taxes.',
				en: 'Google asks for amounts without tax.',
			},
		},
	},
});
