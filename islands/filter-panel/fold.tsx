import { useEffect, useRef, type ReactNode } from 'react';

/** Fields above a list: one row, closed. */
export interface Folds {
	/** Of one name, one is open at a time. */
	readonly name: string;
	/** Label of the one that was open when the view came. */
	readonly opened: string | undefined;
}

interface Props {
	readonly label: string;
	readonly folds: Folds;
	readonly children: ReactNode;
}

/** One of them: open, it lies over the list. Escape closes it, and what is done elsewhere. */
export function Fold({ label, folds, children }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	const opener = useRef<HTMLElement>(null);

	useEffect(() => {
		const listening = new AbortController();
		const close = ({ target }: Event) => {
			if (!details.current!.contains(target as Node)) details.current!.open = false;
		};
		const closeByEscape = ({ key, target }: KeyboardEvent) => {
			// A list inside that is open closes first.
			if (key !== 'Escape' || (target as Element).getAttribute('aria-expanded') === 'true') return;
			details.current!.open = false;
			opener.current!.focus();
		};
		for (const type of ['pointerdown', 'focusin'] as const) document.addEventListener(type, close, listening);
		// Before the list inside hears of the key, and is not open any more.
		details.current!.addEventListener('keydown', closeByEscape, { capture: true, signal: listening.signal });
		return () => listening.abort();
	}, []);

	return (
		<details ref={details} className="archipel-filter__fold" name={folds.name} open={label === folds.opened}>
			<summary ref={opener} className="archipel-button archipel-chevron archipel-filter__opener">
				{label}
			</summary>
			<div className="archipel-filter__drop">{children}</div>
		</details>
	);
}
