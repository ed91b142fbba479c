import { beforeEach } from 'vitest';
import enhance from '../../islands/reviews/enhance';
import { props } from '../../islands/reviews/island';
import type { Intent } from '../../src/runtime/activation';
import { islandContext } from './island-context';
import { pageLife } from './page-life';
import { read } from './repository';

export const fixture = read('islands/reviews/fixture.html');
export const DRAFT = 'archipel_review_1186';
export const controller = pageLife();

beforeEach(() => {
	document.body.innerHTML = fixture;
});

export function mount(own: Record<string, unknown> = {}, intents: Intent[] = []): void {
	void enhance(document.getElementById('review_form')!, props.parse(own), islandContext(controller.signal, intents));
}
export const form = () => document.querySelector('form')!;
export const select = () => document.querySelector<HTMLSelectElement>('#rating')!;
export const radios = () => [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')];
export const notice = (state: string) =>
	document.querySelector(`.archipel-notice[data-state=${state}]`)?.textContent ?? '';
export const type = (id: string, value: string) => {
	const field = document.getElementById(id) as HTMLInputElement;
	field.value = value;
	field.dispatchEvent(new Event('input', { bubbles: true }));
};
export const choose = (stars: number) => radios()[stars - 1]!.click();
export const fill = () => {
	choose(4);
	type('comment', 'Très belle coupe');
	type('author', 'Léa');
	type('email', 'lea@example.test');
};
export const submit = () => document.querySelector<HTMLElement>('#submit')!.click();
/** A product page with reviews, as the server prints it. */
export function page(...items: string[]): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = `<div id="reviews"><div id="comments"><h2>${items.length} avis</h2><ol>${items.join('')}</ol></div></div>`;
	return template.content;
}
export const item = (id: number, more = '') => `<li id="li-comment-${id}"><div id="comment-${id}">${more}</div></li>`;
