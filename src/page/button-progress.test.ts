import { beforeEach, expect, test, vi } from 'vitest';
import { keepLook, labelText } from './button-look';
import { showProgress } from './button-progress';

let button: HTMLButtonElement;
const box = () => button.querySelector<HTMLElement>('.archipel-progress');
beforeEach(() => {
	document.body.innerHTML = '<button style="position: static"><i>♥</i> Ajouter au panier </button>';
	button = document.querySelector('button')!;
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test('[CART-16] a button says that it waits, that it is done, and after three seconds what it said before', () => {
	const before = button.innerHTML;
	button.setAttribute('aria-busy', 'true');
	showProgress(button, 'loading');
	const states = () => [button.className, button.getAttribute('aria-busy'), box()?.textContent, box()?.innerHTML];
	expect(states()).toEqual(['loading', 'true', 'Ajout…', '<i></i><span>Ajout…</span>']);
	expect(button.querySelector('[aria-hidden=true]')!.innerHTML).toBe(before);
	expect([button.style.position, button.dataset['archipelProgress']]).toEqual(['relative', 'loading']);
	showProgress(button, 'added');
	expect(states()).toEqual(['added', null, 'Ajouté', expect.stringContaining('<svg')]);
	vi.advanceTimersByTime(2000);
	showProgress(button, 'added');
	vi.advanceTimersByTime(2999);
	expect(box()).not.toBeNull();
	vi.advanceTimersByTime(1);
	expect([button.innerHTML, button.className, button.style.position]).toEqual([before, 'added', '']);
	expect(button.dataset['archipelProgress']).toBe('over');
});

test('[CART-16] a wait that ends without success leaves no class, and no time runs on', () => {
	const before = button.innerHTML;
	showProgress(button, 'added');
	showProgress(button, 'loading');
	vi.advanceTimersByTime(5000);
	expect(box()).not.toBeNull();
	showProgress(button, undefined);
	expect([button.innerHTML, button.className, button.ariaBusy ?? button.getAttribute('aria-busy')]).toEqual([
		before,
		'',
		null,
	]);
	showProgress(button, undefined);
	expect(button.innerHTML).toBe(before);
});

test('[CART-16] what is no button or link has the classes alone; a place of its own stays', () => {
	document.body.innerHTML = '<form></form><a style="position: absolute"></a>';
	const [form, link] = [...document.body.children] as HTMLElement[];
	showProgress(form!, 'loading');
	expect([form!.className, form!.innerHTML]).toEqual(['loading', '']);
	showProgress(link!, 'loading');
	expect(link!.style.position).toBe('absolute');
	showProgress(link!, undefined);
	expect(link!.style.position).toBe('absolute');
});

test('[CART-16] a word for which there is no room is only read out', () => {
	const scrollWidth = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(40);
	vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(40);
	showProgress(button, 'loading');
	expect(box()!.querySelector('span')!.className).toBe('');
	scrollWidth.mockReturnValue(41);
	showProgress(button, 'added');
	expect(box()!.querySelector('span')!.className).toBe('archipel-visually-hidden');
});

test('[CART-16] the look stays, whatever the theme does to the class, until it is given back', () => {
	const style = document.createElement('style');
	style.textContent =
		'button { color: red; opacity: 1; transition: all 1s } button.loading { color: blue !important; opacity: 0.5 }';
	document.head.append(style);
	button.style.cssText = 'font-size: 10px';
	const release = keepLook(button, () => {
		expect(button.style.getPropertyPriority('transition') + button.style.transition).toBe('importantnone');
		button.classList.add('loading');
	});
	const kept = ['color', 'opacity', 'cursor', 'transition'].map((name) => button.style.getPropertyValue(name));
	expect(kept).toEqual([expect.stringMatching(/red|255, 0, 0/), '1', '', '']);
	expect(button.style.getPropertyPriority('opacity')).toBe('important');
	release();
	expect(button.getAttribute('style')).toBe('font-size: 10px;');
	style.remove();
});

test('the label of a button is its longest text, also while it waits', () => {
	expect(labelText(button)?.data).toBe(' Ajouter au panier ');
	showProgress(button, 'loading');
	button.querySelector('.archipel-progress')!.textContent = 'Ajout dans votre panier en cours';
	expect(labelText(button)?.data).toBe(' Ajouter au panier ');
	button.innerHTML = '<i>ab</i><b>cd</b>      ';
	expect(labelText(button)?.data).toBe('ab');
	button.innerHTML = ' <svg></svg> ';
	expect(labelText(button)).toBeUndefined();
});
