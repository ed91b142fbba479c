import { CART_FORM, type CartPage } from '../../../src/shop/woocommerce/cart-page';
import { lineOfLink } from '../model';
import { followLink } from './cart-links';
import { focusHeading } from './focus';
import { removableLines, removeLinkOf } from './line-fields';
import { isModified } from './lines';
import { UNDO_LINK } from './notices';
import type { Performer } from './perform';

export interface UndoOptions {
	readonly perform: Performer['perform'];
	readonly regions: () => (Element | undefined)[];
	/** Shows the cart with what was brought back. */
	readonly show: (page: CartPage) => void;
	readonly signal: AbortSignal;
}

/** Brings removed lines back without a reload. Themes print the link's notice anywhere on the page. */
export function addUndoLinks({ perform, regions, show, signal }: UndoOptions): void {
	document.addEventListener(
		'click',
		(event) => {
			const link = (event.target as Element).closest<HTMLElement>(UNDO_LINK);
			if (!link || event.defaultPrevented || isModified(event)) return;
			event.preventDefault();
			const href = link.getAttribute('href') ?? '';
			const line = lineOfLink(href);
			void perform({
				name: `undo ${href}`,
				control: link,
				anchor: link.closest('[role=alert], [role=status]') ?? undefined,
				regions: regions(),
				async run() {
					show(
						await followLink(href, ({ form }) => form !== undefined && (!line || removableLines(form).includes(line))),
					);
					const form = document.querySelector(CART_FORM);
					const restored = form && line && removeLinkOf(form, line);
					if (restored) restored.focus();
					else focusHeading();
				},
			});
		},
		{ signal },
	);
}
