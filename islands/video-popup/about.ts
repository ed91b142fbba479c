import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Vidéo en fenêtre', en: 'Video popup' },
	description: {
		fr: 'Une image qui ouvre une vidéo par-dessus la page. YouTube et Vimeo ne sont contactés qu’après l’appui et l’accord de la visiteuse, par leurs adresses sans cookies.',
		en: 'A picture that opens a video above the page. YouTube and Vimeo are contacted only after the press and the visitor’s consent, at their hosts without cookies.',
	},
	props: {
		video: {
			title: { fr: 'Vidéo', en: 'Video' },
			help: {
				fr: 'Son adresse chez YouTube ou Vimeo, l’adresse d’un fichier du site, ou son numéro dans la médiathèque.',
				en: 'Its address at YouTube or Vimeo, the address of a file of the site, or its number in the media library.',
			},
		},
		poster: {
			title: { fr: 'Image', en: 'Picture' },
			help: {
				fr: 'Son numéro dans la médiathèque, ou son adresse.',
				en: 'Its number in the media library, or its address.',
			},
		},
		title: { title: { fr: 'Titre', en: 'Title' } },
		captions: {
			title: { fr: 'Sous-titres', en: 'Subtitles' },
			help: {
				fr: 'D’un fichier du site\u00a0: l’adresse ou le numéro d’un fichier WebVTT.',
				en: 'Of a file of the site: address or number of a WebVTT file.',
			},
		},
	},
});
