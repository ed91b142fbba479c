import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('video-popup', {
	title: ['Vidéo', 'Video'],
	held: [
		'{name} recueille des données sur ses visiteurs. Cette vidéo attend votre accord.',
		'{name} collects data about its visitors. This video waits for your consent.',
	],
	show: ['Afficher la vidéo', 'Show the video'],
	open: ['La voir chez {name}', 'Watch it at {name}'],
	captions: ['Sous-titres', 'Subtitles'],
	failed: ['Cette vidéo n’a pas pu être lue.', 'This video could not be played.'],
	file: ['Ouvrir le fichier', 'Open the file'],
});
