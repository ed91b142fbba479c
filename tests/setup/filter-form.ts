const box = (name: string, value: string, label: string, term = '') =>
	`<li><label><input type="checkbox" name="${name}[]" value="${value}"${term && ` data-term="${term}"`}><span>${label}</span></label></li>`;
const field = (label: string, items: string, taxonomy = '') =>
	`<div class="archipel-filter__field" data-taxonomy="${taxonomy}"><p class="archipel-filter__name">${label}</p><ul>${items}</ul></div>`;

/** Form of islands/filter-panel/filter-form.php. */
export const own = (
	noir = 'Noir',
	colour = 'Couleur',
) => `<form class="archipel-filter" action="/boutique/" data-scope="">
	${field(colour, box('filter_couleur', 'noir', noir, '16') + box('filter_couleur', 'rouge', 'Rouge', '17'), 'pa_couleur')}
	<input type="hidden" name="query_type_couleur" value="or">
	${field('Taille', box('filter_taille', 's', 'S', '20') + box('filter_taille', 'xl', 'XL', '21'), 'pa_taille')}
	<input type="hidden" name="query_type_taille" value="or">
	<div class="archipel-filter__field"><p class="archipel-filter__name">Prix</p><label><input type="number" id="from" name="min_price" value=""></label><label><input type="number" id="to" name="max_price" value=""></label></div>
	<div class="archipel-filter__field"><label><input type="checkbox" name="filter_stock_status[]" value="instock"><span>En stock</span></label></div>
	<div class="archipel-filter__field"><label><input type="checkbox" name="on_sale[]" value="1"><span>En promotion</span></label></div>
	<button type="submit" name="archipel_filter" value="1">Voir les articles</button>
</form>`;

/** Themify's form; `rest` are classes and attributes of the form. */
export const themify = (
	rest = 'class="wpf_form wpf_form_ajax"',
) => `<form data-slug="catalogue" action="/boutique/" ${rest}>
	<input type="hidden" name="wpf" value="catalogue"><input type="hidden" name="wpf_cols" value="4"><input type="hidden" name="wpf_page" value="1">
	<div class="wpf_item wpf_item_price"><label class="wpf_item_name">Prix</label><div class="wpf_items_group"><div data-max="120" data-min="4" data-step="1" class="wpf_slider"></div><input type="hidden" name="wpf_price-from" value="" class="wpf_price_from"><input type="hidden" name="wpf_price-to" value="" class="wpf_price_to"></div></div>
	<div class="wpf_item wpf_item_price"><label class="wpf_item_name">Tranche</label><div class="wpf_items_group"><ul class="wpf_price_range"><li><input type="radio" name="wpf_price" value="" id="all"><label for="all">Tous</label></li><li><input type="radio" name="wpf_price" value="4-20" id="r1"><label for="r1">4 - 20</label></li><li><input type="radio" name="wpf_price" value="20-50" id="r2"><label for="r2">20 - 50</label></li></ul></div></div>
	<div class="wpf_item wpf_item_title"><label class="wpf_item_name">Titre</label><div class="wpf_items_group"><div class="wpf_autocomplete"><input type="text" data-variation="no" name="wpf_title" value=""></div></div></div>
	<div class="wpf_item wpf_item_submit"><button type="submit">Filtrer</button></div>
	<div class="wpf-no-products-found" style="display:none"><p class="woocommerce-info">Rien.</p></div>
</form>`;
