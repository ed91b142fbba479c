<?php
namespace Archipel\Tests;

use Archipel\Request_Origin;
use Archipel\Islands\Checkout\Placed_Order;
use Archipel\Islands\Checkout\Scripted_Gateways;
use function Archipel\Islands\Checkout\keep_core_script;
use function Archipel\Islands\Checkout\tell_island;

// The island loads only with WooCommerce; its server-side rules can be tested without.
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/checkout/render.php';

final class Tests_Checkout extends Test_Case {
	/** Starts a guest with a separate session. */
	private static function visitor( string $id ): void {
		wp_set_current_user( 0 );
		WC()->session = new class( $id ) extends \WC_Session {
			/** @var string */
			public $id;
			public function __construct( string $id ) { $this->id = $id; }
			public function get_customer_id() { return $this->id; }
		};
	}

	/** Sends an order with an idempotency key. Returns what answers before WooCommerce handles the order. */
	private static function order( string $name, callable $then ) {
		$_SERVER['HTTP_X_ARCHIPEL_REQUEST'] = $name;
		$answer                             = answered(
			static function (): void {
				Placed_Order::begin();
				wp_send_json( 'not yet' );
			}
		);
		$then();
		return $answer;
	}

	/** Looks up the result of an order. */
	private static function became( string $name ) {
		$_POST['key'] = $name;
		return answered( array( Placed_Order::class, 'answer' ) );
	}

	/** @testdox [CHK-07] a shop with rules of its own for postcodes or addresses judges them alone: the browser is never stricter */
	public function test_a_shop_with_rules_of_its_own(): void {
		$entry = array( 'when' => 'load', 'props' => array( 'carriesOrder' => false ) );
		self::assertSame( $entry, tell_island( $entry ) );
		foreach ( array( 'woocommerce_validate_postcode', 'woocommerce_format_postcode', 'is_email' ) as $filter ) {
			add_filter( $filter, '__return_true' );
			// Options set by the owner are kept.
			self::assertSame( array( 'checkFormats' => false, 'carriesOrder' => false ), tell_island( $entry )['props'] );
			// An island that is left out of the page stays out.
			self::assertSame( array(), tell_island( array() ) );
			remove_filter( $filter, '__return_true' );
		}
	}

	/** @testdox [CHK-09] an order is named before WooCommerce begins with it and noted before others hear of it; its answer is noted as it is sent; an order with a name is told to whoever has sent it, with what was answered, and answered again the second time; nobody else learns anything; a refused order was none; one that costs nothing leads to itself; a request without a name is left alone */
	public function test_an_order_is_named_before_woocommerce_begins_with_it(): void {
		$at = static fn( string $hook, string $name ) => has_filter( $hook, array( Placed_Order::class, $name ) );
		self::assertSame( array( 1, 1, 10 ), array( $at( 'wc_ajax_checkout', 'begin' ), $at( 'woocommerce_checkout_order_processed', 'note_order' ), $at( 'wc_ajax_archipel_placed_order', 'answer' ) ) );
		self::assertSame( array( PHP_INT_MAX, PHP_INT_MAX ), array( $at( 'woocommerce_payment_successful_result', 'note_reply' ), $at( 'woocommerce_checkout_no_payment_needed_redirect', 'note_redirect' ) ) );

		$reply = array( 'result' => 'success', 'redirect' => 'https://banque.example/payer?id=7' );
		self::visitor( 't_mine' );
		self::assertSame( array( 'state' => 'none' ), self::became( 'k-1' ) );
		$answer = self::order(
			'k-1',
			static function () use ( $reply ): void {
				self::assertSame( array( 'state' => 'running' ), self::became( 'k-1' ) );
				Placed_Order::note_order( 7, array(), null );
				self::assertSame( $reply, Placed_Order::note_reply( $reply ) );
				Placed_Order::end();
			}
		);
		self::assertSame( 'not yet', $answer );
		$placed = array( 'state' => 'placed', 'reply' => $reply );
		self::assertSame( $placed, self::became( 'k-1' ) );
		self::assertSame( $reply, self::order( 'k-1', static fn() => null ) );
		self::visitor( 't_other' );
		self::assertSame( array( 'state' => 'none' ), self::became( 'k-1' ) );
		self::assertSame( 'not yet', self::order( 'k-1', static fn() => Placed_Order::end() ) );
		// Another visitor's order with the same key changes nothing.
		self::visitor( 't_mine' );
		self::assertSame( $placed, self::became( 'k-1' ) );
		self::assertSame( array( 'state' => 'none' ), self::became( '' ) );

		self::order(
			'k-2',
			static function (): void {
				Placed_Order::note_order( 8, array(), null );
				Placed_Order::end();
			}
		);
		self::assertSame( array( 'state' => 'none' ), self::became( 'k-2' ) );
		self::order(
			'k-3',
			static function (): void {
				self::assertSame( 'https://boutique.example/merci/', Placed_Order::note_redirect( 'https://boutique.example/merci/' ) );
				Placed_Order::end();
			}
		);
		self::assertSame( 'https://boutique.example/merci/', self::became( 'k-3' )['reply']['redirect'] );
		self::order( str_repeat( 'k', 65 ), static fn() => null );
		self::assertSame( array( 'state' => 'none' ), self::became( str_repeat( 'k', 65 ) ) );
	}

	/**
	 * @testdox [CHK-10] WooCommerce’s script goes, unless a payment method that is switched on needs it: then it stays, and the island is told
	 * @group double
	 */
	public function test_woocommerces_script_goes_unless_a_payment_method(): void {
		$gateway = static fn( string $id, string $enabled = 'yes' ) => (object) compact( 'id', 'enabled' );
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		$handles = array( 'wc-checkout', 'wc-cart' );
		$told    = static fn() => tell_island( array( 'when' => 'load' ) )['props'] ?? array();
		$look    = static function ( bool $goes ) use ( $handles, $told ): void {
			self::assertSame( $goes ? $handles : array( 'wc-cart' ), keep_core_script( $handles ) );
			self::assertSame( $goes ? array() : array( 'carriesOrder' => false ), $told() );
		};
		WC()->gateways = array( $gateway( 'cod' ), $gateway( 'card' ), $gateway( 'off', 'no' ) );
		$look( true );
		foreach ( array( 'card' => false, 'gone' => true, 'off' => true ) as $id => $goes ) {
			$name = static fn( array $ids ): array => array_merge( $ids, array( $id ) );
			add_filter( 'archipel_core_checkout_gateways', $name );
			$look( $goes );
			remove_filter( 'archipel_core_checkout_gateways', $name );
		}
		// A gateway that draws its own button by the core script.
		WC()->gateways[1]->has_custom_place_order_button = true;
		$look( false );
		WC()->gateways = array();
		$look( true );
		// The owner keeps the core script beside the island.
		choose( chosen( 'checkout', array( 'carriesOrder' => false ) ) );
		self::assertSame( array( 'wc-cart' ), keep_core_script( $handles ) );
	}

	/**
	 * @testdox [CHK-10] a payment method that prints a script or a frame into its fields is found where it is printed: WooCommerce’s script is back, a page that our island works on is loaded again, and the site has the last word
	 * @group double
	 */
	public function test_a_payment_method_that_prints_a_script_or_a_frame_into(): void {
		Scripted_Gateways::register();
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		WC()->session  = new class() extends \WC_Session {
			/** @var bool */
			public $reload_checkout = false;
		};
		WC()->gateways = array_map( static fn( string $id ) => (object) array( 'id' => $id, 'enabled' => 'yes' ), array( 'cod', 'card' ) );
		$prints        = static function ( string $id, string $html, string $template = 'checkout/payment-method.php' ): void {
			$args = array( 'gateway' => (object) compact( 'id' ) );
			self::assertSame(
				$html,
				printed(
					static function () use ( $template, $html, $args ): void {
						do_action( 'woocommerce_before_template_part', $template, '', '', $args );
						// A payment method may print other templates.
						do_action( 'woocommerce_after_template_part', 'myaccount/form-login.php', '', '', array() );
						echo $html;
						do_action( 'woocommerce_after_template_part', $template, '', '', $args );
					}
				)
			);
		};
		$look          = static fn( bool $goes, bool $reloads ) => self::assertSame( array( $goes, $reloads ), array( array( 'wc-checkout' ) === keep_core_script( array( 'wc-checkout' ) ), WC()->session->reload_checkout ) );

		$_SERVER['HTTP_X_ARCHIPEL_REQUEST'] = 'totals';
		$prints( 'cod', '<p>À la <scripture>livraison</scripture></p>' );
		$prints( 'card', '<script>x()</script>', 'checkout/terms.php' );
		$look( true, false );
		unset( $_SERVER['HTTP_X_ARCHIPEL_REQUEST'] );
		$prints( 'card', '<div><IFRAME src="https://banque.example/"></IFRAME></div>' );
		$look( false, false );
		$_SERVER['HTTP_X_ARCHIPEL_REQUEST'] = 'totals';
		with_filter(
			'archipel_core_checkout_gateways',
			static fn( array $ids ): array => array_diff( $ids, array( 'card' ) ),
			static function () use ( $prints, $look ): void {
				$prints( 'card', '<script>x()</script>' );
				$look( true, false );
			}
		);
		$prints( 'card', '<script>x()</script>' );
		$look( false, true );
		unset( $_SERVER['HTTP_X_ARCHIPEL_REQUEST'] );
		self::assertSame( array( 'card' ), get_option( 'archipel_scripted_gateways' ) );
		$told = static fn( string $island ): string => printed( static fn() => do_action( 'archipel_settings_island', $island ) );
		self::assertSame( '<p>WooCommerce’s checkout script stays on the page: the fields of these payment methods hold a script or a frame: card.</p>', $told( 'checkout' ) );
		self::assertSame( '', $told( 'messages' ) );
		// A disabled payment method does not need the core script.
		WC()->gateways[1]->enabled = 'no';
		$look( true, true );
		self::assertSame( '', $told( 'checkout' ) );
		$prints( 'cod', '<iframe></iframe>' );
		self::assertStringContainsString( ': cod.</p>', $told( 'checkout' ), 'a method that is switched off is named' );
		do_action( 'upgrader_process_complete', new \stdClass(), array( 'type' => 'plugin', 'action' => 'update' ) );
		$look( true, true );
	}

	/** @testdox [SEC-03 S9] [CHK-09] an order that another site has posted is refused before anything of it is kept; the shop’s own passes */
	public function test_an_order_that_another_site_has_posted(): void {
		if ( real_shop() ) {
			return;
		}
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['HTTP_ORIGIN']    = home_url();
		do_action( 'woocommerce_before_checkout_process' );
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.test';
		$this->expectExceptionMessage( Request_Origin::refusal() );
		do_action( 'woocommerce_before_checkout_process' );
	}
}
