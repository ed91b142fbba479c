<?php
namespace Archipel\Islands\Filter_Panel;

use Archipel\I18n\Texts;

/**
 * Chips of the active filters: links to the list without the filter, in the page's HTML, so that they work without JavaScript (FILT-08). Reads a form
 * like the view (read-form.ts): Themify's, or Archipel's.
 */
final class Active_Filters {

	/** Query parameters besides the filter that are kept (model.ts). */
	private const KEPT = array( 'orderby', 'display' );

	/** @var list<array{0: string, 1: string, 2: array<string, string>}> Label of the field, text, and values by query parameter. */
	private array $chosen = array();

	private \DOMXPath $path;

	private string $action = '';

	/** @var array<string, string> Query parameters of this form. */
	private array $query = array();

	/** Reads the form, with the query of the page. */
	public function __construct( string $html, array $query ) {
		if ( array() === $query || ! class_exists( \DOMDocument::class ) ) {
			return;
		}
		$before   = libxml_use_internal_errors( true );
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$this->path   = new \DOMXPath( $document );
		$this->action = $this->text( '//form/@action' );
		$names        = array_map( array( $this, 'name' ), $this->all( '//form//*[@name]' ) );
		$this->query  = array_diff_key( array_intersect_key( $query, array_flip( array_merge( $names, self::KEPT ) ) ), array_flip( array( 'paged', 'wpf_page' ) ) );
		foreach ( $this->all( '//form//*[' . self::has( 'wpf_item' ) . ' or ' . self::has( 'archipel-filter__field' ) . ']' ) as $group ) {
			$this->read( $group );
		}
	}

	public function count(): int {
		return count( $this->chosen );
	}

	public function html(): string {
		$items = '';
		foreach ( $this->chosen as list( $group, $text, $values ) ) {
			$choice = Texts::get( 'filter-panel.choice', '{group} : {text}', '{group}: {text}', compact( 'group', 'text' ) );
			$items .= sprintf(
				'<li><a class="archipel-button archipel-filter__chip" rel="nofollow" href="%1$s" aria-label="%2$s">%3$s <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"></path></svg></a></li>',
				esc_url( $this->without( $values ) ),
				esc_attr( Texts::get( 'filter-panel.remove', 'Retirer le filtre : {text}', 'Remove filter: {text}', array( 'text' => '' === $group ? $text : $choice ) ) ),
				esc_html( $text )
			);
		}
		return '' === $items ? '' : sprintf(
			'<div class="archipel-filter__chips" role="group" aria-label="%1$s"><ul class="archipel-list">%2$s<li><a class="archipel-button archipel-filter__clear" rel="nofollow" href="%3$s">%4$s</a></li></ul></div>',
			esc_attr( Texts::get( 'filter-panel.chosen', 'Filtres actifs', 'Active filters' ) ),
			$items,
			esc_url( add_query_arg( array_map( 'rawurlencode', array_intersect_key( $this->query, array_flip( self::KEPT ) ) ), $this->action ) ),
			esc_html( Texts::get( 'filter-panel.clear', 'Tout effacer', 'Clear all' ) )
		);
	}

	private function read( \DOMElement $group ): void {
		$label  = $this->text( './/*[' . self::has( 'wpf_item_name' ) . ' or ' . self::has( 'archipel-filter__name' ) . ']', $group );
		$values = array();
		foreach ( array( "@name='min_price' or " . self::has( 'wpf_price_from' ), "@name='max_price' or " . self::has( 'wpf_price_to' ) ) as $end ) {
			foreach ( $this->all( "(.//input[$end])[1]", $group ) as $input ) {
				$values[ $this->name( $input ) ] = $input->getAttribute( 'value' );
			}
		}
		if ( 2 === count( $values ) ) {
			if ( '' !== implode( '', $values ) ) {
				$this->chosen[] = array( $label, self::price( ...array_values( $values ) ), $values );
			}
			return;
		}
		foreach ( $this->all( ".//option[@selected] | .//input[@checked] | .//input[@type='text']", $group ) as $field ) {
			$value = $field->getAttribute( 'value' );
			if ( '' === trim( $value ) ) {
				continue;
			}
			// An option says it by itself, a box by its label, or that of the field.
			$said           = $this->text( 'self::option | self::input/ancestor::label | following-sibling::label', $field );
			$text           = 'text' === $field->getAttribute( 'type' ) ? $value : ( '' === $said ? $label : $said );
			$this->chosen[] = array( $text === $label ? '' : $label, $text, array( $this->name( $field ) => $value ) );
		}
	}

	/** Returns the URL without some values by query parameter. */
	private function without( array $values ): string {
		$query = $this->query;
		foreach ( $values as $name => $value ) {
			$rest = array_diff( explode( ',', $query[ $name ] ?? '' ), array( $value ) );
			if ( array() !== $rest && 1 === count( $values ) ) {
				$query[ $name ] = implode( ',', $rest );
			} else {
				unset( $query[ $name ], $query[ str_replace( 'filter_', 'query_type_', $name ) ] );
			}
		}
		return add_query_arg( array_map( 'rawurlencode', array_diff( $query, array( '' ) ) ), $this->action );
	}

	/** Returns a price range as text; either end may be open. */
	private static function price( string $from, string $to ): string {
		$words = static fn( string $price ): string => html_entity_decode( wp_strip_all_tags( wc_price( (float) str_replace( ',', '.', $price ) ) ), ENT_QUOTES, 'UTF-8' );
		$ends  = array_map( $words, compact( 'from', 'to' ) );
		if ( '' === $from ) {
			return Texts::get( 'filter-panel.priceUnder', 'jusqu’à {to}', 'up to {to}', $ends );
		}
		return '' === $to
			? Texts::get( 'filter-panel.priceOver', 'à partir de {from}', 'from {from}', $ends )
			: Texts::get( 'filter-panel.priceBetween', '{from} – {to}', '{from} – {to}', $ends );
	}

	/** Returns the query parameter of a field, without `[]`; of an option, that of its select. */
	private function name( \DOMElement $field ): string {
		return (string) preg_replace( '/\[\]$/', '', $this->text( '(self::*[@name] | ancestor::select)[last()]/@name', $field ) );
	}

	/** Returns the text of the first node of an XPath, without line breaks and indents. */
	private function text( string $query, ?\DOMElement $within = null ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', (string) $this->path->evaluate( "string($query)", $within ) ) );
	}

	/** Returns the XPath condition for a class. */
	private static function has( string $name ): string {
		return "contains(concat(' ', normalize-space(@class), ' '), ' $name ')";
	}

	/** @return list<\DOMElement> The elements of an XPath. */
	private function all( string $query, ?\DOMElement $within = null ): array {
		$found = $this->path->query( $query, $within );
		return array_values( array_filter( $found ? iterator_to_array( $found ) : array(), static fn( $node ): bool => $node instanceof \DOMElement ) );
	}
}
