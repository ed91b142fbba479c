import { settings } from '../../../src/shop/settings';
import { t } from '../messages';

/** The parts of the link to the cart that the island works with. */
export interface CartLink {
	readonly link: HTMLAnchorElement;
	/** Where the number goes; empty while it is not known. */
	readonly count: HTMLElement;
}

const SVG = 'http://www.w3.org/2000/svg';
const BAG = 'M6 8h12l1 12.5H5L6 8Zm3 2V6.5a3 3 0 0 1 6 0V10';

/** The link that the server printed; on a page without the plugin's PHP the same is made here. */
export function findCartLink(host: HTMLElement, showLabel: boolean): CartLink {
	const link = host.querySelector<HTMLAnchorElement>('a[href]') ?? host.appendChild(createLink(showLabel));
	const count = link.querySelector<HTMLElement>('.archipel-mini-cart__count') ?? link.appendChild(createCount());
	return { link, count };
}

function createLink(showLabel: boolean): HTMLAnchorElement {
	const link = document.createElement('a');
	link.className = 'archipel-mini-cart__link archipel-button no-prefetch no-prerender';
	link.href = settings().shop.cartUrl;
	const label = document.createElement('span');
	label.className = showLabel ? 'archipel-mini-cart__label' : 'archipel-visually-hidden';
	label.textContent = t('label');
	link.append(createIcon(), label, ' ');
	return link;
}

function createCount(): HTMLElement {
	const count = document.createElement('span');
	count.className = 'archipel-mini-cart__count';
	return count;
}

function createIcon(): SVGSVGElement {
	const icon = document.createElementNS(SVG, 'svg');
	for (const [name, value] of Object.entries({
		class: 'archipel-mini-cart__icon',
		viewBox: '0 0 24 24',
		width: '24',
		height: '24',
		'aria-hidden': 'true',
		focusable: 'false',
	}))
		icon.setAttribute(name, value);
	const path = icon.appendChild(document.createElementNS(SVG, 'path'));
	path.setAttribute('d', BAG);
	return icon;
}
