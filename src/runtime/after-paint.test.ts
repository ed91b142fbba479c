import { describe, expect, test, vi } from 'vitest';
import { afterAnswer, afterPaint, catchUp } from './after-paint';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));

test('after the paint: a task that is taken back never runs', async () => {
	const task = vi.fn();
	afterPaint(task)();
	await frame();
	expect(task).not.toHaveBeenCalled();
});

test('after the paint: in a page that paints no frames it runs all the same', () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.stubGlobal('requestAnimationFrame', () => 1);
	const task = vi.fn();
	afterPaint(task);
	vi.advanceTimersByTime(1000);
	expect(task).toHaveBeenCalledOnce();
});

describe('what a click on a form leads to', () => {
	test('comes after the paint, in order', async () => {
		const form = document.createElement('form');
		const order: number[] = [];
		afterAnswer(form, () => order.push(1));
		afterAnswer(form, () => order.push(2));
		expect(order).toEqual([]);
		await frame();
		expect(order).toEqual([1, 2]);
	});

	for (const type of ['click', 'submit'])
		test(`comes before the form’s next ${type}, once`, async () => {
			const form = document.createElement('form');
			const button = form.appendChild(document.createElement('button'));
			const order: string[] = [];
			button.addEventListener(type, () => order.push(type));
			afterAnswer(form, () => order.push('choice'));
			button.dispatchEvent(new Event(type, { bubbles: true }));
			await frame();
			expect(order).toEqual(['choice', type]);
		});

	test('what a task puts off itself is not lost', async () => {
		const form = document.createElement('form');
		const task = vi.fn();
		afterAnswer(form, () => afterAnswer(form, task));
		catchUp(form);
		expect(task).not.toHaveBeenCalled();
		await frame();
		expect(task).toHaveBeenCalledOnce();
	});
});
