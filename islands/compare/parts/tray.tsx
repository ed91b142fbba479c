import { type ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import { showBottomBar } from '../../../src/dom/bottom-bar';
import { focusContent } from '../../../src/dom/focus';
import { announce } from '../../../src/ui/announcer';
import { compared, MAX } from '../list';
import { messages } from '../messages';
import { Button, CrossButton } from '../../../src/ui/button';
import './tray.css';

interface Props {
	/** Element in which the tray is rendered. */
	readonly place: HTMLElement;
	readonly isShown: ReadonlySignal<boolean>;
	/** Shows the comparison. @param opener Element that gets the focus back. */
	readonly open: (opener: HTMLElement) => void;
}

/** Bar in a corner of the window: number of compared products, with buttons to open and clear the comparison. */
export default function Tray({ place, isShown: shown, open }: Props) {
	useSignals();
	const isShown = shown.value;
	const { length } = compared.ids.value;
	useLayoutEffect(() => (isShown ? showBottomBar(place, 'above') : undefined), [isShown, place]);
	if (!isShown) return null;

	const erase = () => {
		const hadFocus = place.contains(document.activeElement);
		compared.clear();
		announce(messages('cleared'));
		// No related element is left to focus.
		if (hadFocus) focusContent();
	};
	// Not a `section`: many theme resets style sections and override layered styles.
	return (
		<div className="archipel-compare__tray" role="region" aria-label={messages('tray')}>
			<span className="archipel-visually-hidden">{messages('count', { count: length, max: MAX })}</span>
			<Button className="archipel-compare__open" onClick={({ currentTarget }) => open(currentTarget)}>
				{messages('openCount', { count: length })}
			</Button>
			<CrossButton
				className="archipel-compare__erase archipel-icon-button"
				label={messages('clear')}
				title={messages('clear')}
				size={18}
				onClick={erase}
			/>
		</div>
	);
}
