<?php
namespace Archipel\Tests;

use Archipel\Settings;
use Archipel\Settings_Sanitizer;
use Archipel\Settings_Screen;

/**
 * The sanitized option for a sent settings form.
 *
 * @param array<string, mixed> $sent Fields.
 * @return array<string, mixed>
 */
function sanitized( array $sent ): array {
	require_once ABSPATH . 'wp-admin/includes/template.php';
	$GLOBALS['wp_settings_errors'] = array();
	return ( new Settings_Sanitizer( \Archipel\plugin()->islands(), new Settings() ) )->sanitize( $sent );
}

/** HTML of the settings screen. */
function screen(): string {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	set_current_screen( 'woocommerce_page_archipel' );
	$html = printed( array( new Settings_Screen( \Archipel\plugin()->islands(), new Settings() ), 'print_page' ) );
	unset( $GLOBALS['current_screen'] );
	return $html;
}

test(
	'[WP-05] without any choice every island is on and takes over',
	static function (): void {
		choose( array() );
		$settings = new Settings();
		same( array( true, true, array(), false, array(), 182 ), array( $settings->wants( 'sampler' ), $settings->wants_take_over( 'sampler' ), $settings->props( 'sampler' ), $settings->native_alerts(), $settings->allowed_hosts(), $settings->consent_days() ) );
	}
);

test(
	'[WP-05] a damaged option counts as no choice',
	static function (): void {
		foreach ( array( 'text', 7, array( 'islands' => 'x', 'allowed_hosts' => 'y' ), array( 'islands' => array( 'sampler' => 'z' ) ) ) as $damaged ) {
			choose( array() );
			with_filter(
				'option_archipel_settings',
				static fn() => $damaged,
				static function (): void {
					$settings = new Settings();
					same( array( true, array(), array() ), array( $settings->wants( 'sampler' ), $settings->props( 'sampler' ), $settings->allowed_hosts() ) );
				}
			);
		}
	}
);

test(
	'[WP-05] options are stored in the types of the schema, and only where they differ from the default',
	static function (): void {
		$stored = sanitized( array( 'islands' => array( 'sampler' => array( 'enabled' => '1', 'take_over' => '0', 'props' => array( 'label' => '  Fin ', 'isOpen' => '1', 'count' => '3', 'style' => 'boxes', 'colors' => 'red, blue', 'ratio' => '', 'unknown' => 'x' ) ) ) ) );
		same( array( 'enabled' => true, 'take_over' => false, 'props' => array( 'label' => 'Fin', 'isOpen' => true, 'style' => 'boxes', 'colors' => array( 'red', 'blue' ) ) ), $stored['islands']['sampler'] );
	}
);

test(
	'[WP-05] a text of several lines keeps them, and an address in it what is encoded there; the limits of the schema count one character for the end of a line',
	static function (): void {
		$sent = " a\r\n/caf%C3%A9 <i>\r\n" . str_repeat( 'x', 40 - strlen( "a\n/caf%C3%A9 <i>\n" ) );
		same( str_replace( "\r\n", "\n", trim( $sent ) ), sanitized( array( 'islands' => array( 'sampler' => array( 'props' => array( 'notes' => $sent ) ) ) ) )['islands']['sampler']['props']['notes'] ?? null );
	}
);

test(
	'[WP-12] a choice is called by its label, in the language of whoever looks, or by its value; a text of several lines has a field of several',
	static function (): void {
		wp_set_current_user( 1 );
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'style' => 'boxes', 'notes' => "a\nb" ) ) ) ) );
		$options = static function (): array {
			$options = array();
			foreach ( dom( screen() )->query( '//*[@id="archipel-sampler-option-style"]/option' ) as $option ) {
				$options[ $option->getAttribute( 'value' ) ] = $option->textContent;
			}
			return $options;
		};
		same( array( 'inline' => 'inline', 'boxes' => 'Boxes & lines' ), $options() );
		same( array( 'inline' => 'inline', 'boxes' => 'Cases' ), with_filter( 'determine_locale', static fn() => 'fr_FR', $options ) );
		same( "a\nb", dom( screen() )->query( '//textarea[@id="archipel-sampler-option-notes"]' )->item( 0 )->textContent ?? null );
	}
);

test(
	'[WP-05] a value that is not possible is told to the owner and keeps what was stored',
	static function (): void {
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'count' => 5 ) ) ) ) );
		$stored = sanitized( array( 'islands' => array( 'sampler' => array( 'props' => array( 'count' => '99', 'label' => 'ok' ) ) ) ) );
		same( array( 'label' => 'ok', 'count' => 5 ), $stored['islands']['sampler']['props'] );
		same( 1, count( get_settings_errors( Settings::OPTION ) ) );
	}
);

test(
	'[WP-05] islands that are not in the form keep their choices, and unknown ones cannot be added',
	static function (): void {
		choose( array( 'islands' => array( 'needs-unknown' => array( 'enabled' => false ), 'long-gone' => array( 'enabled' => false ) ) ) );
		$stored = sanitized( array( 'islands' => array( 'evil"><script>' => array( 'enabled' => '1' ), 'sampler' => 'not an array' ), 'extra' => 'x' ) );
		same( array( 'needs-unknown', 'long-gone' ), array_keys( $stored['islands'] ) );
		same( array( 'islands', 'native_alerts', 'allowed_hosts', 'consent_days' ), array_keys( $stored ) );
	}
);

test(
	'[WP-05] sanitising twice changes nothing: WordPress does so when it first stores an option',
	static function (): void {
		delete_option( Settings::OPTION );
		$once = sanitized( array( 'islands' => array( 'sampler' => array( 'enabled' => '0', 'props' => array( 'limit' => '4', 'colors' => 'a,b', 'rows' => '[{"name":"x"}]', 'isOpen' => '1' ) ) ), 'allowed_hosts' => "a.example\nb.example", 'consent_days' => '30', 'native_alerts' => '1' ) );
		same( $once, sanitized( $once ) );
	}
);

test(
	'[WP-05] hosts are reduced to their names, and what is none is refused',
	static function (): void {
		$stored = sanitized( array( 'allowed_hosts' => "https://Pay.Example/path?x=1\r\n pay.example \njavascript:alert(1)\n//cdn.example\n<b>\nlocalhost\n" ) );
		same( array( 'pay.example', 'cdn.example' ), $stored['allowed_hosts'] );
		same( 3, count( get_settings_errors( Settings::OPTION ) ) );
		check( false === strpos( (string) wp_json_encode( get_settings_errors( Settings::OPTION ) ), '<b>' ), 'a message is not escaped' );
	}
);

test(
	'[WP-05] consent is kept for a possible number of days',
	static function (): void {
		foreach ( array( '0', '-5', '396', 'abc', '1.5' ) as $days ) {
			same( 182, sanitized( array( 'consent_days' => $days ) )['consent_days'] );
		}
		same( 90, sanitized( array( 'consent_days' => '90' ) )['consent_days'] );
	}
);

test(
	'[WP-05] only who may manage the shop sees the screen or may send it',
	static function (): void {
		wp_set_current_user( 0 );
		same( '', screen() );
		same( class_exists( 'WooCommerce', false ) ? 'manage_woocommerce' : 'manage_options', apply_filters( 'option_page_capability_archipel', 'anything' ) );
		wp_set_current_user( 1 );
		check( '' !== screen(), 'an administrator sees nothing' );
	}
);

test(
	'[WP-05] the form has a nonce, goes to WordPress’s own handler, and every field has a label, a legend and its help',
	static function (): void {
		wp_set_current_user( 1 );
		$dom = dom( screen() );
		same( 1, $dom->query( '//form[@method="post"][contains(@action,"options.php")]//input[@name="_wpnonce"]' )->length );
		same( 1, $dom->query( '//input[@name="option_page"][@value="archipel"]' )->length );
		foreach ( $dom->query( '//form//*[self::input[not(@type="hidden") and not(@type="submit")] or self::select or self::textarea]' ) as $field ) {
			$id = $field->getAttribute( 'id' );
			same( 1, $dom->query( "//label[@for='$id']" )->length );
			same( 1, $dom->query( "//*[@id='$id']" )->length );
			check( '' !== trim( $dom->query( "//label[@for='$id']" )->item( 0 )->textContent ), "$id has an empty label" );
			$described = $field->getAttribute( 'aria-describedby' );
			check( '' === $described || 1 === $dom->query( "//*[@id='$described']" )->length, "$id is described by nothing" );
		}
		foreach ( $dom->query( '//fieldset' ) as $fieldset ) {
			same( 1, $dom->query( './legend', $fieldset )->length );
		}
	}
);

test(
	'[WP-05] take over is offered only by islands that replace something, and an island without its plugin says what it needs',
	static function (): void {
		wp_set_current_user( 1 );
		$html = screen();
		$dom  = dom( $html );
		same( 1, $dom->query( '//input[@type="checkbox"][@name="archipel_settings[islands][sampler][take_over]"]' )->length );
		same( 0, $dom->query( '//input[@name="archipel_settings[islands][broken][take_over]"]' )->length );
		same( 0, $dom->query( '//*[contains(@name,"[needs-unknown]")]' )->length );
		check( false !== strpos( $html, 'some-plugin-nobody-has' ), 'the missing plugin is not named' );
	}
);

test(
	'[WP-05] a script that goes only when several islands take over is said to, with their names',
	static function (): void {
		wp_set_current_user( 1 );
		$help = dom( screen() )->query( '//*[@id="archipel-sampler-take-over-help"]' )->item( 0 )->textContent;
		same( 'Replaces sampler-original, shared-original. Shared-original goes once these take over too: Without support.', str_replace( "shared-original goes", "Shared-original goes", $help ) );
	}
);

test(
	'[WP-05] a form that is sent as it is printed changes nothing',
	static function (): void {
		wp_set_current_user( 1 );
		$before = array( 'islands' => array( 'sampler' => array( 'enabled' => true, 'take_over' => false, 'props' => array( 'label' => 'A "b" <i>', 'isOpen' => true, 'colors' => array( 'x', 'y' ), 'rows' => array( array( 'name' => 'n' ) ), 'limit' => 0, 'columns' => 4 ) ) ), 'native_alerts' => true, 'allowed_hosts' => array( 'a.example' ), 'consent_days' => 10 );
		choose( $before );
		$dom  = dom( screen() );
		$text = array();
		foreach ( $dom->query( '//form//*[@name][not(self::button)]' ) as $field ) {
			$value = 'textarea' === $field->nodeName ? $field->textContent : $field->getAttribute( 'value' );
			if ( 'select' === $field->nodeName ) {
				$chosen = $dom->query( './option[@selected]', $field )->item( 0 ) ?? $dom->query( './option', $field )->item( 0 );
				$value  = $chosen->getAttribute( 'value' );
			}
			if ( 'checkbox' !== $field->getAttribute( 'type' ) || $field->hasAttribute( 'checked' ) ) {
				$text[] = rawurlencode( $field->getAttribute( 'name' ) ) . '=' . rawurlencode( $value );
			}
		}
		parse_str( implode( '&', $text ), $sent );
		$after = sanitized( $sent['archipel_settings'] );
		same( array(), get_settings_errors( Settings::OPTION ) );
		ksort( $before['islands']['sampler']['props'] );
		ksort( $after['islands']['sampler']['props'] );
		same( $before['islands']['sampler'], $after['islands']['sampler'] );
		unset( $before['islands'], $after['islands'] );
		same( $before, $after );
	}
);

test(
	'[WP-12] islands stand by where they are on the site, each closed, with its state, what it replaces in the owner’s words, and where it can be seen',
	static function (): void {
		wp_set_current_user( 1 );
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'label' => 'x', 'count' => 4 ) ), 'broken' => array( 'enabled' => false ) ) ) );
		$dom  = dom( screen() );
		$text = static fn( string $path ): string => trim( (string) preg_replace( '/\s+/', ' ', $dom->query( $path )->item( 0 )->textContent ?? '' ) );
		$all  = array();
		foreach ( $dom->query( '//section[@class="archipel-group"]' ) as $group ) {
			$title = $dom->query( './/h2', $group )->item( 0 )->textContent;
			foreach ( $dom->query( './details', $group ) as $island ) {
				$all[ $title ][] = substr( $island->getAttribute( 'id' ), strlen( 'archipel-' ) );
				check( ! $island->hasAttribute( 'open' ), 'an island is open' );
			}
		}
		same(
			array(
				'Lists of products' => array( 'product-tiles' ),
				'Product page'      => array( 'variation-form', 'wishlist-button' ),
				'Cart'              => array( 'mini-cart' ),
				'Everywhere'        => array( 'contact-form', 'sampler', 'broken', 'needs-unknown' ),
			),
			$all
		);
		same( 'Sampler On · 2 options changed', $text( '//*[@id="archipel-sampler"]/summary' ) );
		same( 'Broken Off', $text( '//*[@id="archipel-broken"]/summary' ) );
		check( false !== strpos( $text( '//*[@id="archipel-sampler"]' ), '[archipel_sampler]' ), 'how it is placed is not said' );
		check( false !== strpos( $text( '//*[@id="archipel-variation-form"]' ), 'WooCommerce prints it.' ), 'why it cannot be placed is not said' );
		same( 1, $dom->query( '//*[@id="archipel-variation-form"]//a[text()="See it on the shop"]' )->length );
		same( 0, $dom->query( '//*[@id="archipel-sampler"]//a' )->length );
	}
);

test(
	'[WP-12] what an island replaces is said in words: every handle of the build has some',
	static function (): void {
		$printer = new \Archipel\Settings_Island( \Archipel\plugin()->islands(), new Settings() );
		check( 0 === strpos( $printer->replaced( island( 'mini-cart' ) ), 'Replaces WooCommerce’s script that refreshes the cart on every page (wc-cart-fragments).' ), $printer->replaced( island( 'mini-cart' ) ) );
		$built = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/wp-plugin/dist/islands.json' ), true );
		foreach ( $built['islands'] ?? array() as $name => $data ) {
			foreach ( array_merge( $data['replaces']['scripts'], $data['replaces']['styles'] ) as $handle ) {
				check( false !== strpos( $printer->replaced( new \Archipel\Island( $name, array( 'replaces' => array( 'scripts' => array( $handle ) ) ) ) ), "($handle)" ), "$handle has no words" );
			}
		}
	}
);

test(
	'[WP-12] saving comes first in the form, so that the return key saves; one island or all of them can be put back to their defaults',
	static function (): void {
		wp_set_current_user( 1 );
		$dom = dom( screen() );
		same( 'submit', $dom->query( '//form//*[@type="submit"]' )->item( 0 )->getAttribute( 'name' ) );
		$buttons = array();
		foreach ( $dom->query( '//button[@name="archipel_settings[reset]"]' ) as $button ) {
			$buttons[] = $button->getAttribute( 'value' );
		}
		check( in_array( 'sampler', $buttons, true ) && '*' === end( $buttons ) && ! in_array( 'needs-unknown', $buttons, true ), describe( $buttons ) );

		$chosen = array( 'islands' => array( 'sampler' => array( 'enabled' => false, 'props' => array( 'count' => 5 ) ), 'broken' => array( 'enabled' => false ) ), 'native_alerts' => true, 'allowed_hosts' => array( 'a.example' ), 'consent_days' => 10 );
		choose( $chosen );
		$stored = sanitized( array( 'reset' => 'sampler', 'consent_days' => '11', 'islands' => array( 'sampler' => array( 'enabled' => '0', 'props' => array( 'count' => '6' ) ) ) ) );
		same( array( 'broken' => array( 'enabled' => false ) ), $stored['islands'] );
		same( 11, $stored['consent_days'] );
		same( 'success', get_settings_errors( Settings::OPTION )[0]['type'] );
		same( array( 'islands' => array(), 'native_alerts' => false, 'allowed_hosts' => array(), 'consent_days' => 182 ), sanitized( array( 'reset' => '*', 'consent_days' => '11' ) ) );
		$same = sanitized( array( 'reset' => array( 'x' ) ) );
		same( $chosen['islands'], $same['islands'] );
	}
);

test(
	'[WP-05] the option is there from the first visit of the admin on, so that no page asks the database for it in vain',
	static function (): void {
		global $wpdb;
		delete_option( Settings::OPTION );
		( new Settings_Screen( \Archipel\plugin()->islands(), new Settings() ) )->register_setting();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		same( array(), ( new Settings() )->props( 'sampler' ) );
		same( $before, $wpdb->num_queries );
	}
);

test(
	'[WP-05] nothing that is stored can become markup on the screen',
	static function (): void {
		wp_set_current_user( 1 );
		$attack = '"><script>alert(1)</script><textarea></textarea>';
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'label' => $attack, 'rows' => array( array( 'name' => $attack ) ) ) ) ), 'allowed_hosts' => array( $attack ) ) );
		check( false === strpos( screen(), '<script>alert' ), 'a script got through' );
	}
);
