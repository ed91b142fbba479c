import { listen } from '../../src/runtime/listen';
import type { Enhance } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { clickedControl } from '../../src/runtime/keys';
import { isSeparatePress } from '../../src/runtime/press';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import type { Props } from './island';

const TILE = '.archipel-image-gallery__tile';
/** Maximum milliseconds between the clicks of a double click. */
const DOUBLE_CLICK = 500;
/** Number of batches added automatically; then the footer can be reached. */
const AUTOMATIC = 2;

/** Pictures or portfolio entries, by category and in batches (WID-01, WID-02). All items are in the page; the site's lightbox shows pictures. */
const enhance: Enhance<Props> = async (host, { batch, more, hover }, { activation, signal }) => {
	const list = host.querySelector<HTMLElement>('.archipel-image-gallery__list');
	const control = host.querySelector<HTMLElement>('.archipel-image-gallery__more');
	if (!list) return;
	const items = [...list.children] as HTMLElement[];
	const tileOf = (item: HTMLElement | undefined) => item?.querySelector<HTMLElement>(TILE);
	const slideshow = tileOf(items[0])?.dataset['elementorLightboxSlideshow'];
	const row = list.dataset['layout'] === 'row' && (await importPart(() => import('../../src/dom/scroll-row')));
	const refreshRow = row
		? row.addRowButtons(list, signal, (direction) => t(direction < 0 ? 'previous' : 'next'))
		: () => {};
	if (signal.aborted) return;
	// A visitor who followed the control's link before mount sees all items.
	let shown = control && !list.querySelector(':target') ? batch : Infinity;

	const chosen = () => host.querySelector<HTMLInputElement>('.archipel-image-gallery__filter :checked')?.value ?? '0';
	const update = () => {
		const group = chosen();
		const matching = items.filter(({ dataset }) => group === '0' || dataset['groups']?.split(' ').includes(group));
		matching.forEach((item, place) => item.toggleAttribute('data-later', place >= shown));
		// The lightbox moves through the items of the category.
		for (const item of slideshow ? items : []) {
			const isOne = group !== '0' && matching.includes(item);
			tileOf(item)?.setAttribute('data-elementor-lightbox-slideshow', isOne ? `${slideshow}-${group}` : slideshow!);
		}
		if (control) control.hidden = matching.length <= shown;
		refreshRow();
		return matching;
	};
	const say = ({ length: count }: readonly HTMLElement[]) =>
		announce(t('shown', { shown: Math.min(shown, count), count }));
	const add = (isPressed: boolean) => {
		const from = shown;
		shown += batch;
		const matching = update();
		if (!isPressed) return;
		say(matching);
		tileOf(matching[from])?.focus({ preventScroll: true });
	};

	listen(host, 'change', { signal }, () => {
		if (Number.isFinite(shown)) shown = batch;
		list.scrollLeft = 0;
		say(update());
	});
	listen(host, 'click', { signal }, (event) => {
		const isMore = clickedControl(event, '.archipel-image-gallery__more');
		// A key that is held down would activate the item that the first press has focused.
		if (isMore || !isSeparatePress(event)) event.preventDefault();
		if (!isMore || !isSeparatePress(event)) return;
		add(true);
		// The second click of a double click would hit a new item.
		list.dataset['resting'] = '';
		setTimeout(() => delete list.dataset['resting'], DOUBLE_CLICK);
	});
	if (hover === 'direction') followPointer(host, list, signal);
	if (more === 'scroll' && control) addNear(control, () => add(false), signal);
	update();
	for (const _intent of activation.takeIntents()) add(true);
};

/** Adds a few batches as the control comes near. A visible control waits for a press: adding would shift the content below. */
function addNear(control: HTMLElement, add: () => void, signal: AbortSignal): void {
	let left = AUTOMATIC;
	const near = new IntersectionObserver(
		(entries) => {
			const { isIntersecting, boundingClientRect } = entries.at(-1)!;
			if (!isIntersecting || boundingClientRect.top < innerHeight) return;
			add();
			// The observer reports changes only: observing again reports a control that is still near.
			near.disconnect();
			if (--left) near.observe(control);
		},
		{ rootMargin: '0px 0px 100%' },
	);
	near.observe(control);
	signal.addEventListener('abort', () => near.disconnect());
}

/** Moves captions in and out on the side of the pointer; Escape hides them until the pointer moves on (WCAG 1.4.13). */
function followPointer(host: HTMLElement, list: HTMLElement, signal: AbortSignal): void {
	for (const type of ['pointerenter', 'pointerleave'] as const)
		list.addEventListener(
			type,
			({ target, clientX, clientY }) => {
				if (!(target instanceof HTMLElement) || !target.matches(TILE)) return;
				delete host.dataset['quiet'];
				const place = hiddenPlace(target.getBoundingClientRect(), clientX, clientY);
				target.style.setProperty('--archipel-from', place);
			},
			// These events do not bubble.
			{ capture: true, passive: true, signal },
		);
	list.addEventListener('focusin', () => delete host.dataset['quiet'], { signal });
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && (host.dataset['quiet'] = ''), { signal });
}

export default enhance;

/** Returns the `translate` of a caption hidden outside its picture, on the side of the pointer, which is given in pixels of the viewport. */
export function hiddenPlace(
	{ left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
	x: number,
	y: number,
): string {
	const across = (x - left) / width - 0.5;
	const down = (y - top) / height - 0.5;
	return Math.abs(across) > Math.abs(down) ? `${across < 0 ? -100 : 100}% 0` : `0 ${down < 0 ? -100 : 100}%`;
}
