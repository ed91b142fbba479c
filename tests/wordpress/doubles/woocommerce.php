<?php
/**
 * Double of the part of WooCommerce that the plugin uses, for machines without WooCommerce. The same tests run against the real one, which keeps the
 * double accurate. Taxes are 0.
 */

// phpcs:disable -- other people's names.

class WooCommerce {
	public ?WC_Cart $cart = null;
	public ?WC_Session $session = null;
	public $countries;
	public function plugin_path() { return WP_PLUGIN_DIR . '/woocommerce'; }
	public array $gateways = array();
	public function payment_gateways() {
		return new class( $this->gateways ) {
			private $all;
			public function __construct( array $all ) { $this->all = $all; }
			public function payment_gateways() { return $this->all; }
		};
	}
}

class WC_Session {
	private array $data = array();
	public function get( $key, $default = null ) { return $this->data[ $key ] ?? $default; }
	public function set( $key, $value ) { $this->data[ $key ] = $value; }
	public $has = false;
	public function has_session() { return $this->has; }
}

class WC_Product {
	protected array $data;
	public static array $all = array();
	public function __construct( array $data ) {
		$this->data = $data + array( 'price' => '10', 'regular_price' => '', 'stock' => null, 'backorders' => 'no', 'sold_individually' => false, 'sku' => '', 'type' => 'simple' );
		$this->data += array( 'id' => 1 + max( array_keys( array( 0 => null ) + self::$all ) ) );
		self::$all[ $this->data['id'] ] = $this;
	}
	public function get_id() { return $this->data['id']; }
	public function exists() { return true; }
	public function is_visible() { return true; }
	public function is_purchasable() { return '' !== $this->data['price'] && ! in_array( $this->data['type'], array( 'external', 'grouped' ), true ); }
	public function get_type() { return $this->data['type']; }
	public function is_type( $type ) { return $this->data['type'] === $type; }
	public function supports( $feature ) { return 'ajax_add_to_cart' === $feature && 'simple' === $this->data['type']; }
	public function get_status() { return (string) get_post_status( $this->data['id'] ); }
	public function has_page() { return isset( $this->data['status'] ); }
	public function get_gallery_image_ids() { return array(); }
	public function get_attributes() { return $this->data['attributes'] ?? array(); }
	public function get_children() { return $this->data['children'] ?? array(); }
	public function get_permalink( $item = null ) { return home_url( '/?product=' . $this->get_id() ); }
	public function get_name() { return $this->data['name']; }
	public function get_sku() { return $this->data['sku']; }
	public function get_image( $size = '', $attributes = array() ) { return '<img src="body.png" alt="' . ( $attributes['alt'] ?? 'Body' ) . '">'; }
	public function get_image_id() { return $this->data['image_id'] ?? 0; }
	public function set_image_id( $id ) { $this->data['image_id'] = $id; }
	public function get_post_password() { return $this->data['password'] ?? ''; }
	public function get_price() { return $this->data['price']; }
	public function get_price_html() { return wc_price( $this->data['price'] ); }
	public function get_regular_price() { return '' === $this->data['regular_price'] ? $this->data['price'] : $this->data['regular_price']; }
	public function is_sold_individually() { return $this->data['sold_individually']; }
	public function managing_stock() { return null !== $this->data['stock']; }
	public function get_stock_quantity() { return $this->data['stock']; }
	public function set_stock_quantity( $stock ) { $this->data['stock'] = $stock; }
	public function save() {}
	public function get_stock_managed_by_id() { return $this->get_id(); }
	public function backorders_allowed() { return 'no' !== $this->data['backorders']; }
	public function backorders_require_notification() { return $this->managing_stock() && 'notify' === $this->data['backorders']; }
	public function is_in_stock() { return ! $this->managing_stock() || $this->data['stock'] > 0 || $this->backorders_allowed(); }
	public function get_max_purchase_quantity() { return $this->is_sold_individually() ? 1 : ( $this->managing_stock() && ! $this->backorders_allowed() ? $this->data['stock'] : -1 ); }
}

class WC_Product_Variable extends WC_Product {
	public function get_variation_attributes() { return array_map( fn() => wp_get_object_terms( $this->get_id(), 'pa_shade', array( 'fields' => 'slugs' ) ), $this->get_attributes() ); }
	public function get_variation_prices( $for_display = false ) {
		$prices = array( 'price' => array(), 'regular_price' => array() );
		foreach ( array_map( 'wc_get_product', $this->get_children() ) as $variation ) {
			if ( $variation->variation_is_visible() && ( $variation->is_in_stock() || 'yes' !== get_option( 'woocommerce_hide_out_of_stock_items' ) ) ) {
				$prices['price'][ $variation->get_id() ]         = apply_filters( 'woocommerce_variation_prices_price', $variation->get_price(), $variation, $this );
				$prices['regular_price'][ $variation->get_id() ] = $variation->get_regular_price();
			}
		}
		return $prices;
	}
}

class WC_Product_Variation extends WC_Product {
	public function variation_is_visible() { return $this->data['visible'] ?? true; }
}

class WC_Order {
	private array $data;
	public function __construct( array $data ) { $this->data = $data; }
	public function get_date_paid() { return $this->data['paid'] ?? null; }
	public function get_date_completed() { return $this->data['completed'] ?? null; }
}

class WC_AJAX {
	public static function get_endpoint( $action ) { return "/?wc-ajax=$action"; }
}

class WC_Query {
	public static function get_layered_nav_chosen_attributes() {
		$chosen = array();
		foreach ( $_GET as $name => $value ) {
			$own = substr( $name, strlen( 'filter_' ) );
			if ( 0 === strpos( $name, 'filter_' ) && taxonomy_exists( "pa_$own" ) ) {
				$chosen[ "pa_$own" ] = array( 'terms' => explode( ',', $value ), 'query_type' => $_GET[ "query_type_$own" ] ?? 'and' );
			}
		}
		return $chosen;
	}
}

class WC_Coupon {
	private array $data;
	public static array $all = array();
	public function __construct( array $data ) { $this->data = $data; self::$all[ $data['code'] ] = $this; }
	public function get_code() { return $this->data['code']; }
	public function get_amount() { return $this->data['amount']; }
	public function get_free_shipping() { return $this->data['free_shipping']; }
	public function is_valid() { return true; }
}

class WC_Shipping_Free_Shipping {
	public $id = 'free_shipping';
	public $requires = '';
	public $min_amount = 0;
	public $ignore_discounts = 'no';
	public function is_available( $package ) { return '' === $this->requires || ( 'coupon' === $this->requires && WC()->cart->get_coupons() ) || ( 'min_amount' === $this->requires && WC()->cart->get_displayed_subtotal() >= $this->min_amount ); }
}

class WC_Shipping_Zone {
	public static array $methods = array();
	public function get_shipping_methods( $enabled = false ) { return self::$methods; }
}

class WC_Cart {
	public $cart_contents = array();
	private $removed = array();
	public array $applied = array();
	public function add_to_cart( $id, $quantity = 1 ) {
		$key = md5( (string) $id );
		$this->cart_contents[ $key ] = array( 'key' => $key, 'product_id' => $id, 'variation_id' => 0, 'variation' => array(), 'quantity' => $quantity + ( $this->cart_contents[ $key ]['quantity'] ?? 0 ), 'data' => WC_Product::$all[ $id ] );
		return $key;
	}
	public function get_cart() {
		foreach ( $this->cart_contents as $key => $item ) {
			$sum = round( $item['data']->get_price() * $item['quantity'], 2 );
			$this->cart_contents[ $key ] = array_merge( $item, array( 'line_subtotal' => $sum, 'line_subtotal_tax' => 0, 'line_total' => $sum - ( $sum / max( 0.01, $this->sum() ) ) * $this->get_discount_total(), 'line_tax' => 0 ) );
		}
		return $this->cart_contents;
	}
	private function sum() { return array_sum( array_map( static function ( $item ) { return round( $item['data']->get_price() * $item['quantity'], 2 ); }, $this->cart_contents ) ); }
	public function get_cart_item( $key ) { return $this->cart_contents[ $key ] ?? array(); }
	public function get_cart_hash() { return $this->cart_contents ? md5( json_encode( array_keys( $this->cart_contents ) ) . $this->sum() ) : ''; }
	public function get_cart_contents_count() { return array_sum( array_column( $this->cart_contents, 'quantity' ) ); }
	public function get_cart_item_quantities() { $all = array(); foreach ( $this->cart_contents as $item ) { $all[ $item['data']->get_stock_managed_by_id() ] = $item['quantity']; } return $all; }
	public function get_removed_cart_contents() { return $this->removed; }
	public function set_removed_cart_contents( $removed = array() ) { $this->removed = $removed; }
	public function is_empty() { return ! $this->cart_contents; }
	public function needs_shipping() { return (bool) $this->cart_contents; }
	public function show_shipping() { return true; }
	public function display_prices_including_tax() { return 'incl' === get_option( 'woocommerce_tax_display_cart' ); }
	public function get_displayed_subtotal() { return $this->sum(); }
	public function get_discount_total() { return array_sum( array_map( static function ( $coupon ) { return $coupon->get_amount(); }, $this->applied ) ); }
	public function get_shipping_total() { return 0; }
	public function get_total( $context = 'view' ) { $total = $this->sum() - $this->get_discount_total(); return 'view' === $context ? wc_price( $total ) : $total; }
	public function get_product_subtotal( $product, $quantity ) { return wc_price( $product->get_price() * $quantity ); }
	public function get_cart_shipping_total() { return 'Free!'; }
	public function get_fees() { return array(); }
	public function get_tax_totals() { return array( 'FR-TVA-1' => (object) array( 'label' => 'TVA 20 %', 'formatted_amount' => wc_price( 6.96 ) ) ); }
	public function get_coupons() { return $this->applied; }
	public function get_coupon_discount_amount( $code, $ex_tax = true ) { return $this->applied[ $code ]->get_amount(); }
	public function get_shipping_packages() { return array( array( 'destination' => array() ) ); }
	public function set_quantity( $key, $quantity = 1 ) { $this->cart_contents[ $key ]['quantity'] = $quantity; return true; }
	public function remove_cart_item( $key ) { $this->removed[ $key ] = $this->cart_contents[ $key ]; unset( $this->removed[ $key ]['data'], $this->cart_contents[ $key ] ); return true; }
	public function restore_cart_item( $key ) {
		if ( ! isset( $this->removed[ $key ] ) ) { return false; }
		$this->cart_contents[ $key ] = $this->removed[ $key ];
		$this->cart_contents[ $key ]['data'] = wc_get_product( $this->removed[ $key ]['product_id'] );
		unset( $this->removed[ $key ] );
		return true;
	}
	public function get_applied_coupons() { return array_keys( $this->applied ); }
	public function has_discount( $code ) { return isset( $this->applied[ $code ] ); }
	public function apply_coupon( $code ) { $this->applied[ $code ] = WC_Coupon::$all[ $code ]; return true; }
	public function remove_coupons() { $this->applied = array(); }
	public function empty_cart() { $this->cart_contents = array(); $this->removed = array(); $this->applied = array(); }
	public function calculate_totals() {}
	public function maybe_set_cart_cookies() {}
}

function WC() {
	static $wc = null;
	if ( ! $wc ) {
		$wc = new WooCommerce();
		$wc->cart = new WC_Cart();
		$wc->session = new WC_Session();
	}
	return $wc;
}
function wc_get_product( $id ) { $product = WC_Product::$all[ $id ] ?? false; return $product && $product->has_page() && 'product' !== get_post_type( $id ) ? false : $product; }
function wc_tax_enabled() { return 'yes' === get_option( 'woocommerce_calc_taxes' ); }
function wc_get_price_decimals() { return 2; }
function wc_get_price_decimal_separator() { return ','; }
function wc_get_price_thousand_separator() { return ' '; }
function get_woocommerce_currencies() { return array( 'EUR' => 'Euro', 'CHF' => 'Swiss franc' ); }
function get_woocommerce_currency() { return 'EUR'; }
function get_woocommerce_currency_symbol( $code = '' ) { return '&euro;'; }
function get_woocommerce_price_format() { return apply_filters( 'woocommerce_price_format', '%2$s&nbsp;%1$s', 'right_space' ); }
function wc_get_cart_url() { return home_url( '/cart/' ); }
function wc_get_checkout_url() { return apply_filters( 'woocommerce_get_checkout_url', home_url( '/checkout/' ) ); }
function wc_get_cart_remove_url( $key ) { return wp_nonce_url( add_query_arg( 'remove_item', $key, wc_get_cart_url() ), 'woocommerce-cart' ); }
function wc_get_price_excluding_tax( $product, $args = array() ) { return $args['price']; }
function wc_get_product_terms( $id, $taxonomy, $args = array() ) { return wp_get_object_terms( $id, $taxonomy ); }
function wc_variation_attribute_name( $name ) { return 'attribute_' . sanitize_title( $name ); }
function wc_price( $price ) { return '<span class="woocommerce-Price-amount amount"><bdi>' . number_format( (float) $price, 2, ',', ' ' ) . '&nbsp;&euro;</bdi></span>'; }
function wc_format_sale_price( $regular, $sale ) { return "<del>$regular</del> <ins>$sale</ins>"; }
function wc_attribute_label( $name, $product = null ) { return $name; }
function wc_cart_totals_coupon_label( $coupon, $echo = true ) { return 'Coupon: ' . $coupon->get_code(); }
function wc_cart_totals_taxes_total_html() { echo wc_price( 6.96 ); }
function wc_cart_totals_order_total_html() { echo '<strong>', WC()->cart->get_total(), '</strong>'; }
function wc_get_formatted_cart_item_data( $item ) { return ''; }
function woocommerce_checkout_coupon_form() { echo '<form class="checkout_coupon"></form>'; }
function wc_locate_template( $name ) { return WC()->plugin_path() . '/templates/' . $name; }
function wc_get_page_id( $page ) { return -1; }
function wc_shipping_enabled() { return true; }
function wc_get_shipping_zone( $package ) { return new WC_Shipping_Zone(); }
function wc_stock_amount( $amount ) { return apply_filters( 'woocommerce_stock_amount', $amount ); }
add_filter( 'woocommerce_stock_amount', 'intval' );
function wc_get_held_stock_quantity( $product, $order = 0 ) { return 0; }
function wc_get_notices( $type = '' ) { $all = WC()->session->get( 'wc_notices', array() ); return '' === $type ? $all : ( $all[ $type ] ?? array() ); }
function wc_set_notices( $notices ) { WC()->session->set( 'wc_notices', $notices ); }
function wc_clear_notices() { wc_set_notices( array() ); }
function wc_add_notice( $text, $type = 'success' ) { $all = wc_get_notices(); $all[ $type ][] = array( 'notice' => $text, 'data' => array() ); wc_set_notices( $all ); }
function wc_format_datetime( $date ) { return $date->format( 'j/n/Y' ); }
function wc_notice_count( $type = '' ) { return count( wc_get_notices( $type ) ); }
function wc_print_notices( $return = false ) {
	$html = '';
	foreach ( wc_get_notices() as $type => $notices ) {
		$html .= "<ul class=\"woocommerce-$type\"><li>" . implode( '</li><li>', array_column( $notices, 'notice' ) ) . '</li></ul>';
	}
	wc_clear_notices();
	return $html;
}
function woocommerce_mini_cart() { echo '<ul></ul>'; }
function wc_get_page_permalink( $page ) { return home_url( "/$page/" ); }
function wc_get_account_endpoint_url( $endpoint ) { return home_url( "/myaccount/$endpoint/" ); }
function is_product_taxonomy() { return is_tax(); }
function wc_get_attribute_taxonomies() { return array_map( fn( $name ) => (object) array( 'attribute_name' => $name ), $GLOBALS['archipel_attributes'] ?? array() ); }
function wc_attribute_taxonomy_name( $name ) { return "pa_$name"; }
function wc_get_product_ids_on_sale() { return array_map( 'absint', (array) get_transient( 'wc_products_onsale' ) ); }
function is_cart() { return apply_filters( 'woocommerce_is_cart', false ); }
function is_account_page() { return apply_filters( 'woocommerce_is_account_page', false ); }
function is_wc_endpoint_url( $endpoint = false ) { return false; }
function wc_get_loop_prop( $prop, $default = '' ) { return $default; }
function is_checkout() { return apply_filters( 'woocommerce_is_checkout', false ); }
function is_product() { return is_singular( array( 'product' ) ); }
function wc_get_product_class( $class, $product ) { return array( 'product', 'type-product' ); }
function wc_get_gallery_image_html( $id, $main = false ) { return '<div class="woocommerce-product-gallery__image"><a href="#"><img class="wp-post-image" src="' . esc_url( (string) wp_get_attachment_url( $id ) ) . '" alt=""></a></div>'; }
function wc_placeholder_img( $size, $attributes ) { return '<img class="' . $attributes['class'] . '" src="placeholder.png" alt="">'; }
function wc_set_loop_prop( $prop, $value ) { $GLOBALS['woocommerce_loop'][ $prop ] = $value; }
function woocommerce_product_loop_start() { echo '<ul class="products columns-', $GLOBALS['woocommerce_loop']['columns'] ?? 4, '">'; }
function woocommerce_product_loop_end() { echo '</ul>'; }
function wc_get_template_part( $slug, $name ) { $GLOBALS['product'] = wc_get_product( get_the_ID() ); printf( '<li class="product post-%d"><a href="%s">%s</a></li>', get_the_ID(), $GLOBALS['product']->get_permalink(), $GLOBALS['product']->get_name() ); }
function wc_setcookie( $name, $value ) { \Archipel\Tests\Wire::cookie( $name, $value, array() ); }
function woocommerce_template_loop_add_to_cart() { global $product; echo '<a class="add_to_cart_button" href="?add-to-cart=', $product->get_id(), '"></a>'; }
add_action( 'woocommerce_after_shop_loop_item', 'woocommerce_template_loop_add_to_cart', 10 );
function woocommerce_template_single_rating() {}
function woocommerce_template_single_price() { global $product; echo '<p class="price">', $product->get_price(), '</p>'; }
function woocommerce_template_single_excerpt() { global $post; echo '<div class="woocommerce-product-details__short-description">', $post->post_excerpt, '</div>'; }
function woocommerce_template_single_add_to_cart() { global $product; echo '<form class="cart" method="post"><button type="submit" name="add-to-cart" value="', $product->get_id(), '"></button></form>'; }
