import { wishlistMessages } from '../i18n/wishlist-messages';
import { navigate, safeUrl } from '../safety/url';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import type { FailureNotice } from '../shop/mutation';
import type { WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistStore } from '../stores/wishlist';
import type { InlineNotice } from '../dom/inline-notice';
import type { Picked } from './pick-list';

/** Returns the link to a list for a notice. @param url Address of the list. @default the visitor's own list; the browser's list has no page */
export function linkToList({ server }: WishlistStore, url?: string): Pick<InlineNotice, 'link'> {
	const href = safeUrl(url || wishlistOptions().url)?.href;
	return href && server ? { link: { label: wishlistMessages('view'), href } } : {};
}

/** Returns the text for a failed change: that nothing was changed, or that this is unknown. */
export const failureText = ({ isUnsure, text }: Pick<FailureNotice, 'isUnsure' | 'text'>): string =>
	wishlistMessages(isUnsure ? 'unsure' : 'failed', { reason: text });

/**
 * Returns the message for a refused change.
 *
 * @param otherwise Link of the message if no login is required.
 * @returns `undefined` if the server redirects: the browser navigates then.
 */
export function refusal(
	{ forceRedirect, loginUrl, messages }: WishlistAnswer,
	otherwise: Pick<InlineNotice, 'link'>,
): InlineNotice | undefined {
	if (navigate(forceRedirect)) return undefined;
	return {
		type: 'error',
		text: messages.join(' ') || wishlistMessages('refused'),
		isDismissible: true,
		...otherwise,
		...signIn(loginUrl),
	};
}

/** Returns the link to sign in for a notice; none for an absent address, or one that the gate refuses. */
export function signIn(loginUrl: string | undefined): Pick<InlineNotice, 'link'> {
	const href = safeUrl(loginUrl)?.href;
	return href === undefined ? {} : { link: { label: wishlistMessages('signIn'), href } };
}

/** Saves the privacy of a list that was created while adding, because the server creates it with default privacy. */
export function savePrivacy(
	wishlist: WishlistStore,
	{ created, state }: WishlistAnswer,
	{ listName, privacy }: Picked,
	notify: (notice: InlineNotice) => void,
): void {
	const made = created[0] ?? state?.lists.findLast(({ title }) => title === listName);
	if (!made || !listName || !privacy || ('privacy' in made && made.privacy === privacy)) return;
	const { id, title } = made;
	const save = { action: 'save', lists: [id], titles: { [id]: title }, privacies: { [id]: privacy } };
	const tellRefusal = (answer?: WishlistAnswer) => {
		const refused = answer && !answer.ok && refusal(answer, {});
		if (refused) notify(refused);
	};
	// A failure is only a message: the list exists. `show` hears each answer, also a refusal.
	const options = { notify: (notice?: InlineNotice) => notice && notify(notice), show: () => tellRefusal };
	void wishlist.manage(save, undefined, options).perform();
}
