import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Formulaire de contact', 'Contact form'],
	description: [
		'Les formulaires de Contact Form 7\u00a0: erreurs dites à côté de chaque champ, brouillon gardé, rien n’est perdu ni envoyé deux fois.',
		'The forms of Contact Form 7: errors told beside each field, a kept draft, nothing lost and nothing sent twice.',
	],
	adoptsOnly: [
		'Il améliore les formulaires de Contact Form 7, où qu’ils se trouvent.',
		'It works on the forms of Contact Form 7, wherever they are.',
	],
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
