<?php
namespace Archipel\Islands\Checkout;

use Archipel\I18n\Texts;

/**
 * Finds payment methods that print `<script>` or `<iframe>` into their fields. The HTML gate removes both from a renewed payment box, so such a method
 * needs WooCommerce's own checkout script. Detection runs while WooCommerce prints the fields; the id is stored, and the next page keeps the script.
 * A page printed before is reloaded once through WooCommerce's `reload_checkout`.
 */
final class Scripted_Gateways {

	/** Option with the ids of the detected methods. */
	private const FOUND = 'archipel_scripted_gateways';

	private const TEMPLATE = 'checkout/payment-method.php';

	/** Level of our output buffer while a method is printed; 0 if there is none. */
	private static int $level = 0;

	public static function register(): void {
		// Before the site's own filters, so that they can change the result.
		add_filter( 'archipel_core_checkout_gateways', array( self::class, 'name' ), 5 );
		add_action( 'woocommerce_before_template_part', array( self::class, 'begin' ), PHP_INT_MAX );
		add_action( 'woocommerce_after_template_part', array( self::class, 'end' ), PHP_INT_MIN, 4 );
		add_action( 'archipel_settings_island', array( self::class, 'tell' ) );
		// A newer version of a method may print something else.
		add_action( 'upgrader_process_complete', static fn() => delete_option( self::FOUND ) );
	}

	/** Adds the detected methods. */
	public static function name( $ids ): array {
		return array_merge( (array) $ids, self::found() );
	}

	/** Prints on the settings screen why WooCommerce's script is still loaded. */
	public static function tell( $island ): void {
		$ids = 'checkout' === $island ? array_intersect( self::found(), core_script_gateways() ) : array();
		if ( array() !== $ids ) {
			printf(
				'<p>%s</p>',
				esc_html( Texts::get( 'checkout.coreScript', "Le script de commande de WooCommerce reste sur la page\u{a0}: les champs de ces moyens de paiement contiennent un script ou un cadre\u{a0}: {ids}.", 'WooCommerce’s checkout script stays on the page: the fields of these payment methods hold a script or a frame: {ids}.', array( 'ids' => implode( ', ', $ids ) ) ) )
			);
		}
	}

	/** Starts the output buffer before a payment method is printed. */
	public static function begin( $template ): void {
		if ( self::TEMPLATE === $template ) {
			ob_start();
			self::$level = ob_get_level();
		}
	}

	/** Searches the printed HTML of a payment method for scripts and frames. */
	public static function end( $template, $path = '', $located = '', $args = array() ): void {
		if ( self::TEMPLATE !== $template || 0 === self::$level ) {
			return;
		}
		// A different level means that the method opened or closed buffers itself: the top buffer is not ours.
		$html        = ob_get_level() === self::$level ? (string) ob_get_flush() : '';
		self::$level = 0;
		$id          = is_object( $args['gateway'] ?? null ) ? (string) ( $args['gateway']->id ?? '' ) : '';
		$tags        = new \WP_HTML_Tag_Processor( $html );
		while ( '' !== $id && $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), array( 'SCRIPT', 'IFRAME' ), true ) ) {
				self::keep( $id );
				return;
			}
		}
	}

	/** Stores the id, and makes the island's page reload if the script would be kept on it now. */
	private static function keep( string $id ): void {
		$found = self::found();
		if ( ! in_array( $id, $found, true ) ) {
			update_option( self::FOUND, array_merge( $found, array( $id ) ), false );
		}
		// Only requests of the island send this header, requests of WooCommerce's script do not.
		if ( isset( $_SERVER['HTTP_X_ARCHIPEL_REQUEST'] ) && WC()->session && ! carries_order() ) {
			WC()->session->reload_checkout = true; // @phpstan-ignore property.notFound (WC_Session keeps it by its __set)
		}
	}

	/** @return list<string> The ids of the detected methods. */
	private static function found(): array {
		return array_values( array_filter( (array) get_option( self::FOUND, array() ), 'is_string' ) );
	}
}
