import type { NoticeArgs } from '../model';
import { servedChoice, type PurposeChoice } from './purpose-choice';

/** How a notice shows that it is there: ours by attributes, the plugin's by its classes. */
export interface Skin {
	/** The fixed bar; the labelled region. */
	readonly element: HTMLElement;
	/** Absent when nothing is asked. */
	readonly choice: PurposeChoice | undefined;
	/** Whether somebody else has shown it already: the plugin's own script. @default false */
	readonly isShown?: () => boolean;
	readonly reveal: () => void;
	/** Begins to leave. */
	readonly conceal: () => void;
	/** Has left. */
	readonly settle: () => void;
	/** Shows or hides the plugin's revoke bar. */
	readonly revokeBar?: (isShown: boolean) => void;
}

/** The notice of `render.php`. */
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
		settle: () => state(true, 'closed'),
	};
}
