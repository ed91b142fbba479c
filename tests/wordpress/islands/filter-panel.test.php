<?php
namespace Archipel\Tests;

use Archipel\Islands\Filter_Panel;

final class Tests_Filter_Panel extends Test_Case {
	/** @testdox [FILT-01] a form without scripts: values of a name are one, blanks and what belongs to them go */
	public function test_a_form_without_scripts_values_of_a_name(): void {
		$query = with_query(
			array(
				'filter_couleur'     => array( 'noir', 'rouge' ),
				'query_type_couleur' => 'or',
				'query_type_taille'  => 'or',
				'min_price'          => '',
				'rating_filter'      => array( array( 'x' ), '5' ),
			),
			'Archipel\Islands\Filter_Panel\query'
		);
		self::assertSame(
			array( 'filter_couleur' => 'noir,rouge', 'query_type_couleur' => 'or', 'rating_filter' => '5' ),
			$query
		);
	}

	/** @testdox [FILT-08] filtered addresses stay out of the index, and their links are followed; others are left alone */
	public function test_filtered_addresses_stay_out_of_the_index(): void {
		$robots = static fn( array $query ) => with_query( $query, static fn() => Filter_Panel\keep_out_of_index( array( 'max-image-preview' => 'large' ) ) );
		foreach ( array( 'filter_couleur', 'min_price', 'max_price', 'rating_filter', 'on_sale', 'wpf', 'wpf_cat', 'filter_stock_status' ) as $name ) {
			$directives = $robots( array( $name => 'x' ) );
			self::assertSame( array( true, true ), array( $directives['noindex'] ?? null, $directives['follow'] ?? null ) );
		}
		foreach ( array( 'orderby', 'paged', 's', 'product_cat', 'wpforms' ) as $name ) {
			self::assertSame( array( 'max-image-preview' => 'large' ), $robots( array( $name => 'x' ) ) );
		}
	}

	/** @testdox [WP-12] a list that takes certain words only says which */
	public function test_a_list_that_takes_certain_words_only_says(): void {
		$help = array_column( \Archipel\Control::all( \Archipel\plugin()->islands()->all()['filter-panel'] ), 'help', 'name' );
		self::assertTrue( str_ends_with( $help['fields'], ' Possible: categories, attributes, price, rating, stock, sale.' ), $help['fields'] );
		self::assertTrue( ! str_contains( $help['sizeAttribute'], 'Possible' ), $help['sizeAttribute'] );
	}

	/** @testdox [FILT-09] only what is on sale, of what was asked for; where nothing is, nothing */
	public function test_only_what_is_on_sale_of_what_was_asked_for_where_nothing(): void {
		$asked = static function ( array $address, array $wanted ) {
			$query = new \WP_Query();
			$query->set( 'post__in', $wanted );
			with_query( $address, static fn() => Filter_Panel\only_on_sale( $query ) );
			return array_values( $query->get( 'post__in' ) );
		};
		self::assertSame( 10, has_action( 'woocommerce_product_query', 'Archipel\Islands\Filter_Panel\only_on_sale' ) );
		set_transient( 'wc_products_onsale', array( 3, 4 ) );
		self::assertSame( array( 0, 3, 4 ), $asked( array( 'on_sale' => '1' ), array() ) );
		self::assertSame( array( 0, 4 ), $asked( array( 'on_sale' => '1' ), array( 4, 5 ) ) );
		self::assertSame( array( 5 ), $asked( array(), array( 5 ) ) );
		set_transient( 'wc_products_onsale', array() );
		self::assertSame( array( 0 ), $asked( array( 'on_sale' => '1' ), array() ) );
	}

	/** Active filters of a form: text, accessible text, URL. */
	private static function chips_of( string $form, array $query ): array {
		preg_match_all( '#<a [^>]*href="([^"]*)"(?: aria-label="([^"]*)")?>(.*?)</a>#s', ( new Filter_Panel\Active_Filters( $form, $query ) )->html(), $found, PREG_SET_ORDER );
		return array_map( static fn( array $link ): array => array( trim( wp_strip_all_tags( $link[3] ) ), $link[2], html_entity_decode( $link[1] ) ), $found );
	}

	/** @testdox [FILT-08] what the address has chosen stands there with the page, as links that take it away: our form */
	public function test_what_the_address_has_chosen_stands_there_with_the_page(): void {
		$form  = '<form class="archipel-filter" action="/boutique/"><div class="archipel-filter__field"><p class="archipel-filter__name">Couleur</p><ul>'
			. '<li><label><input type="checkbox" name="filter_couleur[]" value="noir" checked><span>Noir &lt;b&gt;</span></label></li>'
			. '<li><label><input type="checkbox" name="filter_couleur[]" value="rouge" checked><span>Rouge</span></label></li>'
			. '<li><label><input type="checkbox" name="filter_couleur[]" value="blanc"><span>Blanc</span></label></li></ul></div>'
			. '<input type="hidden" name="query_type_couleur" value="or">'
			. '<div class="archipel-filter__field"><p class="archipel-filter__name">Prix</p><input type="number" name="min_price" value="20"><input type="number" name="max_price" value=""></div>'
			. '<div class="archipel-filter__field"><label><input type="checkbox" name="on_sale[]" value="1" checked><span>En promotion</span></label></div></form>';
		$query = array(
			'filter_couleur'     => 'noir,rouge',
			'query_type_couleur' => 'or',
			'min_price'          => '20',
			'on_sale'            => '1',
			'orderby'            => 'price',
			'add-to-cart'        => '7',
		);
		$chips = in_locale( 'fr_FR', static fn() => self::chips_of( $form, $query ) );
		$price = "20,00\u{A0}€";
		self::assertSame( array( 'Noir <b>', 'Rouge', "à partir de $price", 'En promotion', 'Tout effacer' ), array_map( 'html_entity_decode', array_column( $chips, 0 ) ) );
		self::assertSame( 'Retirer le filtre : Couleur : Rouge', $chips[1][1] );
		self::assertSame( 'Retirer le filtre : En promotion', $chips[3][1] );
		self::assertSame(
			array(
				'/boutique/?filter_couleur=rouge&query_type_couleur=or&min_price=20&on_sale=1&orderby=price',
				'/boutique/?filter_couleur=noir&query_type_couleur=or&min_price=20&on_sale=1&orderby=price',
				'/boutique/?filter_couleur=noir%2Crouge&query_type_couleur=or&on_sale=1&orderby=price',
				'/boutique/?filter_couleur=noir%2Crouge&query_type_couleur=or&min_price=20&orderby=price',
				'/boutique/?orderby=price',
			),
			array_column( $chips, 2 )
		);
		$one = str_replace( 'value="rouge" checked', 'value="rouge"', $form );
		self::assertSame( '/boutique/?on_sale=1', self::chips_of( $one, array( 'filter_couleur' => 'noir', 'query_type_couleur' => 'or', 'on_sale' => '1' ) )[0][2] );
		self::assertSame( array(), self::chips_of( $form, array() ) );
	}

	/** @testdox [FILT-08] [LIST-07] the same of Themify’s form, and the button of a phone says how many; Themify’s form gets a host with a button for phones; other shortcodes are left alone */
	public function test_the_same_of_themifys_form(): void {
		$form  = '<form class="wpf_form" data-slug="a" action="/filtre/"><input type="hidden" name="wpf" value="a"><input type="hidden" name="wpf_page" value="1">'
			. '<div class="wpf_item wpf_item_title"><label class="wpf_item_name">Titre</label><input type="text" name="wpf_title" value="body"></div>'
			. '<div class="wpf_item wpf_item_pa_taille"><label class="wpf_item_name">Taille</label><ul><li><input checked="checked" id="t1" type="checkbox" name="wpf_pa_taille[]" value="s"><label for="t1"> S </label><span class="wpf_item_count">20</span></li></ul></div>'
			. '<div class="wpf_item wpf_item_pa_bonnet"><label class="wpf_item_name">Bonnet</label><select name="wpf_pa_bonnet"><option value="">Tous</option><option value="b" selected="selected"> B </option></select></div>'
			. '<div class="wpf_item wpf_item_instock"><label class="wpf_item_name">En stock</label><input type="checkbox" checked="checked" name="wpf_instock" value="1"></div></form>';
		$query = array(
			'wpf'           => 'a',
			'wpf_page'      => '3',
			'wpf_title'     => 'body',
			'wpf_pa_taille' => 's',
			'wpf_pa_bonnet' => 'b',
			'wpf_instock'   => '1',
		);
		$chips = self::chips_of( $form, $query );
		self::assertSame( array( 'body', 'S', 'B', 'En stock' ), array_slice( array_column( $chips, 0 ), 0, 4 ) );
		self::assertSame( '/filtre/?wpf=a&wpf_title=body&wpf_pa_bonnet=b&wpf_instock=1', $chips[1][2] );
		self::assertSame( '/filtre/', $chips[4][2] );
		$hosted = in_locale( 'fr_FR', static fn() => with_query( $query, static fn() => Filter_Panel\host_form( $form, 'tf_product_filter' ) ) );
		self::assertStringContainsString( '>Filtrer (4 choix actifs)</button><div class="archipel-filter__chips"', $hosted );

		$html = Filter_Panel\host_form( '<form class="wpf_form"></form>', 'tf_product_filter' );
		self::assertTrue( false !== strpos( $html, 'data-archipel="filter-panel"' ) && false !== strpos( $html, 'archipel-filter__open' ) && false !== strpos( $html, '<form class="wpf_form"></form>' ), $html );
		self::assertSame( '', Filter_Panel\host_form( '', 'tf_product_filter' ) );
		self::assertSame( '<form class="wpf_form">', Filter_Panel\host_form( '<form class="wpf_form">', 'gallery' ) );
	}

	/** @testdox [FILT-07] where nothing is found the page itself has a way on, if the address filters anything */
	public function test_where_nothing_is_found_the_page_itself_has_a_way(): void {
		$said = static function ( string $address ): string {
			$_SERVER['REQUEST_URI'] = $address;
			wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
			return printed( static fn() => with_query( $query, static fn() => do_action( 'woocommerce_no_products_found' ) ) );
		};
		self::assertStringContainsString( 'href="/boutique/?orderby=price"', $said( '/boutique/page/2/?filter_couleur=noir&query_type_couleur=or&orderby=price&min_price=900' ) );
		self::assertFalse( strpos( $said( '/boutique/?s=rien&post_type=product' ), 'archipel-filter__way-on' ) );
	}

	/** @testdox [FILT-09] the fields of a panel are closed ones above a list, and open in a sidebar, also in one within another; a theme may say otherwise */
	public function test_the_fields_of_a_panel_are_closed_ones_above_a_list(): void {
		$is_folded = 'Archipel\Islands\Filter_Panel\is_folded';
		self::assertTrue( $is_folded() );
		do_action( 'dynamic_sidebar_before', 'outer', true );
		do_action( 'dynamic_sidebar_before', 'inner', true );
		self::assertFalse( $is_folded() );
		do_action( 'dynamic_sidebar_after', 'inner', true );
		self::assertFalse( $is_folded() );
		do_action( 'dynamic_sidebar_after', 'outer', true );
		self::assertTrue( $is_folded() );
		add_filter( 'archipel_filter_is_folded', '__return_false' );
		self::assertFalse( $is_folded() );
		remove_filter( 'archipel_filter_is_folded', '__return_false' );

		$price = static fn( bool $is_folded ) => in_locale( 'fr_FR', static fn() => ( new Filter_Panel\Filter_Form( array(), $is_folded ) )->html( array( 'price', 'rating', 'sale' ) ) );
		$above = $price( true );
		self::assertMatchesRegularExpression( '#<details class="archipel-filter__fold" name="([\w-]+)"><summary class="archipel-button archipel-filter__opener archipel-chevron">Prix</summary><div class="archipel-filter__drop"><div class="archipel-filter__field" .*<details class="archipel-filter__fold" name="\1"><summary [^>]*>Note</summary>.*</details><div class="archipel-filter__field"><label [^>]*><input [^>]*name="on_sale#s', $above );
		$beside = $price( false );
		self::assertTrue( ! str_contains( $beside, '<details' ) && str_contains( $beside, '<p id=' ), $beside );
		self::assertSame( array(), self::chips_of( $above, array() ) );
		$chosen = str_replace( 'name="min_price" min="0" step="any" inputmode="decimal" aria-label="Prix minimum" value=""', 'name="min_price" value="20"', $above );
		self::assertSame( "à partir de 20,00\u{A0}€", html_entity_decode( in_locale( 'fr_FR', static fn() => self::chips_of( $chosen, array( 'min_price' => '20' ) ) )[0][0] ) );
	}

	/**
	 * @testdox [FILT-09] a field for each attribute of the shop, by its terms, in any script; not for that of the archive, whose term is chosen already, and no categories there
	 * @group double
	 */
	public function test_a_field_for_each_attribute_of_the_shop(): void {
		foreach ( array( 'pa_taille', 'pa_couleur', 'pa_vide', 'product_cat' ) as $taxonomy ) {
			register_taxonomy( $taxonomy, 'product' );
		}
		$product = wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Body' ) );
		wp_set_object_terms( $product, array( 's', 'm' ), 'pa_taille' );
		wp_set_object_terms( $product, 'noir', 'pa_couleur' );
		wp_set_object_terms( $product, 'bodys', 'product_cat' );
		$GLOBALS['archipel_attributes'] = array( 'taille', 'couleur', 'vide' );
		$named                          = static function (): array {
			preg_match_all( '/(?:data-taxonomy="| name="|filter__name">)([^"<]+)/', ( new Filter_Panel\Filter_Form( array(), false ) )->html( array( 'categories', 'attributes' ) ), $found );
			return array_diff( $found[1], array( 'archipel_filter' ) );
		};
		self::assertSame( array( 'product_cat', 'Category', 'product_cat[]', 'pa_taille', 'pa_taille', 'filter_taille[]', 'filter_taille[]', 'query_type_taille', 'pa_couleur', 'pa_couleur', 'filter_couleur[]', 'query_type_couleur' ), $named() );
		list( $hebrew ) = wp_set_object_terms( $product, 'שחור', 'pa_couleur' );
		$chosen         = static fn( array $query ): string => with_query( $query, static fn() => ( new Filter_Panel\Filter_Form( Filter_Panel\query(), false ) )->html( array( 'attributes' ) ) );
		self::assertStringContainsString( "name=\"filter_couleur[]\" value=\"שחור\" data-term=\"$hebrew\" checked='checked'", $chosen( array( 'filter_couleur' => 'שחור' ) ) );
		wp_set_object_terms( $product, range( 'a', 'j' ), 'pa_couleur', true );
		self::assertStringContainsString( "<option value=\"שחור\" data-term=\"$hebrew\" selected='selected'>", $chosen( array( 'filter_couleur' => 'שחור' ) ) );
		$GLOBALS['wp_query']->parse_query( array( 'pa_taille' => 's', 'taxonomy' => 'pa_taille', 'term' => 's' ) );
		$GLOBALS['wp_query']->is_tax         = true;
		$GLOBALS['wp_query']->queried_object = get_term_by( 'slug', 's', 'pa_taille' );
		// The last is the archive's own address, which has no pretty permalink here.
		self::assertSame( array( 'pa_couleur', 'pa_couleur', 'filter_couleur[]', 'query_type_couleur', 'pa_taille' ), array_values( $named() ) );
		$scope = static function ( \WP_Term $term ): string {
			$GLOBALS['wp_query']->queried_object = $term;
			preg_match( '/ data-scope="([^"]*)"/', ( new Filter_Panel\Filter_Form( array(), false ) )->html( array() ), $found );
			return urldecode( $found[1] );
		};
		self::assertSame( 'filter_couleur=שחור', $scope( get_term( $hebrew ) ) );
		list( $category ) = wp_set_object_terms( $product, 'כובע', 'product_cat' );
		self::assertSame( 'product_cat=כובע', $scope( get_term( $category ) ) );
		unset( $GLOBALS['archipel_attributes'] );
	}
}
