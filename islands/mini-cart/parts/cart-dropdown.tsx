import { useId } from 'react';
import { commonMessages } from '../../../src/i18n/common-messages';
import { Cross } from '../../../src/ui/cross';
import { t } from '../messages';
import { CartContent } from './cart-content';
import { CartSummary } from './cart-summary';
import type { PanelProps } from './panel-props';

/** The cart under its link. Focus stays on the link; the panel comes next in the order of the page. */
export function CartDropdown(props: PanelProps) {
	const { onClose } = props;
	const anchor = props.anchor!;
	const Popover = props.Popover!;
	const title = useId();
	return (
		<Popover className="archipel-mini-cart__dropdown" anchor={anchor} titleId={title} onClose={onClose}>
			<div className="archipel-mini-cart__header">
				<h2 id={title} className="archipel-mini-cart__title">
					{t('title')}
				</h2>
				<button
					type="button"
					className="archipel-mini-cart__icon-button archipel-button"
					aria-label={commonMessages('close')}
					onClick={() => {
						anchor.focus();
						onClose();
					}}
				>
					<Cross />
				</button>
			</div>
			<CartContent {...props} />
			<CartSummary {...props} />
		</Popover>
	);
}
