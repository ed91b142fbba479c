import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'contact-form',
	props,
	when: 'visible | interaction',
	// One in the wrong place has lost its form to the form around it.
	adopts: '.wpcf7[data-wpcf7-id], .opal-button-contact7 > a[href^="#"]',
	intents: '.wpcf7-form, .opal-button-contact7 > a',
	replaces: { scripts: ['contact-form-7', 'swv'] },
	requires: ['contact-form-7'],
	// What its look needs is the form's own; the page of a popup needs to be readable without a script.
	pages: ['other'],
	enhance: () => import('./enhance'),
});
