import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

const asWooCommerce = { fr: 'Vide\u202f: comme WooCommerce.', en: 'Empty: as WooCommerce.' };

export default describeIsland<typeof props>({
	group: 'everywhere',
	adoptsOnly: {
		fr: 'Il n’a rien à montrer\u202f: il remplit les champs cachés de la commande et de l’inscription.',
		en: 'It has nothing to show: it fills hidden fields of the checkout and of the registration.',
	},
	title: { fr: 'Origine des commandes', en: 'Order attribution' },
	description: {
		fr: 'Une commande dit de quelle campagne, de quel moteur ou de quel site le visiteur est venu, s’il l’a permis. Rien n’est gardé avant.',
		en: 'An order tells from which campaign, search engine or site the visitor came, if they have allowed it. Nothing is kept before.',
	},
	props: {
		purpose: {
			title: { fr: 'Finalité à accepter', en: 'Purpose to be allowed' },
			help: {
				fr: 'Sur un site où rien ne demande le consentement, les scripts de WooCommerce restent.',
				en: 'On a site where nothing asks for consent, WooCommerce’s scripts stay.',
			},
			options: {
				audience: { fr: 'Mesure d’audience', en: 'Audience measurement' },
				advertising: { fr: 'Publicité', en: 'Advertising' },
				content: { fr: 'Contenus d’autres sites', en: 'Content from other sites' },
				none: { fr: 'Aucune\u202f: ne rien garder', en: 'None: keep nothing' },
			},
		},
		lifetime: {
			title: { fr: 'Durée, en mois', en: 'Duration in months' },
			help: {
				fr: 'Moins d’une minute\u202f: jusqu’à la fermeture du navigateur, comme WooCommerce. 0\u202f: six mois.',
				en: 'Less than a minute: until the browser is closed, as WooCommerce. 0: six months.',
			},
		},
		session: {
			title: { fr: 'Durée d’une visite, en minutes', en: 'Length of a visit in minutes' },
			help: {
				fr: 'Après autant de minutes sans page, une autre visite commence.',
				en: 'After so many minutes without a page another visit begins.',
			},
		},
		base64: {
			title: { fr: 'Cookies en base64', en: 'Cookies in base64' },
			help: {
				fr: 'Pour un pare-feu qui refuse les adresses dans les cookies (erreurs 403).',
				en: 'For a firewall that refuses addresses in cookies (errors 403).',
			},
		},
		timezoneOffset: {
			title: { fr: 'Décalage horaire, en heures', en: 'Hours from UTC' },
			help: { fr: 'De l’heure de la première page.', en: 'Of the time of the first page.' },
		},
		promoCode: {
			title: { fr: 'Numéro de visiteur', en: 'Number of the visitor' },
			help: {
				fr: 'Un nombre à six chiffres dans le cookie sbjs_promo, pour un champ qui le demande.',
				en: 'A number of six digits in the cookie sbjs_promo, for a field that asks for it.',
			},
		},
		prefix: { title: { fr: 'Début du nom des champs', en: 'Start of the names of fields' }, help: asWooCommerce },
		fields: { title: { fr: 'Champs', en: 'Fields' }, help: asWooCommerce },
	},
});
