import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

const seconds = { fr: 'En secondes.', en: 'In seconds.' };
export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Fenêtre', en: 'Popup' },
	description: {
		fr: 'Un contenu qui s’ouvre par-dessus la page : par un lien vers son nom, ou de lui-même selon vos règles, une fois au plus par page, jamais avant le choix sur les cookies. Essai des règles : ajoutez ?archipel-popup à l’adresse d’une page.',
		en: 'Content that opens above the page: by a link to its name, or by itself as your rules say, once a page at most, never before the choice about cookies. To try the rules add ?archipel-popup to a page’s address.',
	},
	props: {
		id: {
			title: { fr: 'Nom', en: 'Name' },
			help: {
				fr: 'Lettres, chiffres et tirets, par exemple lettre : un lien vers #lettre l’ouvre.',
				en: 'Letters, digits and hyphens, for example letter: a link to #letter opens it.',
			},
		},
		title: {
			title: { fr: 'Titre', en: 'Title' },
			help: { fr: 'Vide : le premier titre du contenu.', en: 'Empty: the first heading of the content.' },
		},
		content: {
			title: { fr: 'Contenu', en: 'Content' },
			help: {
				fr: 'Numéro d’une page publiée ou d’une composition synchronisée. Sans JavaScript il se lit là où la fenêtre est placée.',
				en: 'Id of a published page or synced pattern. Without JavaScript it is read where the popup is placed.',
			},
		},
		pageLoad: {
			title: { fr: 'Ouvrir après', en: 'Open after' },
			help: {
				fr: 'En secondes ; sur téléphone, pas avant 5 s quand la visiteuse vient d’ailleurs. Vide : ne s’ouvre pas ainsi.',
				en: 'In seconds; on phones not within 5 s of an arrival from elsewhere. Empty: it does not open so.',
			},
		},
		scrolling: {
			title: { fr: 'Ouvrir au défilement', en: 'Open on scrolling' },
			options: {
				no: { fr: 'Non', en: 'No' },
				down: { fr: 'Vers le bas', en: 'Downwards' },
				up: { fr: 'Vers le haut', en: 'Upwards' },
			},
		},
		scrollingOffset: {
			title: { fr: 'Part de la page', en: 'Part of the page' },
			help: { fr: 'En pour cent, vers le bas.', en: 'In per cent, downwards.' },
		},
		scrollingTo: {
			title: { fr: 'Ouvrir quand paraît', en: 'Open when this appears' },
			help: { fr: 'Sélecteur CSS d’un élément.', en: 'CSS selector of an element.' },
		},
		clicks: {
			title: { fr: 'Ouvrir après des clics', en: 'Open after clicks' },
			help: { fr: '0 : non.', en: '0: no.' },
		},
		inactivity: {
			title: { fr: 'Ouvrir après une inactivité', en: 'Open after inactivity' },
			help: { fr: 'En secondes ; 0 : non.', en: 'In seconds; 0: no.' },
		},
		exitIntent: { title: { fr: 'Ouvrir quand la souris quitte la page', en: 'Open when the mouse leaves the page' } },
		exitDelay: { title: { fr: 'Pas avant', en: 'Not before' }, help: seconds },
		pageViews: {
			title: { fr: 'À partir de la page', en: 'From page' },
			help: {
				fr: 'Celle-ci comprise. Compté dans l’onglet seulement, sur les pages qui ont une telle fenêtre.',
				en: 'This one included. Counted in the tab only, on pages that have such a popup.',
			},
		},
		sessions: {
			title: { fr: 'À partir de la visite', en: 'From visit' },
			help: {
				fr: 'Celle-ci comprise. Compté avec l’accord de la visiteuse seulement (mesure d’audience) : ajoutez popup-visits aux « Services utilisés » du bandeau, qui le demande alors.',
				en: 'This one included. Counted with the visitor’s consent (audience) only: add popup-visits to the “Services in use” of the notice, which then asks for it.',
			},
		},
		urlAction: {
			title: { fr: 'Adresse d’arrivée', en: 'Arriving from' },
			options: {
				show: { fr: 'Seulement depuis cette adresse', en: 'Only from this address' },
				hide: { fr: 'Jamais depuis cette adresse', en: 'Never from this address' },
				regex: { fr: 'Seulement selon l’expression rationnelle', en: 'Only by the regular expression' },
			},
		},
		url: {
			title: { fr: 'Adresse', en: 'Address' },
			help: { fr: 'Une partie suffit. Vide : toutes.', en: 'A part will do. Empty: any.' },
		},
		sources: {
			title: { fr: 'Provenances', en: 'Sources' },
			help: {
				fr: 'Parmi search, external, internal. Vide : toutes.',
				en: 'Of search, external, internal. Empty: all.',
			},
		},
		loggedIn: {
			title: { fr: 'Clientes connectées', en: 'Signed-in customers' },
			help: {
				fr: 'Ce n’est pas une protection : le contenu est dans la page.',
				en: 'This protects nothing: the content is in the page.',
			},
			options: {
				show: { fr: 'La voient', en: 'See it' },
				hide: { fr: 'Ne la voient pas', en: 'Do not see it' },
				roles: { fr: 'Ne la voient pas avec ces rôles', en: 'Do not see it with these roles' },
			},
		},
		roles: { title: { fr: 'Rôles', en: 'Roles' }, help: { fr: 'Par exemple customer.', en: 'For example customer.' } },
		devices: {
			title: { fr: 'Appareils', en: 'Devices' },
			help: { fr: 'Parmi desktop, tablet, mobile. Vide : tous.', en: 'Of desktop, tablet, mobile. Empty: all.' },
		},
		times: {
			title: { fr: 'Nombre de fois', en: 'Number of times' },
			help: { fr: '0 : sans limite.', en: '0: no limit.' },
		},
		timesPeriod: {
			title: { fr: 'Par période', en: 'In a period' },
			help: { fr: 'Le mois a 30,42 jours.', en: 'A month has 30.42 days.' },
			options: {
				ever: { fr: 'En tout', en: 'Ever' },
				session: { fr: 'Visite', en: 'Visit' },
				day: { fr: 'Jour', en: 'Day' },
				week: { fr: 'Semaine', en: 'Week' },
				month: { fr: 'Mois', en: 'Month' },
			},
		},
		timesCount: {
			title: { fr: 'Compter', en: 'Count' },
			options: { open: { fr: 'Les ouvertures', en: 'Openings' }, close: { fr: 'Les fermetures', en: 'Closings' } },
		},
		browsers: {
			title: { fr: 'Navigateurs', en: 'Browsers' },
			help: {
				fr: 'Parmi chrome, edge, firefox, opera, safari. Vide : tous.',
				en: 'Of chrome, edge, firefox, opera, safari. Empty: all.',
			},
		},
		scheduleTimezone: {
			title: { fr: 'Heure', en: 'Time zone' },
			options: {
				site: { fr: 'Celle du site', en: 'The site’s' },
				visitor: { fr: 'Celle de la visiteuse', en: 'The visitor’s' },
			},
		},
		scheduleStart: {
			title: { fr: 'Début', en: 'Start' },
			help: { fr: 'Par exemple 2026-11-27 08:00.', en: 'For example 2026-11-27 08:00.' },
		},
		scheduleEnd: { title: { fr: 'Fin', en: 'End' }, help: { fr: 'Minute comprise.', en: 'Minute included.' } },
		avoidMultiple: { title: { fr: 'Pas après une autre fenêtre', en: 'Not after another popup' } },
		closeButtonDelay: {
			title: { fr: 'Croix mise en avant après', en: 'Close button stands out after' },
			help: { fr: 'En secondes. Elle est là dès le début.', en: 'In seconds. It is there from the beginning.' },
		},
		closeAutomatically: {
			title: { fr: 'Fermer seule après', en: 'Close by itself after' },
			help: {
				fr: 'En secondes ; 0 : non. Jamais pendant qu’on la lit ou y écrit.',
				en: 'In seconds; 0: no. Never while somebody is in it.',
			},
		},
		preventCloseOnBackground: {
			title: { fr: 'Un clic à côté ne ferme pas', en: 'A click beside it does not close it' },
		},
		preventCloseOnEscape: { title: { fr: 'Échap ne ferme pas', en: 'Escape does not close it' } },
		preventScroll: { title: { fr: 'La page ne défile pas dessous', en: 'The page behind does not scroll' } },
		doNotShowAgain: { title: { fr: 'Bouton « Ne plus afficher »', en: '“Do not show again” button' } },
	},
});
