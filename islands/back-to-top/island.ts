import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, int, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Whether PHP prints the button at the end of every page. Off: the owner places the island. */
	everywhere: boolean('Sur toutes les pages', 'On every page', {
		default: false,
		help: ['Sinon, placez le bouton où vous voulez.', 'Otherwise place the button where you want it.'],
	}),
	/** Id of an Elementor template on the page that is scrolled into view on load (`?theme_template_id`). 0: none. */
	template: int('Modèle à montrer', 'Template to show', {
		default: 0,
		range: [0],
		help: [
			'Identifiant d’un modèle Elementor de la page. Rempli par l’adresse\u202f?theme_template_id.',
			'Id of an Elementor template of the page. Filled in by the address ?theme_template_id.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Retour en haut', 'Back to top'],
	description: [
		'Un bouton qui remonte en haut de la page\u202f; il apparaît quand la cliente a fait défiler la page.',
		'A button that leads back to the top of the page; it appears once the shopper has scrolled.',
	],
	props,
	// No request before the first scroll.
	when: 'event:scroll | interaction',
	intents: 'a',
	enhance: () => import('./enhance'),
});
