import { expect, test } from 'vitest';
import { followPresses } from './when-released';

test('a press that is not over holds what comes after it, also where the page keeps it to itself; none does at the end', async () => {
	const controller = new AbortController();
	const released = followPresses(controller.signal);
	const button = document.body.appendChild(document.createElement('button'));
	button.addEventListener('pointerdown', (event) => event.stopPropagation());
	const send = (type: string) => button.dispatchEvent(new Event(type, { bubbles: true }));
	const told: string[] = [];
	send('pointerdown');
	const waiting = released().then(() => told.push('released'));
	await new Promise((resolve) => setTimeout(resolve, 20));
	told.push('up');
	send('pointerup');
	await waiting;
	expect(told).toEqual(['up', 'released']);
	controller.abort();
	send('pointerdown');
	await released();
	expect(told).toHaveLength(2);
});
