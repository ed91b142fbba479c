import { createButton, element } from '../../src/dom/element';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import type { IslandContext } from '../../src/runtime/define-island';
import { whenThere } from '../../src/runtime/lazy-part';
import { listen } from '../../src/runtime/listen';
import { t } from './messages';
import type { Props } from './island';
import './view.css';

/** Points with tooltips on a picture, each linked with its entry in the server's list (WID-03). */
export default function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	const figure = host.querySelector('.archipel-hotspots__figure');
	const list = host.querySelector<HTMLElement>('.archipel-hotspots__list');
	if (!figure || !list) return;
	const entries = [...list.querySelectorAll('details')];
	const pins = entries.map((entry, index) => createPin(entry, index + 1, props, signal));
	const items = pins.map((pin, at) => {
		const point = element('li', { class: 'archipel-hotspots__point' }, pin);
		const { across, down } = entries[at]!.dataset;
		Object.assign(point.style, { insetInlineStart: percent(across), top: percent(down) });
		return point;
	});
	const points = element(
		'ul',
		{ class: 'archipel-hotspots__points archipel-list', 'aria-label': t('points') },
		...items,
	);
	const mark = (opened: unknown) =>
		pins.forEach((pin, at) => pin.toggleAttribute('data-current', entries[at] === opened));
	mark(entries.find(({ open }) => open));
	// `toggle` does not bubble.
	listen(
		list,
		'toggle',
		{ capture: true, signal },
		({ target }) => (target as HTMLDetailsElement).open && mark(target),
	);
	list.dataset['trigger'] = props.trigger;
	figure.append(points);
	signal.addEventListener('abort', () => {
		points.remove();
		delete list.dataset['trigger'];
	});
}

const percent = (value: string | undefined) => `${Math.min(Math.max(Number(value) || 0, 0), 100)}%`;

/** Milliseconds for which a tooltip stays after the pointer has left, so that the pointer can reach it (WCAG 1.4.13). */
const LINGER = 150;
/** Below this width tooltips may be off. */
const NARROW = '(max-width: 767.98px)';

/** Creates the button of an entry, which opens the entry, and a tooltip with the same content. */
function createPin(entry: HTMLDetailsElement, number: number, props: Props, signal: AbortSignal): HTMLElement {
	const title = entry.querySelector('summary')?.textContent.trim() ?? '';
	const text = entry.querySelector('.archipel-hotspots__text')?.textContent.trim() ?? '';
	const label = t('point', { number, title });
	const isOnHover = props.trigger === 'hover';
	const pin = createButton('archipel-hotspots__pin', { 'aria-label': label, 'aria-expanded': 'false' }, String(number));
	/** Aborted when the tooltip hides. */
	let shown: AbortController | undefined;
	let timer = 0;

	const hide = () => {
		shown?.abort();
		shown = undefined;
		pin.setAttribute('aria-expanded', 'false');
	};
	const show = () => {
		if (shown) return;
		shown = new AbortController();
		const { signal } = shown;
		pin.setAttribute('aria-expanded', 'true');
		// If loading fails, the entry in the list has the same content.
		whenThere(import('./parts/tooltip'), ({ showTooltip }) => {
			if (!signal.aborted) followMouse(showTooltip(pin, { title, text }, props, hide, signal), signal);
		});
	};
	const set = (isOpen: boolean, after = 0) => {
		clearTimeout(timer);
		timer = window.setTimeout(() => {
			const hasTooltip = !(props.hideMobiles && matchMedia(NARROW).matches);
			if (isOpen && hasTooltip) show();
			else hide();
			if (!isOpen) return;
			entry.open = true;
			if (!hasTooltip)
				entry.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
		}, after);
	};
	const leave = () => set(false, LINGER);
	const followMouse = (target: HTMLElement, signal: AbortSignal) => {
		if (!isOnHover) return;
		listen(target, 'pointerenter', { signal }, ({ pointerType }) => {
			if (pointerType === 'mouse') set(true, shown ? 0 : props.delay);
		});
		listen(target, 'pointerleave', { signal }, ({ pointerType }) => pointerType === 'mouse' && leave());
	};

	followMouse(pin, signal);
	pin.addEventListener('click', () => set(isOnHover || !shown), { signal });
	if (isOnHover) {
		pin.addEventListener('focus', () => pin.matches(':focus-visible') && set(true), { signal });
		pin.addEventListener('blur', leave, { signal });
	}
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		hide();
	});
	return pin;
}
