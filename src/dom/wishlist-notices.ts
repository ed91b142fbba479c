import { wishlistMessages } from '../i18n/wishlist-messages';
import { navigate, safeUrl } from '../safety/url';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import type { WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistStore } from '../stores/wishlist';
import type { InlineNotice } from './inline-notice';
import type { Picked } from './pick-list';

/** The way to a list, for a notice. @param url Its page. @default that of the visitor's own list; the browser's has none */
export function linkToList({ server }: WishlistStore, url?: string): Pick<InlineNotice, 'link'> {
	const href = safeUrl(url || wishlistOptions().url)?.href;
	return href && server ? { link: { label: wishlistMessages('view'), href } } : {};
}

/**
 * What the shop says against a change.
 *
 * @param otherwise The link, unless the shopper has to sign in first.
 * @returns `undefined` if the shop sends her somewhere else: the browser goes there.
 */
export function refusal(
	{ forceRedirect, loginUrl, messages }: WishlistAnswer,
	otherwise: Pick<InlineNotice, 'link'>,
): InlineNotice | undefined {
	if (navigate(forceRedirect)) return undefined;
	const signIn = safeUrl(loginUrl)?.href;
	return {
		type: 'error',
		text: messages.join(' ') || wishlistMessages('refused'),
		isDismissible: true,
		...(signIn ? { link: { label: wishlistMessages('signIn'), href: signIn } } : otherwise),
	};
}

/** A list that was made in passing is as the server makes it; this tells the server who may see it. */
export function savePrivacy(
	wishlist: WishlistStore,
	{ created, state }: WishlistAnswer,
	{ listName, privacy }: Picked,
	tell: (notice: InlineNotice) => void,
): void {
	const made = created[0] ?? state?.lists.findLast(({ title }) => title === listName);
	if (!made || !listName || !privacy || ('privacy' in made && made.privacy === privacy)) return;
	const { id, title } = made;
	const save = {
		action: 'several',
		name: 'save',
		lists: [id],
		titles: { [id]: title },
		privacies: { [id]: privacy },
	} as const;
	// The list is there; whether it is seen by others is said where it is shown.
	void wishlist.manage(save, undefined, { tell: (notice) => notice && tell(notice) }).perform();
}
