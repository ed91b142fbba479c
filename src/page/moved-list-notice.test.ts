import { afterEach, expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import type { MovedList } from '../stores/move-to-server';
import type { WishlistStore } from '../stores/wishlist';
import { showMoved } from './moved-list-notice';

const OUTCOME: MovedList = { added: 0, kept: 0, messages: [], loginUrl: undefined, wasRefused: false };
const notice = () => document.querySelector('.archipel-bottom-bars .archipel-notice');
const tell = (outcome: Partial<MovedList>, locale = 'fr-FR') => {
	printConfig({ locale, shop: { wishlist: 'server=ti&url=/favoris/' } });
	showMoved({ ...OUTCOME, ...outcome }, { server: 'ti' } as WishlistStore);
};

afterEach(() => void notice()?.querySelector<HTMLElement>('.archipel-notice__close')?.click());

test('[WL-12] what became of the browser’s own list is told: with the way to sign in, where that is what is missing; it stays until it is closed', () => {
	tell({ kept: 2, loginUrl: '/mon-compte/?tinvwl_redirect=x' });
	expect(notice()!.textContent).toContain(
		'Connectez-vous pour ajouter à votre liste les 2 favoris gardés dans ce navigateur.',
	);
	expect(notice()!.querySelector('a')!.getAttribute('href')).toMatch(/\/mon-compte\/\?tinvwl_redirect=x$/);
	notice()!.querySelector<HTMLElement>('.archipel-notice__close')!.click();
	expect(notice()).toBe(null);
});

test('[WL-12] [SEC-02] what became of the browser’s own list is told: a way to another shop is none', () => {
	tell({ kept: 1, loginUrl: 'https://evil.example/' });
	expect(notice()!.textContent).toContain('le favori gardé dans ce navigateur');
	expect(notice()!.querySelector('a')).toBe(null);
});

test('[WL-12] what became of the browser’s own list is told: with the shop’s own reason, where it has another', () => {
	tell({ kept: 1, added: 3, messages: ['Introuvable.'] });
	expect(notice()!.textContent).toContain(
		'1 favori reste gardé dans ce navigateur : la boutique ne l’a pas ajouté à votre liste. Introuvable.',
	);
});

test('[WL-12] what became of the browser’s own list is told: when it has arrived at last, with the way to it; and nothing where it goes over at once', () => {
	tell({ added: 2 });
	expect(notice()).toBe(null);
	tell({ added: 2, wasRefused: true }, 'en-GB');
	expect(notice()!.textContent).toContain('The 2 products kept in this browser are now in your wishlist.');
	expect(notice()!.querySelector('a')!.getAttribute('href')).toMatch(/\/favoris\/$/);
});
