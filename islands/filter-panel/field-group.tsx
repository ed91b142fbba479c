import { useId, type ReactNode } from 'react';
import { Fold } from './fold';
import { usePanel } from './panel-context';

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
