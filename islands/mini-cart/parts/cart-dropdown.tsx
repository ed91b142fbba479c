import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { commonMessages } from '../../../src/i18n/common-messages';
import { Cross } from '../../../src/ui/cross';
import { openPopover } from './popover';
import { t } from '../messages';
import { CartContent } from './cart-content';
import { CartSummary } from './cart-summary';
import type { PanelProps } from './panel-props';

/** The cart under its link. Focus stays on the link; the panel comes next in the order of the page. */
export function CartDropdown(props: PanelProps) {
	const { anchor, onClose } = props;
	const id = useId();
	const panel = useRef<HTMLElement>(null);
	const closed = useEffectEvent(onClose);
	const open = useEffectEvent(() => {
		anchor!.setAttribute('aria-controls', id);
		return openPopover(panel.current!, { anchor: anchor!, onClose: () => closed() });
	});
	useEffect(() => open(), []);

	return (
		<section ref={panel} id={id} className="archipel-mini-cart__dropdown" aria-labelledby={`${id}title`}>
			<div className="archipel-mini-cart__header">
				<h2 id={`${id}title`} className="archipel-mini-cart__title">
					{t('title')}
				</h2>
				<button
					type="button"
					className="archipel-mini-cart__icon-button archipel-button"
					aria-label={commonMessages('close')}
					onClick={() => {
						anchor!.focus();
						onClose();
					}}
				>
					<Cross />
				</button>
			</div>
			<CartContent {...props} />
			<CartSummary {...props} />
		</section>
	);
}
