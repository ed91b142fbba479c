import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

const caps = {
	round: { fr: 'Arrondis', en: 'Round' },
	butt: { fr: 'Droits', en: 'Straight' },
	square: { fr: 'Carrés', en: 'Square' },
};

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Offre limitée', en: 'Deal' },
	description: {
		fr: 'Compte à rebours d’une offre et part déjà vendue. À la fin, le compte à rebours s’efface et la page en est avertie. N’affichez que de vraies dates et de vrais stocks\u202f: un compteur qui repart à zéro est une pratique trompeuse.',
		en: 'Countdown of a deal and how much of it is sold. When it ends, the countdown goes and the page is told. Show real dates and real stock only: a counter that starts again is a misleading practice.',
	},
	props: {
		endTime: {
			title: { fr: 'Fin de l’offre', en: 'End of the deal' },
			help: {
				fr: 'Par exemple 2026-12-01 10:00:00, à l’heure de la boutique. Vide\u202f: pas de compte à rebours.',
				en: 'For example 2026-12-01 10:00:00, in shop time. Empty: no countdown.',
			},
		},
		productId: {
			title: { fr: 'Produit', en: 'Product' },
			help: {
				fr: 'Numéro d’un produit\u202f: sans date de fin, celle de sa promotion est reprise. 0\u202f: aucun.',
				en: 'Id of a product: without an end, that of its sale is taken. 0: none.',
			},
		},
		showDays: {
			title: { fr: 'Afficher les jours', en: 'Show days' },
			help: {
				fr: 'Sinon, les heures sont comptées en tout\u202f: 75 heures au lieu de 3 jours et 3 heures.',
				en: 'Otherwise hours are counted in total: 75 hours instead of 3 days and 3 hours.',
			},
		},
		totalSell: {
			title: { fr: 'Articles vendus', en: 'Items sold' },
			help: { fr: 'Nombre vendu pendant cette offre.', en: 'Number sold in this deal.' },
		},
		stockQty: {
			title: { fr: 'Articles proposés', en: 'Items offered' },
			help: {
				fr: 'Nombre proposé au début de l’offre, vendus compris. 0\u202f: pas de barre.',
				en: 'Number offered when the deal began, those sold included. 0: no bar.',
			},
		},
		barColor: {
			title: { fr: 'Couleur de la part vendue', en: 'Colour of the sold part' },
			help: { fr: 'Vide\u202f: la couleur d’accent.', en: 'Empty: the accent colour.' },
		},
		barCap: { title: { fr: 'Bouts de la part vendue', en: 'Ends of the sold part' }, options: caps },
		barHeight: {
			title: { fr: 'Hauteur de la part vendue', en: 'Height of the sold part' },
			help: { fr: 'En pixels.', en: 'In pixels.' },
		},
		trackColor: {
			title: { fr: 'Couleur du fond', en: 'Colour of the background' },
			help: { fr: 'Vide\u202f: une teinte de la couleur du texte.', en: 'Empty: a tint of the text colour.' },
		},
		trackCap: { title: { fr: 'Bouts du fond', en: 'Ends of the background' }, options: caps },
		trackHeight: {
			title: { fr: 'Hauteur du fond', en: 'Height of the background' },
			help: { fr: 'En pixels.', en: 'In pixels.' },
		},
	},
});
