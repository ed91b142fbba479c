import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	adoptsOnly: {
		fr: 'Il améliore les formulaires de Contact Form 7, où qu’ils se trouvent.',
		en: 'It works on the forms of Contact Form 7, wherever they are.',
	},
	title: { fr: 'Formulaire de contact', en: 'Contact form' },
	description: {
		fr: 'Les formulaires de Contact Form 7 : erreurs dites à côté de chaque champ, brouillon gardé, rien n’est perdu ni envoyé deux fois.',
		en: 'The forms of Contact Form 7: errors told beside each field, a kept draft, nothing lost and nothing sent twice.',
	},
	props: {
		keepDraft: {
			title: { fr: 'Garder le brouillon', en: 'Keep the draft' },
			help: {
				fr: 'Ce qui est écrit reste dans l’onglet du navigateur jusqu’à l’envoi, sauf les fichiers et les mots de passe.',
				en: 'What has been written stays in the browser tab until it is sent, except files and passwords.',
			},
		},
	},
});
