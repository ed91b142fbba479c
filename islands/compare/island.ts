import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Prints a button on the tiles of product lists. */
	onTiles: boolean('Bouton sur les vignettes', 'Button on product tiles', { default: true }),
	/** Prints a button on product pages. */
	onProduct: boolean('Bouton sur les fiches', 'Button on product pages', { default: true }),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Comparateur', 'Compare'],
	description: [
		'La cliente met jusqu’à quatre produits côte à côte et voit ce qui les distingue\u202f; la liste reste dans son navigateur.',
		'The shopper puts up to four products side by side and sees how they differ; the list stays in her browser.',
	],
	group: 'listing',
	props,
	// Not loaded until a visitor comes near a compare button or has a list.
	when: 'storage:archipel-compare | near:[data-archipel-compare] | event:archipel:compare-changed',
	// On `body` the island handles buttons and tray; on a host of its own it shows the table.
	adopts: 'body',
	intents: '[data-archipel-compare]',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
