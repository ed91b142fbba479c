import { expect, test } from 'vitest';
import { noteFocus } from './focus';

test('the focus is still here: untouched, gone with what had it, or nowhere before and after; not on another control', () => {
	document.body.innerHTML = '<button>ask</button><input>';
	const [button, field] = [document.querySelector('button')!, document.querySelector('input')!];
	const fromNowhere = noteFocus();
	expect(fromNowhere()).toBe(true);
	button.focus();
	expect(fromNowhere()).toBe(false);
	expect(noteFocus()()).toBe(true);
	expect(noteFocus(field)()).toBe(false);
	const isStillHere = noteFocus(button);
	expect(isStillHere()).toBe(true);
	field.focus();
	expect(isStillHere()).toBe(false);
	button.focus();
	button.remove();
	expect(isStillHere()).toBe(true);
});
