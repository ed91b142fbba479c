import { expect, test } from 'vitest';
import { addCrossSells } from './enhance';

test('[CP-06] the owner’s number counts for the row', () => {
	document.body.innerHTML = '<div class="cross-sells"></div>';
	addCrossSells(3, new AbortController().signal);
	const section = document.querySelector<HTMLElement>('.cross-sells')!;
	expect(section.style.getPropertyValue('--archipel-cart-page-slides')).toBe('3');
});
