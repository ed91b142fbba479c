import { examples, expect, test } from './test';

const FIELD = 'header input[name=s]';
const OPTION = 'header .archipel-search__panel [role=option]';

test('[RT-14] search: typed, kept, closed; a full screen; a page builder’s', async ({ tab }) => {
	await test.step('a full screen, a dropdown', async () => {
		await tab.goto(examples('search'));
		await tab.click('[data-skin=full_screen] .archipel-search__toggle');
		await tab.see('dialog[open] input[name=s]:focus');
		await tab.escape();
		await tab.see('[data-skin=full_screen] .archipel-search__toggle:focus');
		await tab.click('[data-display=dropdown] .archipel-search__toggle');
		await tab.see('[data-display=dropdown] input[name=s]:focus');
		await tab.press('Escape');
	});

	await test.step('a page builder’s field', async () => {
		const field = '.shopengine-advanced-search-input';
		await tab.click(field);
		await tab.fill(field, 'nuisette');
		await tab.see('.archipel-search__panel [data-kind=all]');
		await tab.press('ArrowUp');
		await tab.see('.archipel-search__panel [data-kind=all][aria-selected=true]');
	});

	await test.step('in the header', async () => {
		// Last, because stored searches would be suggested in other fields.
		await tab.goto('/boutique/');
		await tab.click(FIELD);
		await tab.fill(FIELD, 'guepiere');
		await tab.see(`${OPTION} mark`);
		const [panel, list, field] = await tab.evaluate(
			(selectors) =>
				selectors.map((selector) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect),
			['header .archipel-search__panel', 'header .archipel-search__list', FIELD],
		);
		expect(panel!.width, 'as wide as its field').toBeGreaterThanOrEqual(field!.width - 1);
		expect(list!.bottom, 'no row is cut').toBeLessThanOrEqual(panel!.bottom + 1);
		await tab.press('ArrowDown');
		await tab.press('ArrowDown');
		await expect.poll(() => tab.text(`${OPTION}[aria-selected=true]`)).toContain('Guêpière trois options');
		const marked = await tab.attribute(`${OPTION}[aria-selected=true]`, 'id');
		expect(await tab.attribute(FIELD, 'aria-activedescendant')).toBe(marked);
		await tab.escape('.archipel-search__panel');
		expect(await tab.value(FIELD)).toBe('guepiere');
		await tab.press('ArrowDown');
		await tab.see(OPTION);
		await tab.press('ArrowDown');
		await tab.press('Enter');
		await tab.arrive('/produit/guepiere-trois-options/');
		await tab.click(FIELD);
		await tab.see(`${OPTION}[data-kind=recent]`);
		expect(await tab.text(`${OPTION}[data-kind=recent]`)).toBe('guepiere');
		const tops = await tab.evaluate(
			(selectors) => selectors.map((selector) => document.querySelector(selector)!.getBoundingClientRect().top),
			[`${OPTION}[data-kind=recent]`, 'header .archipel-search__forget button'],
		);
		expect(tops[1], 'the cross is beside it').toBeCloseTo(tops[0]!, 0);
	});
});
