import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '../../../src/ui/dialog';
import { t } from '../messages';

interface PopupProps {
	/** Form in the dialog. */
	readonly opened: ReadonlySignal<HTMLElement | undefined>;
	readonly button: HTMLElement;
	readonly onClose: () => void;
}

/** Dialog with the server's form: moved there with its input, and moved back on close. */
export default function Popup({ opened, button, onClose }: PopupProps) {
	useSignals();
	if (!opened.value) return null;
	return (
		<Dialog title={button.textContent.trim() || t('popup')} onClose={onClose} returnFocus={button}>
			<Borrowed content={opened.value} />
		</Dialog>
	);
}

/** Class with which the theme hides popup content. */
const HIDDEN = 'mfp-hide';

function Borrowed({ content }: { readonly content: HTMLElement }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const own = new Comment();
		const wasHidden = content.classList.contains(HIDDEN);
		content.replaceWith(own);
		content.classList.remove(HIDDEN);
		place.current!.append(content);
		return () => {
			content.classList.toggle(HIDDEN, wasHidden);
			own.replaceWith(content);
		};
	}, [content]);
	return <div ref={place} />;
}
