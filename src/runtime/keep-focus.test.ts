import { expect, test } from 'vitest';
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
