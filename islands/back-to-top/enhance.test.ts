import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { stubObservers } from '../../tests/setup/stub-observers';
import enhance from './enhance';
import { props } from './island';

const life = pageLife();

function mount(isPressed = false, own = {}) {
	document.body.innerHTML = `<main><div id="theme-template-7"></div><i></i><b></b></main><div data-archipel><a href="#">Haut</a></div>`;
	window.scrollTo(0, 300);
	const observed = stubObservers();
	const host = document.querySelector<HTMLElement>('[data-archipel]')!;
	const link = host.querySelector('a')!;
	enhance(host, props.parse(own), islandContext(life.signal, isPressed ? [link] : []));
	return { host, link, observed };
}

test('[NAV-06] a press goes up at once where motion is reduced, a held one too, and the focus is on the content; nothing moves unasked', () => {
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	const { link } = mount();
	const now = () => [scrollY, document.activeElement?.localName];
	expect(now()).toEqual([300, 'body']);
	expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
	expect(now()).toEqual([0, 'main']);
	life.restart();
	mount(true);
	expect(now()).toEqual([0, 'main']);
});

test('[NAV-06] the way up takes 600 ms', () => {
	let frame: FrameRequestCallback = () => {};
	vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => void (frame = next));
	mount(true);
	const at = (time: number) => {
		frame(time);
		return scrollY;
	};
	expect([0, 300, 599, 600].map(at).map(Math.round)).toEqual([300, 150, 0, 0]);
});

test('[NAV-06] it is shown after 200 px, above the fixed bars of the lower edge, until the island stops', () => {
	const { host, observed } = mount();
	const [high, low] = [document.querySelector('i')!, document.querySelector('b')!];
	for (const bar of [host, high, low]) bar.style.position = 'fixed';
	low.getBoundingClientRect = () => new DOMRect(0, innerHeight - 70, 300, 70);
	high.getBoundingClientRect = () => new DOMRect(0, innerHeight - 120, 300, 50);
	host.getBoundingClientRect = () => new DOMRect(40, 0, 20, 20);
	Object.defineProperty(host, 'offsetWidth', { value: 20 });
	document.elementsFromPoint = (x, y) =>
		x !== 50 ? [] : y >= innerHeight - 70 ? [host, low] : y >= innerHeight - 120 ? [high] : [document.body];
	const [{ tell, target }] = observed as [(typeof observed)[0]];
	expect((target as HTMLElement).style.height).toBe('200px');
	const look = (isIntersecting: boolean) => {
		tell({ isIntersecting, boundingClientRect: new DOMRect() });
		return [host.dataset['state'], host.style.getPropertyValue('--archipel-lift')];
	};
	expect([look(true), look(false)]).toEqual([
		['hidden', ''],
		['shown', '120px'],
	]);
	life.abort();
	expect(host.outerHTML).toBe('<div data-archipel="" style="position: fixed;"><a href="#">Haut</a></div>');
});

test('[NAV-06] a page starts at the template that its owner has named', () => {
	const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
	mount(false, { template: 7 });
	expect(scroll.mock.contexts).toEqual([document.getElementById('theme-template-7')]);
	expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
});
