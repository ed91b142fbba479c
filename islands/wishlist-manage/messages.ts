import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('wishlist-manage', {
	nothing: ['Aucun élément ou action sélectionnés.', 'No items or actions are selected.'],
	unchanged: ['Modifiez un nom ou une confidentialité avant d’enregistrer.', 'Update any settings before saving.'],
	noName: ['Donnez un nom à la liste.', 'The field "Name your list" can not be empty!'],
	noFollow: ['Cochez au moins une nouvelle à recevoir.', 'Tick at least one thing to be told.'],
	followAll: ['Tout cocher', 'Tick all'],
	followNone: ['Tout décocher', 'Untick all'],
	private: ['Vous seule la voyez.', 'Only you see it.'],
	share: ['La voient les personnes à qui vous donnez son lien.', 'Those to whom you give its link see it.'],
	public: ['Tout le monde peut la voir, et la trouver.', 'Everybody can see and find it.'],
	remove: ['Supprimer la liste', 'Delete the list'],
	removeQuestion: [
		'Supprimer « {names} » et ce qu’il y a dedans ? Cela ne peut pas être annulé. | Supprimer {count} listes et ce qu’il y a dedans : {names} ? Cela ne peut pas être annulé.',
		'Delete “{names}” and what is in it? This cannot be undone. | Delete {count} lists and what is in them: {names}? This cannot be undone.',
	],
	keep: ['Garder', 'Keep'],
	more: ['Tout le titre', 'Whole title'],
	less: ['Titre abrégé', 'Short title'],
	done: ['C’est enregistré.', 'Saved.'],
	refused: ['La boutique n’a pas pu le faire.', 'The shop could not do it.'],
	selected: [
		'{count} liste sélectionnée | {count} listes sélectionnées',
		'{count} list selected | {count} lists selected',
	],
});
