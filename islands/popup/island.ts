import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, int, list, number, type PropsOf, text } from '../../src/runtime/define-props';

/** A date and time as in a field of WordPress: `2026-11-27 08:00`. */
const MOMENT = /^(\d{4}-\d\d-\d\d([ T]\d\d:\d\d)?)?$/;

export const props = defineProps({
	/** Name in links (`href="#newsletter"`) and in the browser's storage; the host's id. Empty: the existing id of the host. */
	id: text('Nom', 'Name', {
		default: '',
		pattern: /^([A-Za-z][\w-]*)?$/,
		help: [
			'Lettres, chiffres et tirets, par exemple lettre\u00a0: un lien vers #lettre l’ouvre.',
			'Letters, digits and hyphens, for example letter: a link to #letter opens it.',
		],
	}),
	/** Accessible name and heading; empty: the first heading of the content. */
	title: text('Titre', 'Title', {
		default: '',
		help: ['Vide\u00a0: le premier titre du contenu.', 'Empty: the first heading of the content.'],
	}),
	/** Id of a published page or synced pattern with the content; read by PHP. 0: the HTML inside the host. */
	content: int('Contenu', 'Content', {
		default: 0,
		range: [0],
		help: [
			'Numéro d’une page publiée ou d’une composition synchronisée. Sans JavaScript il se lit là où la fenêtre est placée.',
			'Id of a published page or synced pattern. Without JavaScript it is read where the popup is placed.',
		],
	}),
	/** Seconds after the page load. Undefined: no such trigger. */
	pageLoad: number('Ouvrir après', 'Open after', {
		range: [0],
		help: [
			'En secondes\u202f; sur téléphone, pas avant 5 s quand la visiteuse vient d’ailleurs. Vide\u00a0: ne s’ouvre pas ainsi.',
			'In seconds; on phones not within 5 s of an arrival from elsewhere. Empty: it does not open so.',
		],
	}),
	/** Direction of scrolling that opens the popup. `down`: from `scrollingOffset` on; `up`: at once. */
	scrolling: choice('Ouvrir au défilement', 'Open on scrolling', {
		default: 'no',
		options: { no: ['Non', 'No'], down: ['Vers le bas', 'Downwards'], up: ['Vers le haut', 'Upwards'] },
	}),
	/** Percentage of the page's scroll range. */
	scrollingOffset: number('Part de la page', 'Part of the page', {
		default: 50,
		range: [0, 100],
		help: ['En pour cent, vers le bas.', 'In per cent, downwards.'],
	}),
	/** Selector of an element that opens the popup when it scrolls into view. */
	scrollingTo: text('Ouvrir quand paraît', 'Open when this appears', {
		default: '',
		help: ['Sélecteur CSS d’un élément.', 'CSS selector of an element.'],
	}),
	/** Number of clicks on the page that opens the popup; 0: no such trigger. */
	clicks: int('Ouvrir après des clics', 'Open after clicks', {
		default: 0,
		range: [0],
		help: ['0\u00a0: non.', '0: no.'],
	}),
	/** Seconds without key, pointer or scroll events; 0: no such trigger. */
	inactivity: number('Ouvrir après une inactivité', 'Open after inactivity', {
		default: 0,
		range: [0],
		help: ['En secondes\u202f; 0\u00a0: non.', 'In seconds; 0: no.'],
	}),
	/** Whether the popup opens when the pointer leaves the window by its upper edge. */
	exitIntent: boolean('Ouvrir quand la souris quitte la page', 'Open when the mouse leaves the page', {
		default: false,
	}),
	/** Minimum of page views in this session, the current one included; 0: no minimum. Counted per tab. */
	pageViews: int('À partir de la page', 'From page', {
		default: 0,
		range: [0],
		help: [
			'Celle-ci comprise. Compté dans l’onglet seulement, sur les pages qui ont une telle fenêtre.',
			'This one included. Counted in the tab only, on pages that have such a popup.',
		],
	}),
	/** Minimum of sessions, this one included; 0: none. Counted only with consent to `audience` (service of the notice: `popup-visits`). */
	sessions: int('À partir de la visite', 'From visit', {
		default: 0,
		range: [0],
		help: [
			'Celle-ci comprise. Compté avec l’accord de la visiteuse seulement (mesure d’audience)\u00a0: ajoutez popup-visits aux «\u202fServices utilisés\u202f» du bandeau, qui le demande alors.',
			'This one included. Counted with the visitor’s consent (audience) only: add popup-visits to the “Services in use” of the notice, which then asks for it.',
		],
	}),
	/** Whether the popup shows for visitors who come from `url` (`show`, `regex`) or is hidden from them (`hide`). */
	urlAction: choice('Page de provenance', 'Arriving from', {
		default: 'show',
		options: {
			show: ['Seulement depuis cette adresse', 'Only from this address'],
			hide: ['Jamais depuis cette adresse', 'Never from this address'],
			regex: ['Seulement selon l’expression rationnelle', 'Only by the regular expression'],
		},
	}),
	/** Part of the referrer, or a regular expression; empty: any. */
	url: text('Adresse', 'Address', {
		default: '',
		help: ['Une partie suffit. Vide\u00a0: toutes.', 'A part will do. Empty: any.'],
	}),
	/** Kinds of referrer; empty: any. A missing referrer counts as `external`. */
	sources: list('Provenances', 'Sources', {
		default: [],
		of: ['search', 'external', 'internal'],
		help: ['Parmi search, external, internal. Vide\u00a0: toutes.', 'Of search, external, internal. Empty: all.'],
	}),
	/** Hides the popup from logged-in users, or from users with one of `roles`. No access control: the content is in the page. */
	loggedIn: choice('Clientes connectées', 'Signed-in customers', {
		default: 'show',
		options: {
			show: ['La voient', 'See it'],
			hide: ['Ne la voient pas', 'Do not see it'],
			roles: ['Ne la voient pas avec ces rôles', 'Do not see it with these roles'],
		},
		help: [
			'Ce n’est pas une protection\u00a0: le contenu est dans la page.',
			'This protects nothing: the content is in the page.',
		],
	}),
	roles: list('Rôles', 'Roles', { default: [], help: ['Par exemple customer.', 'For example customer.'] }),
	/** Devices by the window's width: mobile up to 767 px, tablet up to 1024 px; empty: all. */
	devices: list('Appareils', 'Devices', {
		default: [],
		of: ['desktop', 'tablet', 'mobile'],
		help: ['Parmi desktop, tablet, mobile. Vide\u00a0: tous.', 'Of desktop, tablet, mobile. Empty: all.'],
	}),
	/** Maximum of times shown in `timesPeriod`; 0: no limit. */
	times: int('Nombre de fois', 'Number of times', {
		default: 0,
		range: [0],
		help: ['0\u00a0: sans limite.', '0: no limit.'],
	}),
	/** A day, week and month have 86400, 604800 and 2628288 seconds. */
	timesPeriod: choice('Par période', 'In a period', {
		default: 'ever',
		options: {
			ever: ['En tout', 'Ever'],
			session: ['Visite', 'Visit'],
			day: ['Jour', 'Day'],
			week: ['Semaine', 'Week'],
			month: ['Mois', 'Month'],
		},
		help: ['Le mois a 30,42 jours.', 'A month has 30.42 days.'],
	}),
	/** Event that counts as shown. */
	timesCount: choice('Compter', 'Count', {
		default: 'open',
		options: { open: ['Les ouvertures', 'Openings'], close: ['Les fermetures', 'Closings'] },
	}),
	/** Allowed browsers; empty: all. */
	browsers: list('Navigateurs', 'Browsers', {
		default: [],
		of: ['chrome', 'edge', 'firefox', 'opera', 'safari'],
		help: [
			'Parmi chrome, edge, firefox, opera, safari. Vide\u00a0: tous.',
			'Of chrome, edge, firefox, opera, safari. Empty: all.',
		],
	}),
	/** Time zone of the schedule's dates. */
	scheduleTimezone: choice('Heure', 'Time zone', {
		default: 'site',
		options: { site: ['Celle du site', 'The site’s'], visitor: ['Celle de la visiteuse', 'The visitor’s'] },
	}),
	/** First minute; empty: no start. */
	scheduleStart: text('Début', 'Start', {
		default: '',
		pattern: MOMENT,
		help: ['Par exemple 2026-11-27 08:00.', 'For example 2026-11-27 08:00.'],
	}),
	/** Last minute; empty: no end. */
	scheduleEnd: text('Fin', 'End', {
		default: '',
		pattern: MOMENT,
		help: ['Minute comprise.', 'Minute included.'],
	}),
	/** Whether the popup stays closed on a page on which a trigger has opened another popup. */
	avoidMultiple: boolean('Pas après une autre fenêtre', 'Not after another popup', { default: false }),
	/** Seconds before the close button gets its border; the button itself is present from the start (SEC-03 A3). */
	closeButtonDelay: number('Croix mise en avant après', 'Close button stands out after', {
		default: 0,
		range: [0],
		help: ['En secondes. Elle est là dès le début.', 'In seconds. It is there from the beginning.'],
	}),
	/** Seconds after which the popup closes by itself, unless the pointer or focus is inside; 0: never. */
	closeAutomatically: number('Fermer seule après', 'Close by itself after', {
		default: 0,
		range: [0],
		help: [
			'En secondes\u202f; 0\u00a0: non. Jamais pendant qu’on la lit ou y écrit.',
			'In seconds; 0: no. Never while somebody is in it.',
		],
	}),
	preventCloseOnBackground: boolean('Un clic à côté ne ferme pas', 'A click beside it does not close it', {
		default: false,
	}),
	preventCloseOnEscape: boolean('Échap ne ferme pas', 'Escape does not close it', { default: false }),
	/** Whether the page behind the popup is locked from scrolling. */
	preventScroll: boolean('La page ne défile pas dessous', 'The page behind does not scroll', { default: true }),
	/** Offers “do not show again”. */
	doNotShowAgain: boolean('Bouton «\u202fNe plus afficher\u202f»', '“Do not show again” button', { default: false }),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Fenêtre', 'Popup'],
	description: [
		'Un contenu qui s’ouvre par-dessus la page\u00a0: par un lien vers son nom, ou de lui-même selon vos règles, une fois au plus par page, jamais avant le choix sur les cookies. Essai des règles\u00a0: ajoutez ?archipel-popup à l’adresse d’une page.',
		'Content that opens above the page: by a link to its name, or by itself as your rules say, once a page at most, never before the choice about cookies. To try the rules add ?archipel-popup to a page’s address.',
	],
	props,
	// The triggers are events of the page: listeners are added while idle, and the dialog is loaded when a trigger fires.
	when: 'idle',
	adopts: '.elementor-location-popup',
	pages: [],
	enhance: () => import('./enhance'),
});
