import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Stores the choice in the URL of the page: the list can be shared, and Back shows the previous list. */
	choiceInUrl: boolean('Choix dans l’adresse', 'Choice in the address', {
		default: true,
		help: [
			'Les filtres choisis sont dans l’adresse de la page\u202f: elle se partage, et Retour ramène la liste d’avant.',
			'The chosen filters stand in the address of the page: it can be shared, and Back brings the list from before.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
