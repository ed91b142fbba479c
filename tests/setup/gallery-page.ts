import { beforeEach, vi } from 'vitest';
import enhance from '../../islands/gallery/enhance';
import { props } from '../../islands/gallery/island';
import type { Intent } from '../../src/runtime/activation';
import { islandContext } from './island-context';
import { pageLife } from './page-life';
import { read } from './repository';

const fixture = read('islands/gallery/fixture.html');
export const controller = pageLife();
export let hosts: HTMLElement[];

beforeEach(() => {
	document.body.innerHTML = fixture;
	hosts = [...document.querySelectorAll<HTMLElement>('.woocommerce-product-gallery')];
	const row = hosts[0]!.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper')!;
	Object.assign(row.style, { display: 'flex', overflowX: 'auto' });
	layOut(row, 400);
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** Adds layout and scrolling to a row of images, which happy-dom lacks. */
export function layOut(row: HTMLElement, width: number): void {
	const frames = [...row.children] as HTMLElement[];
	let left = 0;
	Object.defineProperties(row, {
		clientWidth: { value: width },
		scrollWidth: { value: width * frames.length },
		scrollLeft: {
			get: () => left,
			set(value: number) {
				left = value;
			},
		},
	});
	row.getBoundingClientRect = () => new DOMRect(0, 0, width, 500);
	frames.forEach((frame, index) => {
		frame.getBoundingClientRect = () => new DOMRect(index * width - left, 0, width, 500);
		Object.defineProperties(frame, { clientWidth: { value: width }, clientHeight: { value: 500 } });
	});
	Object.defineProperty(row.parentElement, 'clientWidth', { value: width, configurable: true });
}

export function mount(host = hosts[0]!, own: Record<string, unknown> = {}, intents: Intent[] = []): HTMLElement {
	void enhance(host, props.parse(own), islandContext(controller.signal, intents));
	return host;
}
export const row = () => hosts[0]!.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper')!;
export const thumbnails = () => [...hosts[0]!.querySelectorAll<HTMLButtonElement>('.flex-control-nav button')];
export const current = () => thumbnails().findIndex((button) => button.getAttribute('aria-current') === 'true');
export const button = (name: string) => hosts[0]!.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;
