import { afterEach, expect, test } from 'vitest';
import { unavailableContent } from './panel-content';

afterEach(() => document.body.replaceChildren());

test('[VAR-05] a variation that is not shown is told in the words of the page’s template, as text; without one in ours', () => {
	expect(unavailableContent().textContent).toBe(
		'Désolé, ce produit n’est pas disponible. Veuillez choisir une combinaison différente.',
	);
	document.body.innerHTML =
		'<script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">Ce produit est indisponible.</p></script>';
	const content = unavailableContent();
	expect([content.textContent, content.childElementCount, content.firstElementChild!.tagName]).toEqual([
		'Ce produit est indisponible.',
		1,
		'P',
	]);
});
