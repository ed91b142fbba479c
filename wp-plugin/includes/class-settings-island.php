<?php
namespace Archipel;

/** Prints the settings of an island, collapsed at first: the summary has its name and state. */
final class Settings_Island {

	public static function print( Island $island, Example_Pages $pages ): void {
		$id      = 'archipel-' . $island->name;
		$missing = plugin()->islands()->missing( $island );
		printf( '<details class="archipel-island" id="%1$s"><summary><h3>%2$s</h3> <span class="archipel-island__state">%3$s</span></summary>', esc_attr( $id ), esc_html( $island->title() ), esc_html( self::state( $island, $missing ) ) );
		printf( '<fieldset aria-describedby="%1$s-about"><legend class="screen-reader-text">%2$s</legend><p id="%1$s-about">%3$s</p>', esc_attr( $id ), esc_html( $island->title() ), esc_html( $island->description() ) );
		self::print_places( $island, $pages->url( $island ) );
		if ( array() === $missing ) {
			self::print_choices( $island, Settings::OPTION . '[islands][' . $island->name . ']', $id );
		}
		echo '</fieldset></details>';
	}

	/** Returns whether the island is on, and the number of changed options; else the names of missing plugins. */
	private static function state( Island $island, array $missing ): string {
		if ( array() !== $missing ) {
			/* translators: %s: names of plugins. */
			return sprintf( __( 'Off: needs %s.', 'archipel' ), implode( ', ', $missing ) );
		}
		$changed = count( Settings::props( $island->name ) );
		$state   = Settings::wants( $island->name ) ? __( 'On', 'archipel' ) : __( 'Off', 'archipel' );
		/* translators: %d: number of options. */
		return 0 === $changed ? $state : $state . ' · ' . sprintf( _n( '%d option changed', '%d options changed', $changed, 'archipel' ), $changed );
	}

	/** Prints a link to an example, if there is one, and how the island is placed. */
	private static function print_places( Island $island, string $url ): void {
		echo '<p>';
		if ( '' !== $url ) {
			$host  = sprintf( '[data-archipel="%s"]', $island->name );
			$finds = '' === $island->adopts ? $host : "$host, {$island->adopts}";
			printf( '<a href="%1$s" data-finds="%2$s">%3$s</a><br>', esc_url( $url ), esc_attr( $finds ), esc_html__( 'See it on the shop', 'archipel' ) );
		}
		if ( $island->is_placeable ) {
			/* translators: %s: a shortcode. */
			printf( esc_html__( 'Place it with a block, a widget of the page builder, or %s.', 'archipel' ), '<code>[' . esc_html( $island->shortcode() ) . ']</code>' );
		} else {
			echo esc_html( $island->adopts_only() );
		}
		echo '</p>';
	}

	/** Prints the fields of an island, whose names and ids begin so. */
	private static function print_choices( Island $island, string $name, string $id ): void {
		echo '<table class="form-table" role="presentation"><tbody>';
		Settings_Field::row( 'toggle', "$id-enabled", "{$name}[enabled]", __( 'On', 'archipel' ), Settings::wants( $island->name ) );
		if ( array() !== $island->handles() ) {
			Settings_Field::row( 'toggle', "$id-take-over", "{$name}[take_over]", __( 'Take over the original script', 'archipel' ), Settings::wants_take_over( $island->name ), self::replaced( $island ) );
		}
		$props = Settings::props( $island->name );
		foreach ( Control::all( $island ) as $control ) {
			$prop  = $control['name'];
			$value = Control::text( $props[ $prop ] ?? $control['default'], $control['kind'] );
			Settings_Field::row( $control['kind'], "$id-option-" . Props::snake( $prop ), "{$name}[props][$prop]", $control['title'], $value, $control['help'], $control );
		}
		echo '</tbody></table>';

		/** Prints more about an island, after its options on the settings screen. */
		do_action( 'archipel_settings_island', $island->name );
		printf(
			'<p><button type="submit" class="button" name="%1$s[reset]" value="%2$s">%3$s</button></p>',
			esc_attr( Settings::OPTION ),
			esc_attr( $island->name ),
			/* translators: %s: name of an island. */
			esc_html( sprintf( __( 'Save, and put “%s” back to its defaults', 'archipel' ), $island->title() ) )
		);
	}

	/** Returns a text about all scripts and styles that an island replaces: the task of each, for the owner, and its handle, for a developer. */
	public static function replaced( Island $island ): string {
		$handles = array_unique( $island->handles() );
		$words   = array();
		foreach ( $handles as $handle ) {
			$words[ self::words( $handle ) ][] = $handle;
		}
		$texts  = array();
		$shared = array();
		foreach ( $words as $text => $named ) {
			$texts[] = '' === $text ? implode( ', ', $named ) : sprintf( '%1$s (%2$s)', $text, implode( ', ', $named ) );
			foreach ( $named as $handle ) {
				$others = self::others( $handle, $island );
				if ( array() !== $others ) {
					/* translators: 1: what a script does, 2: names of islands. */
					$shared[] = sprintf( __( '%1$s goes once these take over too: %2$s.', 'archipel' ), '' === $text ? $handle : ucfirst( $text ), implode( ', ', $others ) );
				}
			}
		}
		/* translators: %s: list of scripts. */
		return implode( ' ', array_merge( array( sprintf( __( 'Replaces %s.', 'archipel' ), implode( ', ', $texts ) ) ), array_unique( $shared ) ) );
	}

	/** @return list<string> The titles of other islands that replace a handle. */
	private static function others( string $handle, Island $island ): array {
		$others = array_filter( plugin()->islands()->all(), static fn( Island $other ): bool => $other->name !== $island->name && in_array( $handle, $other->handles(), true ) );
		return array_map( static fn( Island $other ): string => $other->title(), array_values( $others ) );
	}

	/** Returns a description of a script or style; empty for an unknown handle. */
	private static function words( string $handle ): string {
		$words = array(
			__( 'WooCommerce’s order attribution scripts', 'archipel' ) => array( 'wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration' ),
			__( 'WordPress’s loader of its password strength meter', 'archipel' ) => array( 'zxcvbn-async' ),
			__( 'WooCommerce’s checkout script', 'archipel' ) => array( 'wc-checkout' ),
			__( 'WooCommerce’s address scripts', 'archipel' ) => array( 'wc-country-select', 'wc-address-i18n' ),
			__( 'WooCommerce’s drawn lists', 'archipel' )  => array( 'selectWoo', 'select2' ),
			__( 'WooCommerce’s cart script', 'archipel' )  => array( 'wc-cart' ),
			__( 'WooCommerce’s script that refreshes the cart on every page', 'archipel' ) => array( 'wc-cart-fragments' ),
			__( 'WooCommerce’s add-to-cart script', 'archipel' ) => array( 'wc-add-to-cart' ),
			__( 'WooCommerce’s script for variations', 'archipel' ) => array( 'wc-add-to-cart-variation' ),
			__( 'WooCommerce’s product page script', 'archipel' ) => array( 'wc-single-product' ),
			__( 'WooCommerce’s picture slider', 'archipel' ) => array( 'flexslider' ),
			__( 'WooCommerce’s picture zoom', 'archipel' ) => array( 'zoom' ),
			__( 'WooCommerce’s picture viewer', 'archipel' ) => array( 'photoswipe', 'photoswipe-ui-default', 'photoswipe-default-skin' ),
			__( 'the script of Variation Swatches', 'archipel' ) => array( 'woo-variation-swatches' ),
			__( 'the script of Cookie Notice', 'archipel' ) => array( 'cookie-notice-front' ),
			__( 'ShopEngine’s quick view script', 'archipel' ) => array( 'shopengine-quickview' ),
			__( 'the scripts of Themify Product Filter', 'archipel' ) => array( 'wpf', 'wpf-select', 'wpfui-css' ),
			__( 'the scripts of Contact Form 7', 'archipel' ) => array( 'contact-form-7', 'swv' ),
			__( 'Storefront’s menu script', 'archipel' )   => array( 'storefront-navigation' ),
			__( 'the scripts of TI Wishlist', 'archipel' ) => array( 'tinvwl', 'tinvwl-clipboard' ),
			__( 'the scripts of Discount Rules', 'archipel' ) => array( 'awdr-main', 'awdr-dynamic-price' ),
		);
		// WooCommerce registers its libraries also under a handle with the prefix `wc-`.
		$names = array( $handle, (string) preg_replace( '/^wc-/', '', $handle ) );
		return (string) key( array_filter( $words, static fn( array $handles ): bool => array() !== array_intersect( $names, $handles ) ) );
	}
}
