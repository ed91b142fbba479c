import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('menu', {
	submenu: ['Sous-menu : {name}', '{name} submenu'],
});
