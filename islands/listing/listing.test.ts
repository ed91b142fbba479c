import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { pageLife } from '../../tests/setup/page-life';
import { isChanged } from './controls';
import { keepDisplay, markDisplay, storedDisplay } from './parts/display';
import { foldCategories } from './parts/around-list';

const HOME = '/boutique/?orderby=price';
const controller = pageLife();

const resize = (width: number) =>
	(window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });

beforeEach(() => {
	history.replaceState(null, '', HOME);
	resize(1280);
});

test('[LIST-01] a select is changed when it shows something else than the server chose', () => {
	document.body.innerHTML =
		'<select><option value="a">A</option><option value="b" selected>B</option></select><select><option>A</option><option>B</option></select>';
	const [one, other] = document.querySelectorAll('select');
	expect([isChanged(one!), isChanged(other!)]).toEqual([false, false]);
	one!.value = 'a';
	other!.value = 'B';
	expect([isChanged(one!), isChanged(other!)]).toEqual([true, true]);
});

describe('[LIST-02] the display', () => {
	const [grid, list] = ['grid', 'list'].map(
		(value) => () => document.querySelector<HTMLElement>(`[value=${value}], [href*=${value}]`)!,
	);

	test('buttons: the one that is shown is pressed; a choice is kept, keeps the rest of the address, and counts in a window of 575 px and more, where there is a switch', () => {
		document.body.innerHTML =
			'<form class="display-mode"><button name="display" value="grid"></button><button name="display" value="list"></button></form>';
		markDisplay();
		expect([grid!().ariaPressed, list!().ariaPressed]).toEqual(['true', 'false']);
		expect(keepDisplay(grid!())).toBeUndefined();
		expect(keepDisplay(list!())?.search).toBe('?orderby=price&display=list');
		expect(document.cookie).toContain('otf_woocommerce_display=list');
		expect(storedDisplay()?.address.search).toBe('?orderby=price&display=list');
		resize(574);
		expect([storedDisplay(), keepDisplay(list!())]).toEqual([undefined, undefined]);
		resize(575);
		expect(storedDisplay()).toBeDefined();
		const page = document.body.innerHTML;
		document.body.innerHTML = '';
		expect(storedDisplay()).toBeUndefined();
		document.body.innerHTML = page;
		history.replaceState(null, '', '/boutique/?display=grid');
		expect(storedDisplay()).toBeUndefined();
	});

	test('links', () => {
		document.body.innerHTML =
			'<div class="display-mode"><a href="?display=grid">G</a><a href="?display=list">L</a></div>';
		history.replaceState(null, '', '/boutique/?display=list');
		markDisplay();
		expect([grid!().ariaCurrent, list!().ariaCurrent]).toEqual([null, 'true']);
		expect(list!().className).toBe('active');
	});
});

test('[LIST-06] [A11Y-01] a tree that came with another page has the branches that were opened; their buttons say whose they are, in English too', () => {
	const tree = (state = '') =>
		`<ul class="product-categories"><li class="cat-parent ${state}"><a href="/a/">A</a><ul class="children"><li>B</li></ul></li></ul>`;
	const button = () => document.querySelector<HTMLButtonElement>('.archipel-fold')!;
	document.body.innerHTML = tree();
	// No layout in the test: no element has boxes.
	vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
	foldCategories(controller.signal);
	foldCategories(controller.signal);
	expect(document.querySelectorAll('.archipel-fold')).toHaveLength(1);
	expect(button().ariaExpanded).toBe('false');
	expect(button().getAttribute('aria-label')).toBe('Sous-catégories de A');
	expect(document.getElementById(button().getAttribute('aria-controls')!)!.className).toBe('children');
	button().click();
	printConfig({ locale: 'en-GB' });
	document.body.innerHTML = tree();
	foldCategories(controller.signal);
	expect([button().ariaExpanded, button().getAttribute('aria-label')]).toEqual(['true', 'Subcategories of A']);
	expect(document.querySelector<HTMLElement>('.cat-parent')!.dataset['archipelOpen']).toBe('true');
	controller.abort();
	expect(document.querySelector('.archipel-fold')).toBeNull();
});
