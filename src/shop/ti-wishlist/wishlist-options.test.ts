import { expect, test } from 'vitest';
import { printConfig } from '../../../tests/setup/print-config';
import { wishlistOptions } from './wishlist-options';

const NONE = {
	server: '',
	url: '',
	isOff: false,
	simpleFlow: false,
	allowParentVariable: false,
	hideZeroCounter: false,
	protectedTypes: [],
	formFields: [],
	fields: {},
};

test.each([
	['', { allowParentVariable: true }],
	['server=ti', { server: 'ti' }],
	['allowParentVariable=', {}],
	['server=ti&allowParentVariable=1&url=%2Ffavoris%2F', { server: 'ti', allowParentVariable: true, url: '/favoris/' }],
	[
		'server=ti&off=1&simpleFlow=1&hideZeroCounter=1',
		{ server: 'ti', isOff: true, simpleFlow: true, hideZeroCounter: true },
	],
	[
		'server=ti-premium&protectedTypes=a,b&formFields=c,d&lang=fr',
		{ server: 'ti-premium', protectedTypes: ['a', 'b'], formFields: ['c', 'd'], fields: { lang: 'fr' } },
	],
])('[WL-12] the options of the shop’s wishlists in "%s"', (wishlist, expected) => {
	printConfig({ shop: { wishlist } });
	expect(wishlistOptions()).toEqual({ ...NONE, ...expected });
});
