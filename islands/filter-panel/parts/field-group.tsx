import { useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { usePanel } from './panel-context';

interface Props {
	readonly label: string;
	/** What was changed by keys is listed when the focus leaves. @default true */
	readonly isSubmittedOnLeave?: boolean;
	readonly children: ReactNode;
}

/** A field with its name. */
export function FieldGroup({ label, isSubmittedOnLeave = true, children }: Props) {
	const { settle } = usePanel();
	const id = useId();
	const group = useRef<HTMLDivElement>(null);
	const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
		if (isSubmittedOnLeave && !group.current!.contains(relatedTarget)) settle(target);
	};
	return (
		<div ref={group} className="archipel-filter__field" role="group" tabIndex={-1} aria-labelledby={id} onBlur={leave}>
			<p id={id} className="archipel-filter__name">
				{label}
			</p>
			{children}
		</div>
	);
}
