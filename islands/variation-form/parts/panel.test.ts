import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPanel, type Panel } from './panel';

let element: HTMLElement;
let panel: Panel;
let controller: AbortController;
const content = (text: string) => () => {
	const fragment = document.createDocumentFragment();
	fragment.append(text);
	return fragment;
};

beforeEach(() => {
	vi.useFakeTimers();
	element = document.body.appendChild(document.createElement('div'));
	controller = new AbortController();
	panel = createPanel(element, controller.signal);
});
afterEach(() => {
	vi.useRealTimers();
	document.body.replaceChildren();
});

test('[VAR-03] shows the content after 300 ms', () => {
	const shown = vi.fn();
	panel.show(content('59 €'), shown);
	vi.advanceTimersByTime(299);
	expect(element.textContent).toBe('');
	vi.advanceTimersByTime(1);
	expect(element.textContent).toBe('59 €');
	expect(shown).toHaveBeenCalledOnce();
});

test('[VAR-03] a choice that changes before then takes it back', () => {
	const stale = vi.fn();
	panel.show(content('59 €'), stale);
	vi.advanceTimersByTime(200);
	panel.show(content('45 €'), () => {});
	vi.advanceTimersByTime(1000);
	expect(element.textContent).toBe('45 €');
	panel.show(content('59 €'), stale);
	panel.hide();
	vi.advanceTimersByTime(1000);
	expect(element.textContent).toBe('');
	expect(stale).not.toHaveBeenCalled();
});

test('hides within 200 ms, and a new content in between stays', () => {
	panel.show(content('59 €'), () => {});
	vi.advanceTimersByTime(300);
	panel.hide();
	vi.advanceTimersByTime(199);
	expect(element.textContent).toBe('59 €');
	panel.show(content('45 €'), () => {});
	vi.advanceTimersByTime(300);
	expect(element.textContent).toBe('45 €');
	panel.hide();
	vi.advanceTimersByTime(200);
	expect(element.childNodes).toHaveLength(0);
	expect(element.style.minBlockSize).toBe('');
});

test('gives its room to a message', () => {
	Object.defineProperty(element, 'offsetHeight', { value: 80 });
	panel.show(content('59 €'), () => {});
	vi.advanceTimersByTime(300);
	const message = document.createElement('div');
	panel.giveWayTo(message);
	expect(message.style.minBlockSize).toBe('80px');
	expect(element.style.minBlockSize).toBe('');
});

test('nothing appears after the form has gone', () => {
	const shown = vi.fn();
	panel.show(content('59 €'), shown);
	controller.abort();
	vi.advanceTimersByTime(1000);
	expect(shown).not.toHaveBeenCalled();
});
