import { defineMessages } from '../i18n/define-messages';
import { announce } from '../ui/announcer';
import { copyText } from './copy-text';
import { shareAddress } from './share-address';

/** Texts of all sharing features. */
export const shareMessages = defineMessages('sharing', {
	copied: ['Copié !', 'Copied!'],
	refused: [
		'Le navigateur n’a pas permis la copie. Voici le lien :',
		'The browser did not allow copying. Here is the link:',
	],
});

/** Outcome: native sheet used or dismissed, link copied to the clipboard, or neither possible. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

export interface Shared {
	/** Address; tracking and secret parameters are removed. */
	readonly url: string;
	/** Fragment of the URL, with its `#`. */
	readonly hash?: string;
	readonly title: string;
}

/** Shares with the native sheet if available, otherwise copies the link and announces it (SHARE-01). */
export async function sharePage({ url, hash, title }: Shared): Promise<ShareOutcome> {
	const address = shareAddress(url, hash);
	if (canShare()) {
		try {
			await navigator.share({ title, url: address });
			return 'shared';
		} catch (error) {
			// The visitor has dismissed the sheet.
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
