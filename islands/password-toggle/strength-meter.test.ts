import { expect, test, vi } from 'vitest';
import enhance from './enhance';
import { bringMeter } from './strength-meter';

const OWN = `${location.origin}/wp-includes/js/zxcvbn.min.js`;

test('[RT-02] what the strength meter measures with comes from this site alone, once, and measures what was typed meanwhile', async () => {
	document.body.innerHTML = '<input type="password" value="secret">';
	const field = document.querySelector('input')!;
	const measured = vi.fn();
	field.addEventListener('keyup', measured);
	const load = vi.fn((_address: string) => Promise.resolve());
	await bringMeter(field, load);
	vi.stubGlobal('_zxcvbnSettings', { src: 'https://evil.test/zxcvbn.js' });
	await bringMeter(field, load);
	expect([load.mock.calls, measured.mock.calls]).toEqual([[], []]);
	vi.stubGlobal('_zxcvbnSettings', { src: OWN });
	await bringMeter(field, load);
	expect(load.mock.calls).toEqual([[OWN]]);
	expect(measured).toHaveBeenCalledOnce();
	vi.stubGlobal('zxcvbn', () => 0);
	await bringMeter(field, load);
	expect(load).toHaveBeenCalledOnce();
});

test('[RT-02] it is asked for when a password field is entered, or was before the island came, and not before', async () => {
	const asked: string[] = [];
	vi.stubGlobal('_zxcvbnSettings', {
		get src() {
			asked.push(document.activeElement!.id);
			return '';
		},
	});
	document.body.innerHTML = '<input type="password" id="a"><input type="password" id="b">';
	const [first, second] = document.querySelectorAll('input');
	const context = { signal: new AbortController().signal } as never;
	second!.focus();
	void enhance(first!, {}, context);
	void enhance(second!, {}, context);
	await vi.waitFor(() => expect(asked).toEqual(['b']));
	first!.focus();
	await vi.waitFor(() => expect(asked).toEqual(['b', 'a']));
});
