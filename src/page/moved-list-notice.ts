import { defineMessages } from '../i18n/define-messages';
import { wishlistMessages } from '../i18n/wishlist-messages';
import type { WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import type { MovedList } from '../stores/move-to-server';
import type { WishlistStore } from '../stores/wishlist';
import { showBottomBar } from '../dom/bottom-bar';
import { focusContent } from '../dom/focus';
import { showNotice, type InlineNotice } from '../dom/inline-notice';
import { linkToList, signIn } from './wishlist-notices';
import './moved-list-notice.css';

const t = defineMessages('handed-over', {
	signIn: [
		'Connectez-vous pour ajouter à votre liste le favori gardé dans ce navigateur. | Connectez-vous pour ajouter à votre liste les {count} favoris gardés dans ce navigateur.',
		'Sign in to add the product kept in this browser to your wishlist. | Sign in to add the {count} products kept in this browser to your wishlist.',
	],
	refused: [
		'{count} favori reste gardé dans ce navigateur : la boutique ne l’a pas ajouté à votre liste. {reason} | {count} favoris restent gardés dans ce navigateur : la boutique ne les a pas ajoutés à votre liste. {reason}',
		'{count} product stays in this browser: the shop did not add it to your wishlist. {reason} | {count} products stay in this browser: the shop did not add them to your wishlist. {reason}',
	],
	taken: [
		'Le favori gardé dans ce navigateur est maintenant dans votre liste. | Les {count} favoris gardés dans ce navigateur sont maintenant dans votre liste.',
		'The product kept in this browser is now in your wishlist. | The {count} products kept in this browser are now in your wishlist.',
	],
});

/** Milliseconds until the success message hides, without hover or focus (WL-09). */
const DURATION = 6000;

/**
 * Shows at the lower edge of the viewport the result of moving the browser's wishlist to the server (WL-12): a refusal with its remedy, and later the
 * success. A list that is accepted at once causes no message.
 */
export function showMoved(
	{ added, kept: count, messages, loginUrl, wasRefused }: MovedList,
	wishlist: WishlistStore,
): void {
	if (count && loginUrl !== undefined) show({ type: 'info', text: t('signIn', { count }), ...signIn(loginUrl) });
	else if (count) show({ type: 'info', text: t('refused', { count, reason: messages.join(' ') }).trim() });
	else if (added && wasRefused)
		show({ type: 'success', text: t('taken', { count: added }), duration: DURATION, ...linkToList(wishlist) });
}

/** Shows the refusal of an item that was added to the wishlist on the page before. */
export function showRefused({ messages, loginUrl, forceRedirect }: WishlistAnswer): void {
	show({
		type: 'error',
		text: messages.join(' ') || wishlistMessages('refused'),
		...signIn(loginUrl ?? forceRedirect),
	});
}

/** Shows a message that belongs to no control of the page. */
function show(notice: InlineNotice): void {
	showNotice(document.body, {
		...notice,
		isDismissible: true,
		place(box) {
			box.classList.add('archipel-handed-over', 'archipel-surface');
			const take = showBottomBar(box, 'above');
			return () => {
				if (box.contains(document.activeElement)) focusContent();
				take();
			};
		},
	});
}
