import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { stubObservers } from '../../tests/setup/stub-observers';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { props } from './island';

const fixture = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
let observed: ReturnType<typeof stubObservers>;
const controller = pageLife();
beforeEach(() => {
	document.body.innerHTML = `<main>${fixture}</main><div data-elementor-id="42"></div>`;
	observed = stubObservers();
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	vi.stubGlobal('scrollTo', vi.fn());
});
const host = () => document.querySelector<HTMLElement>('[data-archipel]')!;
const start = (options: object = {}) =>
	void enhance(host(), { ...props.parse({}), ...options }, islandContext(controller.signal));

test('[NAV-06] it shows once 200 px are out of view, and hides when they come back', () => {
	start();
	const [{ tell, target } = observed[0]!] = observed;
	expect((target as HTMLElement).style.height).toBe('200px');
	const edge = (top: number) => new DOMRect(0, top, 0, 0);
	tell({ isIntersecting: false, boundingClientRect: edge(-1), rootBounds: edge(0) });
	expect(host().dataset['state']).toBe('shown');
	tell({ isIntersecting: true, boundingClientRect: edge(100), rootBounds: edge(0) });
	expect(host().dataset['state']).toBe('hidden');
	controller.abort();
	expect(document.body.contains(target)).toBe(false);
});

test('[NAV-06] the way up takes 600 ms', () => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	const frames: FrameRequestCallback[] = [];
	vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
	vi.stubGlobal('scrollY', 1000);
	start();
	host().querySelector('a')!.click();
	for (const now of [0, 300, 599, 600]) frames.pop()!(now);
	const tops = vi.mocked(scrollTo).mock.calls.map(([to]) => Math.round((to as ScrollToOptions).top!));
	expect([tops[0], tops[1], tops.at(-1)]).toEqual([1000, 500, 0]);
	expect(frames, 'more frames').toEqual([]);
});

test('[NAV-06] [A11Y-03] up at once where less motion is asked for, and the focus goes along', () => {
	start();
	const click = new MouseEvent('click', { bubbles: true, cancelable: true });
	host().querySelector('a')!.dispatchEvent(click);
	expect(click.defaultPrevented).toBe(true);
	expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
	expect(document.activeElement?.localName).toBe('main');
});

test('[NAV-06] a template that the address asks for comes into view, also where no button is wanted', () => {
	const into = vi.spyOn(Element.prototype, 'scrollIntoView');
	start({ template: 42 });
	host().replaceChildren();
	start({ template: 42 });
	expect(into.mock.contexts).toEqual(Array(2).fill(document.querySelector('[data-elementor-id]')));
	expect(observed, 'places that are watched for a button').toHaveLength(1);
});
