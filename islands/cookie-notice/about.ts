import { describeIsland } from '../../src/build/describe-island';
import { automatic } from '../../src/build/option-texts';
import type { props } from './props';

const setting = { auto: automatic, on: { fr: 'Oui', en: 'Yes' }, off: { fr: 'Non', en: 'No' } };

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Bandeau cookies', en: 'Cookie notice' },
	description: {
		fr: 'Demande l’accord du visiteur avant tout traceur : refuser est aussi simple qu’accepter, le choix se fait par finalité et se change à tout moment. Reprend le bandeau de l’extension Cookie Notice quand elle est là.',
		en: 'Asks for consent before anything tracks: refusing is as easy as accepting, purposes are chosen one by one and can be changed at any time. Takes over the banner of the Cookie Notice plugin where it is installed.',
	},
	props: {
		services: {
			title: { fr: 'Services utilisés', en: 'Services in use' },
			help: {
				fr: 'Les services d’autres sociétés que votre boutique utilise : le bandeau les nomme et ne demande que les finalités correspondantes. Ceux qui sont vus sur vos pages s’y ajoutent. « none » : le bandeau informe sans rien demander, et rien n’est retenu.',
				en: 'The services of other companies that your shop uses: the notice names them and asks only about their purposes. Those seen on your pages are added. “none”: the notice informs and asks nothing, and nothing is held back.',
			},
		},
		released: {
			title: { fr: 'Services jamais retenus', en: 'Services never held back' },
			help: {
				fr: 'Chargés sans attendre l’accord du visiteur, sous votre responsabilité : des polices, par exemple.',
				en: 'Loaded without waiting for the visitor’s consent, on your responsibility: fonts, for example.',
			},
		},
		everywhere: {
			title: { fr: 'Afficher sur toutes les pages', en: 'Show on every page' },
			help: {
				fr: 'Ajoute le bandeau et « Gérer mes cookies » en bas de chaque page. Sans effet si l’extension Cookie Notice affiche le sien. À ne pas activer avec un autre outil de consentement.',
				en: 'Adds the notice and “Manage my cookies” at the end of every page. No effect where the Cookie Notice plugin shows its own. Leave off if you use another consent tool.',
			},
		},
		policyUrl: {
			title: { fr: 'Page de confidentialité', en: 'Privacy page' },
			help: {
				fr: 'Adresse complète. Vide : la page de confidentialité choisie dans WordPress.',
				en: 'Full address. Empty: the privacy policy page chosen in WordPress.',
			},
		},
		consentMode: {
			title: { fr: 'Mode consentement de Google (v2)', en: 'Google Consent Mode (v2)' },
			help: {
				fr: '« Automatique » : signale le choix si une balise Google est présente. « Toujours » : « refusé » est annoncé avant toute balise.',
				en: '“Automatic”: signals the choice where a Google tag is present. “Always”: “denied” is announced before any tag.',
			},
			options: { auto: automatic, on: { fr: 'Toujours', en: 'Always' }, off: { fr: 'Jamais', en: 'Never' } },
		},
		acceptedDays: {
			title: { fr: 'Durée d’une acceptation', en: 'How long an acceptance is kept' },
			help: {
				fr: 'En jours. Vide : la durée de l’extension Archipel, 182 jours. La CNIL recommande six mois, autant que pour un refus.',
				en: 'In days. Empty: the consent days of Archipel, 182 days. The French regulator recommends six months, as long as for a refusal.',
			},
		},
		refusedDays: {
			title: { fr: 'Durée d’un refus', en: 'How long a refusal is kept' },
			help: {
				fr: 'En jours. Vide : la même que pour une acceptation. Redemander plus tôt à qui a refusé est déconseillé par la CNIL.',
				en: 'In days. Empty: the same as for an acceptance. Asking those who refused again sooner is discouraged by the French regulator.',
			},
		},
		pluginLifetimes: {
			title: { fr: 'Durées de Cookie Notice', en: 'Lifetimes of Cookie Notice' },
			help: {
				fr: 'Garde les choix aussi longtemps que le prévoit l’extension Cookie Notice, au lieu de 182 jours.',
				en: 'Keeps choices as long as the Cookie Notice plugin is set to, instead of 182 days.',
			},
		},
		pluginText: {
			title: { fr: 'Texte de Cookie Notice', en: 'Text of Cookie Notice' },
			help: {
				fr: 'Garde le texte de l’extension Cookie Notice. Celui qu’elle propose (« Si vous continuez à utiliser ce site… ») contredit la loi : continuer n’est pas consentir.',
				en: 'Keeps the text of the Cookie Notice plugin. Its default (“If you continue to use this site…”) contradicts the law: going on is not consenting.',
			},
		},
		position: {
			title: { fr: 'Position', en: 'Position' },
			help: {
				fr: 'Bord de l’écran. « Automatique » : le réglage de Cookie Notice, sinon en bas.',
				en: 'Edge of the screen. “Automatic”: the setting of Cookie Notice, else the bottom.',
			},
			options: { auto: automatic, bottom: { fr: 'En bas', en: 'Bottom' }, top: { fr: 'En haut', en: 'Top' } },
		},
		effect: {
			title: { fr: 'Effet', en: 'Effect' },
			help: {
				fr: '« Automatique » : le réglage de Cookie Notice, sinon un fondu. Aucun mouvement pour qui l’a demandé à son appareil.',
				en: '“Automatic”: the setting of Cookie Notice, else a fade. No motion for those who asked their device for none.',
			},
			options: {
				auto: automatic,
				fade: { fr: 'Fondu', en: 'Fade' },
				slide: { fr: 'Glissement', en: 'Slide' },
				none: { fr: 'Aucun', en: 'None' },
			},
		},
		acceptOnScroll: {
			title: { fr: 'Accepter en faisant défiler', en: 'Accept by scrolling' },
			help: {
				fr: 'Faire défiler n’est pas consentir : cette option n’agit que si aucun service n’est déclaré.',
				en: 'Scrolling is not consent: this option works only while no service is declared.',
			},
			options: setting,
		},
		acceptOnScrollOffset: {
			title: { fr: 'Distance de défilement', en: 'Scroll distance' },
			help: { fr: 'En pixels. Vide : 100.', en: 'In pixels. Empty: 100.' },
		},
		acceptOnClick: {
			title: { fr: 'Accepter d’un clic dans la page', en: 'Accept by clicking the page' },
			help: {
				fr: 'Comme le défilement : n’agit que si aucun service n’est déclaré.',
				en: 'Like scrolling: works only while no service is declared.',
			},
			options: setting,
		},
		reloadAfterChoice: {
			title: { fr: 'Recharger la page après un choix', en: 'Reload the page after a choice' },
			help: {
				fr: 'Utile si le serveur ajoute des scripts selon le choix. « Automatique » : le réglage de Cookie Notice, sinon non.',
				en: 'Useful where the server adds scripts according to the choice. “Automatic”: the setting of Cookie Notice, else no.',
			},
			options: setting,
		},
		allSubdomains: {
			title: { fr: 'Un choix pour tous les sous-domaines', en: 'One choice for all subdomains' },
			help: {
				fr: '« Automatique » : le réglage de Cookie Notice, sinon non.',
				en: '“Automatic”: the setting of Cookie Notice, else no.',
			},
			options: setting,
		},
		revokeBar: {
			title: { fr: 'Barre « Revoir mes choix »', en: 'Revoke bar' },
			help: {
				fr: 'La barre fixe de Cookie Notice après un choix. « Automatique » : son réglage, sinon non ; « Gérer mes cookies » reste toujours en bas de page.',
				en: 'The fixed bar of Cookie Notice after a choice. “Automatic”: its setting, else no; “Manage my cookies” is always at the end of the page.',
			},
			options: setting,
		},
	},
});
