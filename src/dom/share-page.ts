import { defineMessages } from '../i18n/define-messages';
import { announce } from '../ui/announcer';
import { copyText } from './copy-text';
import { shareAddress } from './share-address';

/** Texts that every way to share needs. */
export const shareMessages = defineMessages(
	'sharing',
	{ copied: 'Copié !', refused: 'Le navigateur n’a pas permis la copie. Voici le lien :' },
	{ copied: 'Copied!', refused: 'The browser did not allow copying. Here is the link:' },
);

/** What was done: the native sheet took it (or was dismissed), the link is on the clipboard, or neither was possible. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

export interface Shared {
	/** Address; what may not be told to others is taken out of it. */
	readonly url: string;
	/** Part of the page that is meant, with its `#`. */
	readonly hash?: string;
	readonly title: string;
}

/** Shares by the native sheet when there is one, otherwise copies the link and says so (SHARE-01). */
export async function sharePage({ url, hash, title }: Shared): Promise<ShareOutcome> {
	const address = shareAddress(url, hash);
	if (canShare()) {
		try {
			await navigator.share({ title, url: address });
			return 'shared';
		} catch (error) {
			// The visitor thought better of it.
			if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
		}
	}
	const isCopied = await copyText(address);
	announce(isCopied ? shareMessages('copied') : `${shareMessages('refused')} ${address}`);
	return isCopied ? 'copied' : 'refused';
}

/** Whether the browser has a native share sheet. */
export function canShare(): boolean {
	return typeof navigator.share === 'function';
}
