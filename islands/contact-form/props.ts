import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Keeps typed input in this browser tab until the form is sent. */
	keepDraft: boolean('Garder le brouillon', 'Keep the draft', {
		default: true,
		help: [
			'Ce qui est écrit reste dans l’onglet du navigateur jusqu’à l’envoi, sauf les fichiers et les mots de passe.',
			'What has been written stays in the browser tab until it is sent, except files and passwords.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
