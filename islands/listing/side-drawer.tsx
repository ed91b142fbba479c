import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { productList } from '../../src/page/product-list/product-list';
import { Dialog } from '../../src/ui/dialog';
import { Moved } from '../../src/ui/moved';
import { messages } from './messages';
import { FILTER_LINK } from './controls';
import { ThemeButton } from '../../src/ui/button';
import './side-drawer.css';

interface SideDrawerProps {
	/** Sidebar of the theme; renewed with the list, also inside the drawer. */
	readonly side: HTMLElement;
	readonly isOpen: ReadonlySignal<boolean>;
	readonly onClose: () => void;
}

/** Drawer with the original filters of the theme's sidebar, moved there while open; each choice is listed at once. */
export default function SideDrawer({ side, isOpen, onClose }: SideDrawerProps) {
	useSignals();
	const list = productList();
	if (!isOpen.value) return null;
	return (
		<Dialog
			title={messages('filters')}
			placement="end"
			className="archipel-listing__side"
			returnFocus={() => document.querySelector<HTMLElement>(FILTER_LINK)}
			onClose={onClose}
			footer={
				<>
					<p>{list.summary.value}</p>
					<ThemeButton aria-busy={list.isBusy.value} onClick={onClose}>
						{messages('showItems')}
					</ThemeButton>
				</>
			}
		>
			<Moved part={side} />
		</Dialog>
	);
}
