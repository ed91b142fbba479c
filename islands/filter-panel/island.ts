import { defineIsland } from '../../src/runtime/define-island';
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
	sizeAttribute: text('Attribut de taille', 'Attribute of the size', {
		default: 'pa_taille',
		pattern: /^[\w-]*$/,
		help: [
			'La cliente peut retenir sa taille, dans son navigateur. Vide : aucun.',
			'The shopper can keep her size, in her browser. Empty: none.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Filtres', 'Filter panel'],
	description: [
		'Catégories, attributs, prix, note, stock et promotions, avec le nombre d’articles de chaque choix : ouverts dans une barre latérale, une rangée de champs fermés au-dessus d’une liste, un tiroir sur téléphone. Reprend le formulaire de Themify Product Filter, et s’en passe.',
		'Categories, attributes, price, rating, stock and sale, with the number of items of each choice: open in a sidebar, a row of closed fields above a list, a drawer on phones. Takes over the form of Themify Product Filter, and works without it.',
	],
	group: 'listing',
	props,
	// The server's form works alone: React is loaded when the shopper comes near, never before.
	when: 'near:form, .archipel-filter__open | interaction',
	// Themify's filter outside a host of Archipel.
	adopts: 'form.wpf_form:not([data-archipel="filter-panel"] *)',
	// Boxes ticked before mount are held, so that a failed load is reported (RT-13); chips of the server too.
	intents:
		'form.wpf_form, form.archipel-filter, :is(.wpf_form, .archipel-filter) :is([type=checkbox], [type=radio]), .archipel-filter__chips a',
	replaces: { scripts: ['wpf'], styles: ['wpfui-css', 'wpf-select'] },
	requires: ['woocommerce'],
	// Elsewhere the panel is in a host, which brings its styles.
	pages: ['shop'],
	view: () => import('./view'),
});
