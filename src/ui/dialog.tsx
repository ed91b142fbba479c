import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { Cross } from './cross';
import { openModal } from './modal';
import './dialog.css';

export interface DialogProps {
	/** Heading of the dialog and its accessible name. */
	readonly title: string;
	/** Called when it was closed; the parent then stops rendering it. */
	readonly onClose: () => void;
	/**
	 * `center`: a window in the middle. `end`: a drawer at the end of the line (right in French).
	 *
	 * @default 'center'
	 */
	readonly placement?: 'center' | 'end';
	/** Where focus returns if the control that opened it is gone. */
	readonly returnFocus?: HTMLElement | null;
	/** Stays below the scrolling content. */
	readonly footer?: ReactNode;
	readonly children: ReactNode;
}

/** The one dialog of the project, a native `<dialog>`; rendered while it is open. */
export function Dialog({ title, onClose, placement = 'center', returnFocus, footer, children }: DialogProps) {
	const titleId = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const closed = useEffectEvent(onClose);
	const open = useEffectEvent(() =>
		openModal(dialog.current!, { onClose: () => closed(), ...(returnFocus && { returnFocus }) }),
	);

	useEffect(() => open(), []);

	return (
		<dialog
			ref={dialog}
			className="archipel-dialog archipel-modal"
			data-placement={placement}
			aria-labelledby={titleId}
		>
			<div className="archipel-dialog__frame">
				<div className="archipel-dialog__header">
					<h2 id={titleId} className="archipel-dialog__title">
						{title}
					</h2>
					<button
						type="button"
						className="archipel-dialog__close archipel-button"
						aria-label={commonMessages('close')}
						onClick={() => dialog.current?.close()}
					>
						<Cross size={24} />
					</button>
				</div>
				<div className="archipel-dialog__body">{children}</div>
				{footer && <div className="archipel-dialog__footer">{footer}</div>}
			</div>
		</dialog>
	);
}
