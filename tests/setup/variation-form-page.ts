import { beforeEach, vi } from 'vitest';
import enhance from '../../islands/variation-form/enhance';
import { printProduct } from './product-page';
import { islandContext } from './island-context';
import { pageLife } from './page-life';

/** A product with preloaded variations and selects. */
export const SELECTS = '/produit/nuisette-dentelle-2/';
/** A product with preloaded variations and swatches over selects. */
export const SWATCHES = '/produit/guepiere-trois-options/';
/** Milliseconds after which other scripts are told of the first lookup (100) and the panel is shown (300). */
export const SHOWN = 400;

export const controller = pageLife();
/** Requests to the shop: endpoint and fields. */
export let asked: [string, Record<string, string>][];
/** Functions that send the held responses. */
export let answers: ((reply: unknown) => void)[];

beforeEach(() => {
	[asked, answers] = [[], []];
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
	vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
		const fields = body instanceof FormData ? [...body] : [...new URLSearchParams(String(body))];
		const endpoint = new URL(address, location.href).searchParams.get('wc-ajax') ?? '';
		asked.push([endpoint, Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))]);
		return new Promise<Response>((resolve) =>
			answers.push((reply) =>
				resolve(new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })),
			),
		);
	});
});

export const form = () => document.querySelector<HTMLFormElement>('form.variations_form')!;
export function mount(host = form()): void {
	void enhance(host, {}, islandContext(controller.signal));
}
export const open = (address: string, options: Parameters<typeof printProduct>[1] = {}) => {
	printProduct(address, options);
	mount();
};
export const select = (name: string, root: ParentNode = document) =>
	root.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
export const choose = (name: string, value: string, root?: ParentNode) => {
	select(name, root).value = value;
	select(name, root).dispatchEvent(new Event('change', { bubbles: true }));
};
export const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
export const variation = () => form().querySelector<HTMLInputElement>('input.variation_id')!.value;
export const panel = () => form().querySelector<HTMLElement>('.single_variation')!;
export const button = () => form().querySelector<HTMLButtonElement>('.single_add_to_cart_button')!;
export const quantity = () => form().querySelector<HTMLInputElement>('input.qty')!;
export const reset = () => form().querySelector<HTMLElement>('.reset_variations')!.click();
export const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
