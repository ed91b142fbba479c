import { boolean, defineProps, list, type PropsOf, text } from '../../src/runtime/define-props';

/** Fields of a placed panel. `attributes` stands for one field for each attribute of the shop. */
const FIELDS = ['categories', 'attributes', 'price', 'rating', 'stock', 'sale'] as const;

export const props = defineProps({
	/** Fields of a placed panel, in order; read by PHP. Themify's form has its own fields. */
	fields: list('Champs', 'Fields', {
		default: FIELDS,
		of: FIELDS,
		help: [
			'Parmi categories, attributes, price, rating, stock, sale, dans l’ordre voulu.',
			'Of categories, attributes, price, rating, stock, sale, in the order you want.',
		],
	}),
	/** Lists a choice at once. Off, and always in the drawer of a phone, a button lists it. Themify's form has its own setting. */
	submitOnChange: boolean('Afficher à chaque choix', 'List at each choice', {
		default: true,
		help: ['Sinon un bouton affiche les articles.', 'Otherwise a button lists the items.'],
	}),
	/** Size taxonomy: the shopper can store her size in her browser, and ask for products in stock in that size. Empty: none. */
	sizeAttribute: text('Attribut de taille', 'Attribute of the size', {
		default: 'pa_taille',
		pattern: /^[\w-]*$/,
		help: [
			'La cliente peut retenir sa taille, dans son navigateur. Vide : aucun.',
			'The shopper can keep her size, in her browser. Empty: none.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
