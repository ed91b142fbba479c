import { expect, test } from 'vitest';
import { listen } from './listen';

test('a listener takes the options of addEventListener and ends with its signal', () => {
	const ended = new AbortController();
	const heard: number[] = [];
	listen(document.body, 'click', { signal: ended.signal, capture: true }, ({ eventPhase }) => heard.push(eventPhase));
	const button = document.body.appendChild(document.createElement('button'));
	button.click();
	ended.abort();
	button.click();
	expect(heard).toEqual([Event.CAPTURING_PHASE]);
});
