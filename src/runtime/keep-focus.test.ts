import { expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus';

test('[A11Y-02] a lost focus is on what replaces its control; one that has gone on meanwhile stays there', () => {
	document.body.innerHTML = '<button>Elsewhere</button><div><button>Ajouter</button></div>';
	const [elsewhere, own] = document.querySelectorAll('button');
	const host = document.querySelector('div')!;
	own!.focus();
	const restore = keepFocus(host);
	own!.getClientRects = () => [new DOMRect()] as never;
	own!.blur();
	restore();
	expect(document.activeElement, 'a control that is still seen was left by the shopper').toBe(document.body);
	host.innerHTML = '<a href="#">Autre</a><a href="#">Ajouter</a>';
	elsewhere!.focus();
	restore();
	expect(document.activeElement).toBe(elsewhere);
	elsewhere!.blur();
	restore();
	expect(document.activeElement).toBe(host.lastElementChild);
});

const unknown = (): boolean => {
	throw new SyntaxError();
};

test.each([
	['refused at this field is submitted again, for the validation that is there now', (): boolean => true, 1],
	['that was not refused is not', (): boolean => false, 0],
	['of a browser that does not know refusals is not', unknown, 0],
] as const)('[A11Y-02] a form %s', (_what, matches, times) => {
	document.body.innerHTML = '<form><input required></form>';
	const [form, field] = [document.querySelector('form')!, document.querySelector('input')!];
	const submit = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
	vi.spyOn(field, 'matches').mockImplementation(matches);
	field.focus();
	const restore = keepFocus(form);
	form.innerHTML = '<input required>';
	restore();
	expect(submit).toHaveBeenCalledTimes(times);
	expect(document.activeElement === form).toBe(!times);
});
