<?php
namespace Archipel\Islands\Mini_Cart;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Prints WooCommerce's widget and adds the message for an empty cart as an attribute to the element that a script fills. CSS alone shows
 * this message (host.css): a visitor without a cart loads no script and sends no request.
 */
final class Cart_Widget extends \WC_Widget_Cart {

	/** Replaces WooCommerce's own widget in themes that call `the_widget()` and, by registering anew, in sidebars. */
	public static function stand_in(): void {
		$factory = $GLOBALS['wp_widget_factory'] ?? null;
		if ( $factory instanceof \WP_Widget_Factory && isset( $factory->widgets['WC_Widget_Cart'] ) ) {
			$widget                             = new self();
			$factory->widgets['WC_Widget_Cart'] = $widget;
			$widget->_register();
		}
	}

	public function widget( $args, $instance ): void {
		$html = new \WP_HTML_Tag_Processor( \Archipel\printed( fn() => parent::widget( $args, $instance ) ) );
		while ( $html->next_tag( array( 'class_name' => 'widget_shopping_cart_content' ) ) ) {
			$html->set_attribute( 'data-archipel-empty', Texts::get( 'mini-cart.empty', 'Votre panier est vide.', 'Your cart is empty.' ) );
		}
		echo $html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's own HTML.
	}
}
