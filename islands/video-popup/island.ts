import { defineIsland } from '../../src/runtime/define-island';
import { defineProps, type PropsOf, text } from '../../src/runtime/define-props';
import { LINK } from './model';

/** Read by PHP only: the browser reads the link. */
export const props = defineProps({
	/** Address of a video at YouTube or Vimeo or of a file of the site, or an attachment ID. Any other address stays a link. */
	video: text('Vidéo', 'Video', {
		default: '',
		length: [0, 2000],
		help: [
			'Son adresse chez YouTube ou Vimeo, l’adresse d’un fichier du site, ou son numéro dans la médiathèque.',
			'Its address at YouTube or Vimeo, the address of a file of the site, or its number in the media library.',
		],
	}),
	/** Poster: an attachment ID, or an address. Empty: the play button alone. */
	poster: text('Image', 'Picture', {
		default: '',
		length: [0, 2000],
		help: ['Son numéro dans la médiathèque, ou son adresse.', 'Its number in the media library, or its address.'],
	}),
	title: text('Titre', 'Title', { default: '', length: [0, 200] }),
	captions: text('Sous-titres', 'Subtitles', {
		default: '',
		length: [0, 2000],
		help: [
			'D’un fichier du site\u00a0: l’adresse ou le numéro d’un fichier WebVTT.',
			'Of a file of the site: address or number of a WebVTT file.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Vidéo en fenêtre', 'Video popup'],
	description: [
		'Une image qui ouvre une vidéo par-dessus la page. YouTube et Vimeo ne sont contactés qu’après l’appui et l’accord de la visiteuse, par leurs adresses sans cookies.',
		'A picture that opens a video above the page. YouTube and Vimeo are contacted only after the press and the visitor’s consent, at their hosts without cookies.',
	],
	props,
	when: 'interaction',
	intents: LINK,
	enhance: () => import('./enhance'),
});
