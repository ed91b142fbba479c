import { expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import type { MovedList } from '../stores/move-to-server';
import type { WishlistStore } from '../stores/wishlist';
import { showMoved } from './moved-list-notice';

const NONE: MovedList = { added: 0, kept: 0, messages: [], loginUrl: undefined, wasRefused: false };

test.each<[string, Partial<MovedList>, string | undefined, string | undefined]>([
	[
		'with the way to sign in, where that is what is missing',
		{ kept: 2, loginUrl: '/mon-compte/?tinvwl_redirect=x' },
		'Connectez-vous pour ajouter à votre liste les 2 favoris gardés dans ce navigateur.',
		'/mon-compte/?tinvwl_redirect=x',
	],
	[
		'[SEC-02] a way to another shop is none',
		{ kept: 1, loginUrl: 'https://evil.example/' },
		'Connectez-vous pour ajouter à votre liste le favori gardé dans ce navigateur.',
		undefined,
	],
	[
		'with the shop’s own reason, where it has another',
		{ kept: 1, added: 3, messages: ['Introuvable.'] },
		'1 favori reste gardé dans ce navigateur : la boutique ne l’a pas ajouté à votre liste. Introuvable.',
		undefined,
	],
	[
		'when it has arrived at last, with the way to it',
		{ added: 2, wasRefused: true },
		'Les 2 favoris gardés dans ce navigateur sont maintenant dans votre liste.',
		'/favoris/',
	],
	['nothing where it goes over at once', { added: 2 }, undefined, undefined],
])('[WL-12] what became of the browser’s own list is told until it is closed: %s', (_what, outcome, text, address) => {
	printConfig({ locale: 'fr-FR', shop: { wishlist: 'server=ti&url=/favoris/' } });
	const notice = () => document.querySelector('.archipel-bottom-bars .archipel-notice');
	showMoved({ ...NONE, ...outcome }, { server: 'ti' } as WishlistStore);
	if (text) expect(notice()!.textContent).toContain(text);
	expect(notice()?.querySelector('a')?.href).toBe(address && new URL(address, location.href).href);
	notice()?.querySelector<HTMLElement>('.archipel-notice__close')!.click();
	expect(notice()).toBe(null);
});
