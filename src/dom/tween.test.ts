import { beforeEach, expect, test, vi } from 'vitest';
import { tween } from './tween';

let frames: FrameRequestCallback[] = [];
const pass = (time: number) => frames.splice(0).forEach((frame) => frame(time));
beforeEach(() => {
	frames = [];
	vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
	vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});

test('a movement takes its time, slow at both ends, and ends once', () => {
	const parts: number[] = [];
	const ended = vi.fn();
	tween(window, 1000, (part) => parts.push(Math.round(part * 100)), ended);
	for (const time of [5000, 5100, 5500, 5900]) pass(time);
	expect(parts).toEqual([0, 2, 50, 98]);
	expect(ended).not.toHaveBeenCalled();
	pass(6100);
	pass(6200);
	expect(parts.at(-1)).toBe(100);
	expect(ended).toHaveBeenCalledOnce();
});

test('[A11Y-03] without time it is there at once', () => {
	const move = vi.fn();
	const ended = vi.fn();
	tween(window, 0, move, ended);
	expect(move.mock.calls).toEqual([[1]]);
	expect(ended).toHaveBeenCalledOnce();
	expect(frames).toEqual([]);
});

test.each(['wheel', 'touchstart', 'pointerdown'])('%s stops it where it is', (type) => {
	const move = vi.fn();
	const ended = vi.fn();
	tween(window, 1000, move, ended);
	pass(0);
	pass(500);
	dispatchEvent(new Event(type));
	pass(800);
	expect(move).toHaveBeenCalledTimes(2);
	expect(ended).toHaveBeenCalledOnce();
});
