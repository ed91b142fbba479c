import { useId, type ReactNode } from 'react';
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
	if (!folds) return field;
	return (
		<details className="archipel-filter__fold" name={folds.name} open={label === folds.opened}>
			<summary className="archipel-button archipel-filter__opener archipel-chevron">{label}</summary>
			<div className="archipel-filter__drop">{field}</div>
		</details>
	);
}

const OPEN = '.archipel-filter__fold[open]';

/** Closes an open field of the row, which overlays the list, by Escape or an action outside. */
export function closeFolds(host: HTMLElement, signal: AbortSignal): void {
	const close = ({ target }: Event) => {
		for (const fold of host.querySelectorAll<HTMLDetailsElement>(OPEN))
			if (!fold.contains(target as Node)) fold.open = false;
	};
	const closeByEscape = ({ key, target }: KeyboardEvent) => {
		const control = target as Element;
		const fold = control.closest<HTMLDetailsElement>(OPEN);
		// A list inside that is open closes first.
		if (!fold || key !== 'Escape' || control.getAttribute('aria-expanded') === 'true') return;
		fold.open = false;
		fold.querySelector('summary')!.focus();
	};
	for (const type of ['pointerdown', 'focusin'] as const) document.addEventListener(type, close, { signal });
	// Before the list inside hears of the key, and is not open any more.
	host.addEventListener('keydown', closeByEscape, { capture: true, signal });
}
