<?php
namespace Archipel\Islands\Filter_Panel;

use Archipel\Ui\Swatch_Looks;
use Archipel\I18n\Texts;
use function Archipel\hidden_fields;

/** Plain form with WooCommerce's query parameters, built from the terms of the shop. The same for every visitor of a URL. */
final class Filter_Form {

	/** Values from which an attribute is a list with a box to search in (FILT-03). */
	private const MANY = 10;

	/** Taxonomies whose archives the Store API can count. */
	private const SCOPES = array( 'product_cat', 'product_tag', 'product_brand' );

	/** @var array<string, string> Query of the page. */
	private array $query;

	/** Name of its closed fields, of which one is open at a time; empty: all are open. */
	private string $folds;

	public function __construct( array $query, bool $is_folded ) {
		$this->query = $query;
		$this->folds = $is_folded ? wp_unique_id( 'archipel-filter-' ) : '';
	}

	public function html( array $fields ): string {
		list( $action, $scope, $archive ) = $this->place();

		$html = '';
		foreach ( $fields as $field ) {
			$html .= $this->field( (string) $field, $archive );
		}
		$html .= hidden_fields( $action, array_intersect_key( $this->query, array( 'orderby' => '' ) ) + ( isset( $scope['s'] ) ? $scope + array( 'post_type' => 'product' ) : array() ) );
		return sprintf(
			'<form class="archipel-filter" method="get" autocomplete="off" action="%1$s"%2$s><div class="archipel-filter__fields">%3$s</div><p class="archipel-filter__submit"><button type="submit" class="button" name="archipel_filter" value="1">%4$s</button></p></form>',
			esc_url( $action ),
			null === $scope ? '' : ' data-scope="' . esc_attr( http_build_query( $scope ) ) . '"',
			$html,
			esc_html( Texts::get( 'filter-panel.submit', 'Voir les articles', 'Show the items' ) )
		);
	}

	/** @return array{0: string, 1: array<string, string>|null, 2: string} The action of the form, the unfiltered list as WooCommerce's query (null: not countable), and the taxonomy of that archive. */
	private function place(): array {
		$term = get_queried_object();
		// WordPress treats the shop with a category in its query as a page of that category.
		if ( $term instanceof \WP_Term && is_product_taxonomy() && ! isset( $this->query[ $term->taxonomy ] ) ) {
			$scope = in_array( $term->taxonomy, self::SCOPES, true ) ? array( $term->taxonomy => self::value( $term ) ) : null;
			if ( 0 === strpos( $term->taxonomy, 'pa_' ) ) {
				$scope = array( 'filter_' . substr( $term->taxonomy, 3 ) => self::value( $term ) );
			}
			$link = get_term_link( $term );
			return array( is_string( $link ) ? $link : '', $scope, $term->taxonomy );
		}
		if ( is_search() && 'product' === get_query_var( 'post_type' ) ) {
			return array( home_url( '/' ), array( 's' => get_search_query( false ) ), '' );
		}
		return array( (string) wc_get_page_permalink( 'shop' ), array(), '' );
	}

	/** Returns a field by its name in the properties, or those of all attributes, except that of the archive shown, whose term is chosen already. */
	private function field( string $field, string $archive ): string {
		switch ( $field ) {
			case 'categories':
				// On a category page the theme's own list links to the subcategories.
				return '' === $archive ? $this->terms( 'product_cat', 'product_cat', Texts::get( 'filter-panel.categories', 'Catégorie', 'Category' ) ) : '';
			case 'attributes':
				$html = '';
				foreach ( wc_get_attribute_taxonomies() as $attribute ) {
					$taxonomy = wc_attribute_taxonomy_name( $attribute->attribute_name );
					if ( $taxonomy !== $archive ) {
						$html .= $this->terms( $taxonomy, 'filter_' . $attribute->attribute_name, wc_attribute_label( $taxonomy ) );
					}
				}
				return $html;
			case 'price':
				return $this->price();
			case 'rating':
				$boxes = '';
				foreach ( array( '5', '4', '3', '2', '1' ) as $stars ) {
					/* translators: a number of stars */
					$boxes .= '<li>' . $this->box( 'rating_filter', $stars, Texts::get( 'filter-panel.stars', '{count} sur 5', '{count} out of 5', array( 'count' => $stars ) ) ) . '</li>';
				}
				return $this->group( Texts::get( 'filter-panel.rating', 'Note', 'Rating' ), '<ul class="archipel-list">' . $boxes . '</ul>' );
			case 'stock':
				return $this->box_alone( 'filter_stock_status', 'instock', Texts::get( 'filter-panel.stock', 'En stock', 'In stock' ) );
			case 'sale':
				return $this->box_alone( 'on_sale', '1', Texts::get( 'filter-panel.sale', 'En promotion', 'On sale' ) );
		}
		return '';
	}

	/** Returns the terms of a taxonomy: checkboxes, or a select from ten terms without colours. */
	private function terms( string $taxonomy, string $name, string $label ): string {
		$terms = get_terms( array( 'taxonomy' => $taxonomy ) );
		if ( ! is_array( $terms ) || array() === $terms ) {
			return '';
		}
		$is_attribute = 0 === strpos( $name, 'filter_' );
		$looks        = array();
		foreach ( $terms as $term ) {
			$looks[ $term->term_id ] = $is_attribute ? Swatch_Looks::of( $term, $term->slug, $taxonomy ) : array( 'kind' => 'label' );
		}
		$is_drawn = array( 'label' ) !== array_values( array_unique( array_column( $looks, 'kind' ) ) );
		if ( $is_attribute && ! $is_drawn && count( $terms ) >= self::MANY ) {
			$options = '';
			foreach ( $terms as $term ) {
				$options .= sprintf( '<option value="%1$s" data-term="%2$d"%3$s>%4$s</option>', esc_attr( self::value( $term ) ), $term->term_id, selected( $this->is_chosen( $name, self::value( $term ) ), true, false ), esc_html( $term->name ) );
			}
			$inside = sprintf( '<select name="%1$s[]" multiple aria-label="%2$s">%3$s</select>', esc_attr( $name ), esc_attr( $label ), $options );
		} else {
			$inside = $this->tree( $terms, $is_attribute ? null : 0, $name, $looks );
		}
		$type = $is_attribute ? hidden_fields( '', array( str_replace( 'filter_', 'query_type_', $name ) => 'or' ) ) : '';
		return $this->group( $label, $inside, $taxonomy ) . $type;
	}

	/** Returns checkboxes for the terms with this parent, with child terms below each; null: the taxonomy is flat. */
	private function tree( array $terms, ?int $parent, string $name, array $looks ): string {
		$html = '';
		foreach ( $terms as $term ) {
			if ( null === $parent || $parent === $term->parent ) {
				$below = null === $parent ? '' : $this->tree( $terms, $term->term_id, $name, $looks );
				$html .= '<li>' . $this->box( $name, self::value( $term ), $term->name, $term->term_id, Swatch_Looks::face( $looks[ $term->term_id ], 'archipel-filter__colour', 22 ) ) . $below . '</li>';
			}
		}
		return '' === $html ? '' : '<ul class="archipel-list">' . $html . '</ul>';
	}

	/** Returns a single checkbox that is its own label. */
	private function box_alone( string $name, string $value, string $label ): string {
		return '<div class="archipel-filter__field">' . $this->box( $name, $value, $label ) . '</div>';
	}

	private function box( string $name, string $value, string $label, int $term = 0, string $face = '' ): string {
		return sprintf(
			'<label class="archipel-filter__term"><input type="checkbox" class="archipel-field" id="%1$s" name="%2$s[]" value="%3$s"%4$s%5$s>%6$s<span>%7$s</span></label>',
			esc_attr( wp_unique_id( 'archipel-filter-' ) ),
			esc_attr( $name ),
			esc_attr( $value ),
			$term ? ' data-term="' . absint( $term ) . '"' : '',
			checked( $this->is_chosen( $name, $value ), true, false ),
			$face,
			esc_html( $label )
		);
	}

	private function price(): string {
		$ends = '';
		foreach ( array(
			'min_price' => array( Texts::get( 'filter-panel.from', 'De', 'From' ), Texts::get( 'filter-panel.priceFrom', 'Prix minimum', 'Lowest price' ) ),
			'max_price' => array( Texts::get( 'filter-panel.to', 'à', 'to' ), Texts::get( 'filter-panel.priceTo', 'Prix maximum', 'Highest price' ) ),
		) as $name => $texts ) {
			$ends .= sprintf(
				'<label><span>%1$s</span> <input type="number" class="archipel-field archipel-filter__input" id="%2$s" name="%3$s" min="0" step="any" inputmode="decimal" aria-label="%4$s" value="%5$s"></label>',
				esc_html( $texts[0] ),
				esc_attr( wp_unique_id( 'archipel-filter-' ) ),
				esc_attr( $name ),
				esc_attr( $texts[1] ),
				esc_attr( $this->query[ $name ] ?? '' )
			);
		}
		return $this->group( Texts::get( 'filter-panel.price', 'Prix', 'Price' ), '<div class="archipel-filter__track archipel-script-only"></div><div class="archipel-filter__ends">' . $ends . '</div>' );
	}

	private function group( string $label, string $inside, string $taxonomy = '' ): string {
		$id    = wp_unique_id( 'archipel-filter-' );
		$field = sprintf(
			'<div class="archipel-filter__field" role="group" aria-labelledby="%1$s"%2$s><p id="%1$s" class="archipel-filter__name">%3$s</p>%4$s</div>',
			esc_attr( $id ),
			'' === $taxonomy ? '' : ' data-taxonomy="' . esc_attr( $taxonomy ) . '"',
			esc_html( $label ),
			$inside
		);
		return '' === $this->folds ? $field : sprintf(
			'<details class="archipel-filter__fold" name="%1$s"><summary class="archipel-button archipel-filter__opener archipel-chevron">%2$s</summary><div class="archipel-filter__drop">%3$s</div></details>',
			esc_attr( $this->folds ),
			esc_html( $label ),
			$field
		);
	}

	/** Returns a term as WooCommerce's own widget prints it: WordPress keeps `%d7%90`, and deletes that from what it reads in a query. */
	private static function value( \WP_Term $term ): string {
		return urldecode( $term->slug );
	}

	private function is_chosen( string $name, string $value ): bool {
		return in_array( $value, explode( ',', $this->query[ $name ] ?? '' ), true );
	}
}
