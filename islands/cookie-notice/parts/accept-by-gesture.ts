import type { Purpose } from '../../../src/safety/purposes';
import type { NoticeArgs } from '../model';

interface Gesture {
	readonly element: HTMLElement;
	readonly args: NoticeArgs;
	readonly offered: readonly Purpose[];
	readonly accept: () => void;
	readonly isDecided: () => boolean;
}

/**
 * The plugin's "accept on scroll" and "accept on click" (CONS-01). Going on with one's visit is not consent
 * (GDPR art. 4(11), CNIL 2020-091): the options count only while the notice asks about nothing, where they mean "I have read it".
 */
export function acceptByGesture({ element, args, offered, accept, isDecided }: Gesture, signal: AbortSignal): void {
	if (offered.length) {
		console.warn(
			'[archipel] cookie-notice: accepting on scroll or click is left out, because a gesture is not consent; it works while no service is declared',
		);
		return;
	}
	const options = { signal, passive: true } as const;
	const finish = () => {
		if (!isDecided()) accept();
	};
	if (args.onScroll) addEventListener('scroll', () => scrollY > args.onScrollOffset && finish(), options);
	if (args.onClick)
		addEventListener(
			'click',
			({ target }) => !(target instanceof Node && element.contains(target)) && finish(),
			options,
		);
}
