import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePanel } from './panel-context';

/** Fields above a list: one row, closed. */
export interface Folds {
	/** Of one name, one is open at a time. */
	readonly name: string;
	/** Label of the one that was open when the view came. */
	readonly opened: string | undefined;
}

interface Props {
	readonly label: string;
	readonly children: ReactNode;
}

/** Field with its label. A failure is shown beside the field, and returns the focus to it. */
export function FieldGroup({ label, children }: Props) {
	const id = useId();
	const { folds } = usePanel();
	const field = (
		<div className="archipel-filter__field" role="group" tabIndex={-1} aria-labelledby={id}>
			<p id={id} className="archipel-filter__name">
				{label}
			</p>
			{children}
		</div>
	);
	return folds ? (
		<Fold label={label} folds={folds}>
			{field}
		</Fold>
	) : (
		field
	);
}

/** One field of the row. Open, it overlays the list; Escape or an action outside closes it. */
function Fold({ label, folds, children }: Props & { readonly folds: Folds }) {
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
			<summary ref={opener} className="archipel-button archipel-filter__opener archipel-chevron">
				{label}
			</summary>
			<div className="archipel-filter__drop">{children}</div>
		</details>
	);
}
