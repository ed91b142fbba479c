import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Whether a click anywhere on the notice hides it, except on links or with selected text. Its dismiss link always does. */
	hideOnClick: boolean('Masquer au clic', 'Hide on click', {
		default: true,
		help: [
			'Un clic sur l’annonce la masque, sauf sur un lien. Sinon, seulement le lien «\u202fIgnorer\u202f».',
			'A click on the notice hides it, except on a link. Otherwise only its “Dismiss” link.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
