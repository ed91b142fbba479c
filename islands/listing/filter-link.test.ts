import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import enhance from './enhance';
import { props } from './island';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';

let ending: AbortController;

beforeEach(() => {
	ending = new AbortController();
	const context = islandContext(ending.signal);
	document.body.innerHTML =
		'<main><a class="archipel-filter__link" href="#archipel-filters">Filtrer et trier</a></main><aside><button type="button" class="archipel-filter__open">Filtrer</button></aside>';
	void enhance(document.body, props.parse({}), context);
});
afterEach(() => {
	ending.abort();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

const press = () => click(document.querySelector('a')!);

test('[LIST-07] the link above the list presses the button of the panel, and keeps the focus to come back to', () => {
	const button = document.querySelector('button')!;
	vi.spyOn(button, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
	const pressed = vi.fn();
	button.addEventListener('click', pressed);
	expect(press()).toBe(false);
	expect(pressed).toHaveBeenCalledOnce();
	expect(document.activeElement).toBe(document.querySelector('a'));
});

test('[LIST-07] where the panel has no drawer the link leads to it', () => {
	vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
	expect(press()).toBe(true);
	document.querySelector('button')!.remove();
	expect(press()).toBe(true);
});
