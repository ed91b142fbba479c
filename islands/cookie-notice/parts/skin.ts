import type { NoticeArgs } from '../model';
import { servedChoice, type PurposeChoice } from './purpose-choice';

/** How a notice is shown: Archipel's by attributes, the plugin's by classes. */
export interface Skin {
	/** Fixed bar; a labelled region. */
	readonly element: HTMLElement;
	/** Absent if nothing is asked. */
	readonly choice: PurposeChoice | undefined;
	/** Whether the plugin's own script already shows the notice. @default false */
	readonly isShown?: () => boolean;
	readonly reveal: () => void;
	/** Starts the closing animation. */
	readonly conceal: () => void;
	/** Hides the notice after the animation. */
	readonly hide: () => void;
	/** Shows or hides the plugin's revoke bar. */
	readonly revokeBar?: (isShown: boolean) => void;
}

/** Skin of the notice printed by `render.php`. */
export function ownSkin(element: HTMLElement, { position, hideEffect }: NoticeArgs, signal: AbortSignal): Skin {
	element.dataset['position'] = position;
	element.dataset['effect'] = hideEffect;
	const state = (hidden: boolean, name: string) => {
		element.hidden = hidden;
		element.dataset['state'] = name;
	};
	const fields = element.querySelector<HTMLElement>('.archipel-cookie-notice__purposes');
	return {
		element,
		choice: fields ? servedChoice(fields, signal) : undefined,
		reveal: () => state(false, 'open'),
		conceal: () => state(false, 'closing'),
		hide: () => state(true, 'closed'),
	};
}
