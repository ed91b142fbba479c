import { expect, test } from 'vitest';
import { readChoice, readForm } from './read-form';

/** Themify form with one item of each kind (SERVERS.md, S133). */
const THEMIFY = `<div class="woocommerce columns-3"><ul class="products columns-3"></ul></div>
<form data-slug="catalogue" action="/filtre/" class="wpf_form wpf_form_ajax">
	<input type="hidden" name="wpf" value="catalogue"><input type="hidden" name="orderby" value=""><input type="hidden" name="wpf_cols" value=""><input type="hidden" name="wpf_page" value="1">
	<div class="wpf_item wpf_item_sku"><label class="wpf_item_name">SKU</label><div class="wpf_items_group"><div class="wpf_autocomplete"><input type="text" data-variation="no" name="wpf_sku" value="CT"></div></div></div>
	<div class="wpf_item wpf_item_wpf_cat"><label class="wpf_item_name">Category</label><div class="wpf_items_group"><ul class="wpf_hierachy">
		<li class="wpf_product_cat_45"><input id="wpf_catalogue_45" type="checkbox" name="wpf_cat[]" value="accessoires" checked><label for="wpf_catalogue_45"> Accessoires &amp; co </label><span class="wpf_item_count">13</span>
			<ul class="wpf_submenu"><li class="wpf_product_cat_46"><input id="wpf_catalogue_46" type="checkbox" name="wpf_cat[]" value="masques"><label for="wpf_catalogue_46" style="background-color: red; background-image: url('/evil.png')">Masques</label><span class="wpf_item_count">1</span></li></ul></li>
	</ul></div></div>
	<div class="wpf_item wpf_item_wpf_tag"><label class="wpf_item_name">Tag</label><div class="wpf_items_group"><ul class="wpf_links"><li><a href="/tag/a/"> Nouveauté </a><span class="wpf_item_count">2</span></li><li><a href="javascript:alert(1)">x</a></li><li><a href="https://elsewhere.test/">y</a></li></ul></div></div>
	<div class="wpf_item wpf_item_price"><label class="wpf_item_name">Price</label><div class="wpf_items_group"><div data-max="78" data-min="4" data-step="1" class="wpf_slider"></div><input type="hidden" name="wpf_price-from" value="10" class="wpf_price_from"><input type="hidden" name="wpf_price-to" value="" class="wpf_price_to"></div></div>
	<div class="wpf_item wpf_item_price"><label class="wpf_item_name">Range</label><div class="wpf_items_group"><ul class="wpf_price_range"><li><input type="radio" name="wpf_price" value="" id="all"><label for="all">All</label></li><li><input type="radio" name="wpf_price" value="20-50" id="r1"><label for="r1">20 - 50</label></li></ul></div></div>
	<div class="wpf_item wpf_item_pa_taille"><label class="wpf_item_name">Size</label><div class="wpf_items_group"><select name="wpf_pa_taille[]" multiple><option value="s">S</option><option value="m" selected>M</option></select></div></div>
	<div class="wpf_item wpf_item_pa_bonnet"><label class="wpf_item_name">Cup</label><div class="wpf_items_group"><select name="wpf_pa_bonnet"><option value=""> All &nbsp;(54)</option><option value="b">B</option></select></div></div>
	<div class="wpf_item wpf_item_onsale"><label class="wpf_item_name">On Sale</label><div class="wpf_items_group"><div class="wpf_onsale_wrapp"><input type="checkbox" id="sale" name="wpf_onsale" value="1"></div></div></div>
	<div class="wpf_item wpf_item_submit"><button type="submit">Filtrer</button></div>
	<div class="wpf-no-products-found" style="display:none"><p class="woocommerce-info">Rien.</p></div>
</form>`;

const OWN = `<form class="archipel-filter" action="/boutique/" data-scope="product_cat=bodys">
	<div class="archipel-filter__field" data-taxonomy="pa_couleur"><p class="archipel-filter__name">Couleur</p><ul><li><label><input type="checkbox" id="c1" name="filter_couleur[]" value="noir" data-term="16"><svg><rect fill="#111111"/></svg><span>&lt;img src=x onerror=alert(1)&gt;</span></label></li></ul></div>
	<input type="hidden" name="query_type_couleur" value="or">
	<div class="archipel-filter__field"><p class="archipel-filter__name">Prix</p><label><input type="number" id="from" name="min_price" value=""></label><label><input type="number" id="to" name="max_price" value=""></label></div>
	<div class="archipel-filter__field"><label><input type="checkbox" id="p" name="on_sale[]" value="1"><span>En promotion</span></label></div>
	<button type="submit" name="archipel_filter" value="1">Voir les articles</button>
</form>`;

const show = (html: string) => {
	document.body.innerHTML = html;
	return document.querySelector('form')!;
};

test('[FILT-01] Themify’s form: its fields by their markup, its hidden ones, the columns of the list', () => {
	const form = show(THEMIFY);
	const panel = readForm(form);
	expect(panel).toMatchObject({ action: '/filtre/', slug: 'catalogue', submit: 'Filtrer', nothing: 'Rien.' });
	expect(panel.hidden).toEqual([
		['wpf', 'catalogue'],
		['orderby', ''],
		['wpf_cols', '3'],
		['wpf_page', '1'],
	]);
	expect(panel.fields.map(({ kind, name, label }) => [kind, name, label])).toEqual([
		['text', 'wpf_sku', 'SKU'],
		['terms', 'wpf_cat', 'Category'],
		['links', '', 'Tag'],
		['price', 'wpf_price-from', 'Price'],
		['terms', 'wpf_price', 'Range'],
		['terms', 'wpf_pa_taille', 'Size'],
		['terms', 'wpf_pa_bonnet', 'Cup'],
		['terms', 'wpf_onsale', 'On Sale'],
	]);
	const [sku, category, tags, price, range, size, cup, sale] = panel.fields;
	// The focus finds the replacing field by its id.
	const { id } = form.querySelector<HTMLInputElement>('[name=wpf_sku]')!;
	expect(id).toMatch(/^archipel-filter-\d+$/);
	expect(sku).toMatchObject({ id, suggest: 'sku', hasVariations: false });
	expect(category).toMatchObject({
		isMany: true,
		terms: [
			{
				value: 'accessoires',
				label: 'Accessoires & co',
				id: 'wpf_catalogue_45',
				term: 45,
				count: 13,
				children: [{ value: 'masques', term: 46, count: 1, color: 'red' }],
			},
		],
	});
	// Links of another origin or scheme are dropped.
	expect(tags).toMatchObject({ links: [{ label: 'Nouveauté', count: 2 }] });
	expect(tags).toHaveProperty('links.length', 1);
	expect(price).toMatchObject({ to: 'wpf_price-to', bounds: { min: 4, max: 78, step: 1 } });
	expect(range).toMatchObject({ isMany: false, all: 'All', terms: [{ value: '20-50', label: '20 - 50' }] });
	expect(size).toMatchObject({ isMany: true, isSelect: true, terms: [{ label: 'S' }, { label: 'M' }] });
	expect(cup).toMatchObject({ isMany: false, isSelect: true, all: 'All (54)', terms: [{ value: 'b' }] });
	expect(sale).toMatchObject({ terms: [{ value: '1', label: 'On Sale', id: 'sale' }] });
});

test('[FILT-01] what is chosen and typed now is what is read', () => {
	const form = show(THEMIFY);
	form.querySelector<HTMLInputElement>('[name=wpf_sku]')!.value = 'CT-G';
	form.querySelector<HTMLInputElement>('#sale')!.checked = true;
	expect(readChoice(form)).toMatchObject({
		wpf_sku: ['CT-G'],
		wpf_cat: ['accessoires'],
		'wpf_price-from': ['10'],
		wpf_pa_taille: ['m'],
		wpf_onsale: ['1'],
	});
});

test('[FILT-09] our own form: terms that the shop counts, their colours; names of terms are text', () => {
	const form = show(OWN);
	const panel = readForm(form);
	expect(panel).toMatchObject({ slug: undefined, scope: 'product_cat=bodys', hidden: [['query_type_couleur', 'or']] });
	expect(panel.fields).toMatchObject([
		{
			kind: 'terms',
			name: 'filter_couleur',
			taxonomy: 'pa_couleur',
			terms: [{ value: 'noir', term: 16, color: '#111111', label: '<img src=x onerror=alert(1)>' }],
		},
		{ kind: 'price', name: 'min_price', to: 'max_price', ids: ['from', 'to'] },
		{ kind: 'terms', name: 'on_sale', label: 'En promotion', terms: [{ label: 'En promotion', id: 'p' }] },
	]);
});
