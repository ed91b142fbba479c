import { expect, test } from 'vitest';
import { choiceIn } from './choice-in-address';

test('[WL-10] what was chosen of a product stands in its address, and nothing else of it is sent', () => {
	const choice = choiceIn(
		'/produit/nuisette/?attribute_pa_taille=44&attribute_couleur=Noir%20%26%20blanc&utm_source=x&key=1',
	);
	expect(Object.fromEntries(choice)).toEqual({ attribute_pa_taille: '44', attribute_couleur: 'Noir & blanc' });
	expect([...choiceIn('')]).toEqual([]);
});
