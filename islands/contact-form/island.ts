import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'contact-form',
	props,
	when: 'visible | interaction',
	// A nested form is dropped by the HTML parser: its box is adopted.
	adopts: '.wpcf7[data-wpcf7-id], .opal-button-contact7 > a[href^="#"]',
	intents: '.wpcf7-form, .opal-button-contact7 > a',
	replaces: { scripts: ['contact-form-7', 'swv'] },
	requires: ['contact-form-7'],
	// Host styles make a popup's form readable without JavaScript on such pages; all other styles load with the form.
	pages: ['other'],
	enhance: () => import('./enhance'),
});
