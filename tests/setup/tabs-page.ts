import { beforeEach, expect, vi } from 'vitest';
import enhance from '../../islands/tabs/enhance';
import { props } from '../../islands/tabs/island';
import type { Intent } from '../../src/runtime/activation';
import { islandContext } from './island-context';
import { pageLife } from './page-life';
import { read } from './repository';

export const placed = read('islands/tabs/fixture.html');
/** WooCommerce's markup (SERVERS.md, S200). */
export const woocommerce = `<div class="product"><a href="#reviews" class="woocommerce-review-link">(4 avis)</a>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">
${['description', 'additional_information', 'reviews'].map((name) => `<li role="presentation" class="${name}_tab" id="tab-title-${name}"><a href="#tab-${name}" role="tab" aria-controls="tab-${name}">${name}</a></li>`).join('')}</ul>
<div class="panel wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description"><h2>Description</h2></div>
<div class="panel wc-tab" id="tab-additional_information" role="tabpanel" aria-labelledby="tab-title-additional_information"><h2>Informations</h2></div>
<div class="panel wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews"><div id="reviews"><h2>Avis</h2><div id="comment-12">Très joli</div><a href="/">lien</a></div></div></div></div>`;

export const controller = pageLife();
beforeEach(() => {
	document.body.innerHTML = woocommerce;
	vi.spyOn(Element.prototype, 'scrollIntoView');
});

export const wrapper = () => document.querySelector<HTMLElement>('.wc-tabs-wrapper')!;
export function mount(
	host = wrapper(),
	own: Record<string, unknown> = {},
	intents: Intent[] = [],
): void | Promise<void> {
	return enhance(host, props.parse(own), islandContext(controller.signal, intents));
}
export const tab = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href="#tab-${name}"]`)!;
export const panel = (name: string) => document.getElementById(`tab-${name}`)!;
/** Names of the open tabs; all indicators of each tab must agree. */
export function open(): string[] {
	return ['description', 'additional_information', 'reviews'].filter((name) => {
		const isOpen = tab(name).getAttribute('aria-selected') === 'true';
		expect(panel(name).hasAttribute('hidden')).toBe(!isOpen);
		expect(tab(name).closest('li')!.classList.contains('active')).toBe(isOpen);
		expect(tab(name).tabIndex).toBe(isOpen ? 0 : -1);
		return isOpen;
	});
}
export const visit = (address: string) => history.replaceState(null, '', address);
