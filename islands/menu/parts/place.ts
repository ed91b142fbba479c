import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { MEGA, type Item } from '../items';
import type { Props } from '../island';
import '../view.css';

/** Pixels between a panel and the edges of the window. */
const PADDING = 8;
/** Pixels between a panel and its link: room for the arrow. */
const ARROW = 12;

/** Selector of the container around a header's content in common themes. */
const CONTAINER =
	'.container, .elementor-container, .e-con-inner, .col-full, .header-container, .wrap, .alignwide, header';

type Width = Props['panels'];

/** Width by class of an item or its panel, in order of precedence. */
const WIDTHS: readonly (readonly [pattern: RegExp, width: Width])[] = [
	[/(?:has|mega)-(?:stretch|full)width/, 'stretch'],
	[/(?:has|mega)-containerwidth/, 'container'],
	[/(?:has|mega)-leftwidth/, 'left'],
];

/**
 * Shows a panel in the top layer, where no header can clip it: at its item, in the wanted width, inside the viewport (NAV-01). Sets
 * `--archipel-arrow` to the distance from the panel's left edge to the centre of its link (ACC-02).
 *
 * @param width @default the width by the classes of the item or panel, else by `props`
 * @returns The function that undoes the placement.
 */
export function placePanel(
	{ element, link, panel }: Omit<Item, 'button'>,
	props: Props,
	host: HTMLElement,
	width: Width = element.matches(MEGA) ? widthOf(element, panel, props) : 'own',
): () => void {
	const isInner = Boolean(element.parentElement!.closest('[data-archipel-panel]'));
	const frame = width === 'own' ? element : (host.closest(CONTAINER) ?? document.documentElement);
	const isArrow = props.arrow && !isInner;
	const reference = {
		contextElement: element,
		getBoundingClientRect() {
			const { top, height } = element.getBoundingClientRect();
			if (width === 'stretch') return new DOMRect(0, top, document.documentElement.clientWidth, height);
			const box = isArrow ? link : frame;
			const { left, width: wide } = box.getBoundingClientRect();
			// Aligned with the content of the container, inside its padding.
			const style = getComputedStyle(box);
			const [before, after] =
				box === element || isArrow ? [0, 0] : [parseFloat(style.paddingLeft), parseFloat(style.paddingRight)];
			return new DOMRect(left + before, top, wide - before - after, height);
		},
	};
	const padding = width === 'stretch' ? 0 : PADDING;
	const before = panel.style.cssText;
	let isOpen = true;
	panel.popover = 'manual';
	panel.showPopover?.();
	Object.assign(panel.style, { position: 'fixed', inset: '0 auto auto 0', margin: '0' });
	const update = async () => {
		if (width === 'container' || width === 'stretch')
			panel.style.width = `${reference.getBoundingClientRect().width}px`;
		const { x, y } = await computePosition(reference, panel, {
			placement: isInner ? 'right-start' : isArrow ? 'bottom' : 'bottom-start',
			strategy: 'fixed',
			middleware: [
				offset(isArrow ? ARROW : 0),
				flip({ padding, crossAxis: isInner }),
				shift({ padding }),
				size({
					padding,
					apply({ availableHeight, availableWidth }) {
						panel.style.maxHeight = `${Math.max(availableHeight, 120)}px`;
						panel.style.maxWidth = `${availableWidth}px`;
					},
				}),
			],
		});
		if (!isOpen) return;
		Object.assign(panel.style, { left: `${x}px`, top: `${y}px` });
		const { left, width: wide } = link.getBoundingClientRect();
		panel.style.setProperty('--archipel-arrow', `${left + wide / 2 - x - panel.clientLeft}px`);
	};
	const stop = autoUpdate(reference, panel, () => void update());
	return () => {
		stop();
		isOpen = false;
		panel.removeAttribute('popover');
		// A strict Content-Security-Policy blocks the `style` attribute, but not `cssText`.
		panel.style.cssText = before;
		if (!before) panel.removeAttribute('style');
	};
}

/** Returns the width that a theme's class on the item or panel asks for, else `props.panels`. */
function widthOf(item: Element, panel: Element, props: Pick<Props, 'panels'>): Width {
	const classes = `${item.className} ${panel.className}`;
	return WIDTHS.find(([pattern]) => pattern.test(classes))?.[1] ?? props.panels;
}
