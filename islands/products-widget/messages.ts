import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('products-widget', {
	end: [
		'{count} article est affiché : la liste s’arrête ici. | {count} articles sont affichés : la liste s’arrête ici.',
		'{count} item is shown: the list ends here. | {count} items are shown: the list ends here.',
	],
	opened: ['{name} : {count} article | {name} : {count} articles', '{name}: {count} item | {name}: {count} items'],
	empty: ['{name} : aucun article.', '{name}: no item.'],
});
