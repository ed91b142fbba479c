import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { closeModal, openModal, type ModalOptions } from './modal';
import { CrossButton } from './button';
import './dialog.css';

export interface DialogProps extends Omit<ModalOptions, 'onClose'> {
	/** Heading of the dialog and its accessible name. */
	readonly title: string;
	/** Whether the content has its own heading; `title` is then only the accessible name. @default false */
	readonly hasOwnHeading?: boolean;
	readonly className?: string;
	/** Called after closing; the parent must stop rendering the dialog. */
	readonly onClose: () => void;
	/** `center`: centred in the viewport. `end`: a drawer at the inline end (right in French). @default 'center' */
	readonly placement?: 'center' | 'end';
	/** Footer below the scrolling content. */
	readonly footer?: ReactNode;
	readonly children: ReactNode;
}

/** Shared dialog component, a native `<dialog>`; open while rendered. */
export function Dialog(props: DialogProps) {
	const { title, hasOwnHeading, className = '', onClose, placement = 'center', footer, children, ...rules } = props;
	const titleId = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const closed = useEffectEvent(onClose);
	const open = useEffectEvent(() => openModal(dialog.current!, { ...rules, onClose: () => closed() }));

	useEffect(() => open(), []);

	return (
		<dialog
			ref={dialog}
			className={`archipel-dialog archipel-modal archipel-surface archipel-box ${className}`.trim()}
			data-placement={placement}
			{...(hasOwnHeading ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
		>
			<div className="archipel-dialog__frame">
				<div className="archipel-dialog__header">
					{!hasOwnHeading && (
						<h2 id={titleId} className="archipel-dialog__title">
							{title}
						</h2>
					)}
					<CrossButton
						className="archipel-dialog__close archipel-icon-button"
						label={commonMessages('close')}
						size={24}
						onClick={() => closeModal(dialog.current!)}
					/>
				</div>
				<div className="archipel-dialog__body">{children}</div>
				{footer && <div className="archipel-dialog__footer">{footer}</div>}
			</div>
		</dialog>
	);
}
