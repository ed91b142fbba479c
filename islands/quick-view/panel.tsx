import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { QuickViewDialog } from './parts/quick-view-dialog';
import type { PanelProps } from './view-model';
import './view.css';

/** Milliseconds of the fade (QV-02). */
const FADE = 250;

/** The dialog, while a product is open and during the fade-out. */
export default function Panel({ opened, ...rest }: PanelProps) {
	useSignals();
	const current = opened.value;
	const [shown, setShown] = useState(current);
	const frame = useRef<HTMLDivElement>(null);
	if (current && current !== shown) setShown(current);

	useEffect(() => {
		if (current) return;
		frame.current?.querySelector('dialog')?.close();
		const timer = setTimeout(() => setShown(undefined), prefersReducedMotion() ? 0 : FADE);
		return () => clearTimeout(timer);
	}, [current]);

	return <div ref={frame}>{shown && <QuickViewDialog key={shown.key} opened={shown} {...rest} />}</div>;
}
