import { expect, test } from './test';

test('[RT-14] filter-panel: a choice in the address, a chip, a search, a range', async ({ tab, shop }) => {
	await tab.goto('/boutique-filtres/?filter_couleur=noir');
	await tab.see('.archipel-filter__chip');
	await tab.hover('.archipel-filter');
	await tab.mounted('[data-archipel="filter-panel"]');
	await tab.see('.archipel-filter__count');
	await tab.click('.archipel-filter__chip');
	await expect.poll(() => tab.path()).toBe('/boutique-filtres/');
	await shop.quiet();
	await tab.click('input[name=filter_couleur][value=noir]');
	await expect.poll(() => tab.path()).toContain('filter_couleur=noir');
	await shop.quiet();
	await tab.click('.archipel-filter__chip');
	await expect.poll(() => tab.path()).toBe('/boutique-filtres/');
	await tab.fill('.archipel-filter__ends input[name=max_price]', '40');
	await tab.press('Enter');
	await expect.poll(() => tab.path()).toContain('max_price=40');
	await shop.quiet();

	await tab.goto('/filtre/');
	await tab.hover('form.wpf_form');
	await tab.mounted('[data-archipel="filter-panel"]');
	await tab.fill('.archipel-filter__combobox:has(button) input', 'emer');
	await tab.click('.archipel-filter__option');
	await tab.click('.archipel-filter__submit button');
	await expect.poll(() => tab.path()).toContain('wpf_pa_couleur=emeraude');
});
