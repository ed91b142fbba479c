import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'video-popup',
	{
		title: 'Vidéo',
		held: '{name} recueille des données sur ses visiteurs. Cette vidéo attend votre accord.',
		show: 'Afficher la vidéo',
		open: 'La voir chez {name}',
		captions: 'Sous-titres',
		failed: 'Cette vidéo n’a pas pu être lue.',
		file: 'Ouvrir le fichier',
	},
	{
		title: 'Video',
		held: '{name} collects data about its visitors. This video waits for your consent.',
		show: 'Show the video',
		open: 'Watch it at {name}',
		captions: 'Subtitles',
		failed: 'This video could not be played.',
		file: 'Open the file',
	},
);
