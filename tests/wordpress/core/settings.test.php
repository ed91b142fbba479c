<?php
namespace Archipel\Tests;

use Archipel\Settings;
use Archipel\Settings_Island;
use Archipel\Settings_Sanitizer;
use Archipel\Settings_Screen;
use Archipel\Settings_Transfer;

final class Tests_Settings extends Test_Case {
	/** The sanitized option for a sent settings form. */
	private static function sanitized( array $sent ): array {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = array();
		return Settings_Sanitizer::sanitize( $sent );
	}

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** @testdox [WP-05] without any choice every island is on and takes over; a damaged option counts as no choice, and what an update has taken away as none; the option is there from the first visit of the admin on, so that no page asks the database for it in vain */
	public function test_without_any_choice_every_island_is_on_and_takes_over(): void {
		foreach ( array( array(), 'text', 7, array( 'islands' => 'x', 'allowed_hosts' => 'y' ), array( 'islands' => array( 'sampler' => 'z' ) ) ) as $stored ) {
			add_filter( 'option_archipel_settings', static fn() => $stored );
			choose( array() );
			self::assertSame( array( true, true, array(), false, array() ), array( Settings::wants( 'sampler' ), Settings::wants_take_over( 'sampler' ), Settings::props( 'sampler' ), Settings::native_alerts(), Settings::allowed_hosts() ) );
		}
		remove_all_filters( 'option_archipel_settings' );
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'gone' => true, 'count' => 5 ) ) ) ) );
		self::assertSame( array( 'count' => 5 ), Settings::props( 'sampler' ) );
		self::assertSame( array( 'count' => 5, 'island' => 'sampler' ), config_in( head() )['islands']['sampler']['props'] );

		global $wpdb;
		delete_option( Settings::OPTION );
		Settings_Screen::register_setting();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		self::assertSame( array(), Settings::props( 'sampler' ) );
		self::assertSame( $before, $wpdb->num_queries );
	}

	/** @testdox [WP-05] what is sent is stored in the types of the schema, and only where it differs from the default; a text of several lines keeps them, of which the limits count one character for the end of each, and an address in it what is encoded there; hosts are reduced to their names, and what is none is refused; islands that are not in the form keep their choices, and unknown ones cannot be added; doing it twice changes nothing, as WordPress does when it first stores an option */
	public function test_what_is_sent_is_stored_in_the_types_of_the_schema(): void {
		choose( array( 'islands' => array( 'needs-unknown' => array( 'enabled' => false ), 'long-gone' => array( 'enabled' => false ) ) ) );
		$notes  = " a\r\n/caf%C3%A9 <i>\r\n" . str_repeat( 'x', 40 - strlen( "a\n/caf%C3%A9 <i>\n" ) );
		$props  = array( 'label' => '  Fin ', 'isOpen' => '1', 'count' => '3', 'style' => 'boxes', 'notes' => $notes, 'colors' => 'red, blue', 'rows' => '[{"name":"x"}]', 'limit' => '4', 'ratio' => '', 'unknown' => 'x' );
		$hosts  = "https://Pay.Example/path?x=1\r\n pay.example \njavascript:alert(1)\n//cdn.example\n<b>\nlocalhost\n";
		$stored = self::sanitized( array( 'islands' => array( 'evil"><script>' => array( 'enabled' => '1' ), 'broken' => 'not an array', 'sampler' => array( 'enabled' => '1', 'take_over' => '0', 'props' => $props ) ), 'allowed_hosts' => $hosts, 'native_alerts' => '1', 'extra' => 'x' ) );
		$kept   = array( 'label' => 'Fin', 'isOpen' => true, 'style' => 'boxes', 'notes' => str_replace( "\r\n", "\n", trim( $notes ) ), 'colors' => array( 'red', 'blue' ), 'rows' => array( array( 'name' => 'x' ) ), 'limit' => 4 );
		self::assertSame( array( 'enabled' => true, 'take_over' => false, 'props' => $kept ), $stored['islands']['sampler'] );
		self::assertEqualsCanonicalizing( array( 'needs-unknown', 'long-gone', 'sampler' ), array_keys( $stored['islands'] ) );
		self::assertSame( array( 'islands', 'native_alerts', 'allowed_hosts' ), array_keys( $stored ) );
		self::assertSame( array( 'pay.example', 'cdn.example' ), $stored['allowed_hosts'] );
		self::assertCount( 3, preg_grep( '/ is not the name of a host\.$/', array_column( get_settings_errors( Settings::OPTION ), 'message' ) ) );
		self::assertStringNotContainsString( '<b>', (string) wp_json_encode( get_settings_errors( Settings::OPTION ) ), 'a message is not escaped' );
		self::assertSame( $stored, self::sanitized( $stored ) );
	}

	/** @testdox [WP-12] a choice is called by its label, in the language of whoever looks, or by its value; a text of several lines has a field of several */
	public function test_a_choice_is_called_by_its_label(): void {
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'style' => 'boxes', 'notes' => "a\nb" ) ) ) ) );
		$option  = '//*[@id="archipel-sampler-option-style"]/option';
		$options = static fn(): array => array_combine( values( settings_screen(), "$option/@value" ), values( settings_screen(), $option ) );
		self::assertSame( array( 'inline' => 'inline', 'boxes' => 'Boxes & lines' ), $options() );
		self::assertSame( array( 'inline' => 'inline', 'boxes' => 'Cases' ), with_filter( 'determine_locale', static fn() => 'fr_FR', $options ) );
		self::assertSame( "a\nb", dom( settings_screen() )->query( '//textarea[@id="archipel-sampler-option-notes"]' )->item( 0 )->textContent ?? null );
	}

	/** @testdox [CONS-01] the days of consent that the owner once set beside the islands are the notice’s, whose own come first; the next save keeps them there, and an old file is imported without a complaint */
	public function test_the_days_of_consent_are_the_notices(): void {
		$days = static fn( array $stored ): array => array_map( static fn( string $option ) => $stored['islands']['cookie-notice']['props'][ $option ] ?? null, array( 'acceptedDays', 'refusedDays' ) );
		$old  = array( 'islands' => array( 'cookie-notice' => array( 'enabled' => true, 'props' => array( 'refusedDays' => 30 ) ) ), 'consent_days' => 90 );
		choose( $old );
		self::assertSame( array( 90, 30 ), $days( Settings::all() ) );
		$saved = self::sanitized( array() );
		self::assertSame( array( array( 90, 30 ), false ), array( $days( $saved ), isset( $saved['consent_days'] ) ) );
		choose( array() );
		self::sanitized( array( 'import' => '{"archipel_settings":{"consent_days":182}}' ) );
		self::assertSame( array( 'success' ), array_column( get_settings_errors( Settings::OPTION ), 'type' ) );
		foreach ( array( 182, 0, 'x', array() ) as $none ) {
			self::assertSame( array(), \Archipel\Consent\Consent::with_old_days( array( 'consent_days' => $none ) ) );
		}
	}

	/** @testdox [WP-05] only who may manage the shop sees the screen or may send it; the screen gets its script and its style when WordPress opens it */
	public function test_only_who_may_manage_the_shop_sees_the_screen_or_may_send(): void {
		wp_set_current_user( 0 );
		self::assertSame( '', settings_screen() );
		\Archipel\Settings_Screen::register();
		self::assertSame( class_exists( 'WooCommerce', false ) ? 'manage_woocommerce' : 'manage_options', apply_filters( 'option_page_capability_archipel', 'anything' ) );
		wp_set_current_user( 1 );
		self::assertNotSame( '', settings_screen(), 'an administrator sees nothing' );

		require_once ABSPATH . 'wp-admin/includes/admin.php';
		fresh_page();
		Settings_Screen::add_page();
		self::assertFalse( wp_script_is( 'archipel-settings' ) );
		do_action( 'load-' . get_plugin_page_hookname( 'archipel', class_exists( 'WooCommerce', false ) ? 'woocommerce' : 'options-general.php' ) );
		self::assertTrue( wp_script_is( 'archipel-settings' ) && wp_style_is( 'archipel-settings' ) );
	}

	/** @testdox [WP-05] [WP-12] the form has a nonce, goes to WordPress’s own handler, and every field has a label, a legend and its help; take over is offered only by islands that replace something; a script that goes only when several take over is said to, with their names; an island without its plugin says what it needs; what an island replaces is said in words: every handle of the build has some */
	public function test_the_form_has_a_nonce_goes_to_wordpresss_own_handler(): void {
		$dom = dom( settings_screen() );
		self::assertSame( 1, $dom->query( '//form[@method="post"][contains(@action,"options.php")]//input[@name="_wpnonce"]' )->length );
		self::assertSame( 1, $dom->query( '//input[@name="option_page"][@value="archipel"]' )->length );
		foreach ( $dom->query( '//form//*[self::input[not(@type="hidden") and not(@type="submit")] or self::select or self::textarea]' ) as $field ) {
			$id = $field->getAttribute( 'id' );
			self::assertSame( 1, $dom->query( "//label[@for='$id']" )->length );
			self::assertSame( 1, $dom->query( "//*[@id='$id']" )->length );
			self::assertNotSame( '', trim( $dom->query( "//label[@for='$id']" )->item( 0 )->textContent ), "$id has an empty label" );
			$described = $field->getAttribute( 'aria-describedby' );
			self::assertTrue( '' === $described || 1 === $dom->query( "//*[@id='$described']" )->length, "$id is described by nothing" );
		}
		// By the keyboard alone: only elements of HTML that it reaches, in their order, each with a name.
		self::assertSame( 0, $dom->query( '//form//*[@tabindex or @onclick or (@role="button")]' )->length );
		foreach ( $dom->query( '//form//*[self::button or self::summary or self::a]' ) as $control ) {
			self::assertNotSame( '', trim( $control->textContent ) );
			$described = $control->getAttribute( 'aria-describedby' );
			self::assertTrue( '' === $described || 1 === $dom->query( "//*[@id='$described']" )->length, "a control is described by nothing: $described" );
		}
		foreach ( $dom->query( '//fieldset' ) as $fieldset ) {
			self::assertSame( 1, $dom->query( './legend', $fieldset )->length );
		}
		self::assertSame( 1, $dom->query( '//input[@type="checkbox"][@name="archipel_settings[islands][sampler][take_over]"]' )->length );
		self::assertSame( 0, $dom->query( '//input[@name="archipel_settings[islands][broken][take_over]"]' )->length );
		self::assertSame( 0, $dom->query( '//*[contains(@name,"[needs-unknown]")]' )->length );
		self::assertStringContainsString( 'some-plugin-nobody-has', settings_screen(), 'the missing plugin is not named' );
		$help = $dom->query( '//*[@id="archipel-sampler-take-over-help"]' )->item( 0 )->textContent;
		self::assertSame( 'Replaces sampler-original, shared-original, shared-style. shared-original goes once these take over too: Without support. shared-style goes once these take over too: Without support.', $help );

		self::assertStringStartsWith( 'Replaces WooCommerce’s script that refreshes the cart on every page (wc-cart-fragments).', Settings_Island::replaced( island( 'mini-cart' ) ) );
		$built = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/wp-plugin/dist/islands.json' ), true );
		foreach ( $built['islands'] ?? array() as $name => $data ) {
			foreach ( array_merge( $data['replaces']['scripts'], $data['replaces']['styles'] ) as $handle ) {
				self::assertStringContainsString( "($handle)", Settings_Island::replaced( new \Archipel\Island( $name, array( 'replaces' => array( 'scripts' => array( $handle ) ) ) + $data ) ), "$handle has no words" );
			}
		}
	}

	/** @testdox [WP-05] a form that is sent as it is printed changes nothing */
	public function test_a_form_that_is_sent_as_it_is_printed_changes_nothing(): void {
		$before = array( 'islands' => array( 'sampler' => array( 'enabled' => true, 'take_over' => false, 'props' => array( 'label' => 'A "b" <i>', 'isOpen' => true, 'colors' => array( 'x', 'y' ), 'rows' => array( array( 'name' => 'n' ) ), 'limit' => 0, 'columns' => 4 ) ) ), 'native_alerts' => true, 'allowed_hosts' => array( 'a.example' ) );
		choose( $before );
		$dom  = dom( settings_screen() );
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
		$after = self::sanitized( $sent['archipel_settings'] );
		self::assertSame( array(), get_settings_errors( Settings::OPTION ) );
		ksort( $before['islands']['sampler']['props'] );
		ksort( $after['islands']['sampler']['props'] );
		self::assertSame( $before['islands']['sampler'], $after['islands']['sampler'] );
		unset( $before['islands'], $after['islands'] );
		self::assertSame( $before, $after );
	}

	/** @testdox [WP-12] islands stand by where they are on the site, each closed, with its state, what it replaces in the owner’s words, and where it can be seen */
	public function test_islands_stand_by_where_they_are_on_the_site_each_closed(): void {
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'label' => 'x', 'count' => 4 ) ), 'broken' => array( 'enabled' => false ) ) ) );
		$dom  = dom( settings_screen() );
		$text = static fn( string $path ): string => trim( (string) preg_replace( '/\s+/', ' ', $dom->query( $path )->item( 0 )->textContent ?? '' ) );
		$all  = array();
		foreach ( $dom->query( '//section[@class="archipel-group"]' ) as $group ) {
			$title = $dom->query( './/h2', $group )->item( 0 )->textContent;
			foreach ( $dom->query( './details', $group ) as $island ) {
				$all[ $title ][] = substr( $island->getAttribute( 'id' ), strlen( 'archipel-' ) );
				self::assertTrue( ! $island->hasAttribute( 'open' ), 'an island is open' );
			}
		}
		self::assertSame(
			array(
				'Lists of products' => array( 'product-tiles' ),
				'Product page'      => array( 'variation-form', 'wishlist-button' ),
				'Cart'              => array( 'mini-cart' ),
				'Everywhere'        => array( 'contact-form', 'sampler', 'broken', 'needs-unknown' ),
			),
			$all
		);
		self::assertSame( 'Sampler On · 2 options changed', $text( '//*[@id="archipel-sampler"]/summary' ) );
		self::assertSame( 'Broken Off', $text( '//*[@id="archipel-broken"]/summary' ) );
		self::assertStringContainsString( '[archipel_sampler]', $text( '//*[@id="archipel-sampler"]' ), 'how it is placed is not said' );
		self::assertStringContainsString( 'WooCommerce prints it.', $text( '//*[@id="archipel-variation-form"]' ), 'why it cannot be placed is not said' );
		self::assertSame( 1, $dom->query( '//*[@id="archipel-variation-form"]//a[text()="See it on the shop"]' )->length );
		self::assertSame( 0, $dom->query( '//*[@id="archipel-sampler"]//a' )->length );
	}

	/** @testdox [WP-12] saving comes first in the form, so that the return key saves; one island or all of them can be put back to their defaults */
	public function test_saving_comes_first_in_the_form_so_that_the_return_key_saves(): void {
		self::assertSame( 'submit', values( settings_screen(), '//form//*[@type="submit"]/@name' )[0] );
		$buttons = values( settings_screen(), '//button[@name="archipel_settings[reset]"]/@value' );
		self::assertTrue( in_array( 'sampler', $buttons, true ) && '*' === end( $buttons ) && ! in_array( 'needs-unknown', $buttons, true ), (string) wp_json_encode( $buttons ) );

		$chosen = array( 'islands' => array( 'sampler' => array( 'enabled' => false, 'props' => array( 'count' => 5 ) ), 'broken' => array( 'enabled' => false ) ), 'native_alerts' => true, 'allowed_hosts' => array( 'a.example' ) );
		choose( $chosen );
		$stored = self::sanitized( array( 'reset' => 'sampler', 'islands' => array( 'sampler' => array( 'enabled' => '0', 'props' => array( 'count' => '6' ) ) ) ) );
		self::assertSame( array( 'broken' => array( 'enabled' => false ) ), $stored['islands'] );
		self::assertSame( 'success', get_settings_errors( Settings::OPTION )[0]['type'] );
		self::assertSame( array( 'islands' => array(), 'native_alerts' => false, 'allowed_hosts' => array() ), self::sanitized( array( 'reset' => '*', 'native_alerts' => '1' ) ) );
		$same = self::sanitized( array( 'reset' => array( 'x' ) ) );
		self::assertSame( $chosen['islands'], $same['islands'] );
	}

	/** @testdox [WP-12] decoration is off on new sites alone, until it is switched on; what is put back is as it was at first */
	public function test_decoration_is_off_on_new_sites_alone(): void {
		$on       = static fn(): array => array( Settings::wants( 'broken' ), Settings::wants( 'sampler' ) );
		$activate = static fn() => do_action( 'activate_' . plugin_basename( \Archipel\FILE ), false );
		choose( array() );
		$activate();
		self::assertSame( array( true, true ), $on(), 'a site that has settings is changed' );
		delete_option( Settings::OPTION );
		// As in the admin, where the option is checked as it is stored.
		Settings_Screen::register_setting();
		delete_option( Settings::OPTION );
		$activate();
		self::assertSame( array( false, true ), $on() );
		choose( self::sanitized( array( 'islands' => array( 'broken' => array( 'enabled' => '1' ) ) ) ) );
		self::assertSame( array( true, true ), $on() );
		foreach ( array( 'broken', '*' ) as $reset ) {
			choose( self::sanitized( array( 'reset' => $reset, 'islands' => array( 'broken' => array( 'enabled' => '1' ) ) ) ) );
			self::assertSame( array( false, true ), $on(), "put back: $reset" );
		}
	}

	/** @testdox [WP-12] a preset switches islands on and off, and keeps options, take over and what was changed beside it: “boutique” leaves out decoration, “catalogue” buying, too, “everything” has all; what is no preset switches nothing */
	public function test_a_preset_switches_islands_on_and_off(): void {
		foreach ( array(
			'boutique'   => array( true, true, false ),
			'catalogue'  => array( true, false, false ),
			'everything' => array( true, true, true ),
			'evil'       => array( false, true, true ),
		) as $preset => $expected ) {
			choose( array( 'islands' => array( 'sampler' => array( 'enabled' => false, 'take_over' => false, 'props' => array( 'count' => 5 ) ) ) ) );
			choose( self::sanitized( array( 'preset' => $preset, 'native_alerts' => '1', 'islands' => array( 'sampler' => array( 'props' => array( 'count' => '6' ) ) ) ) ) );
			self::assertSame( $expected, array_map( array( Settings::class, 'wants' ), array( 'sampler', 'mini-cart', 'broken' ) ), $preset );
			self::assertSame( array( false, array( 'count' => 6 ), true ), array( Settings::wants_take_over( 'sampler' ), Settings::props( 'sampler' ), Settings::native_alerts() ), $preset );
			$button = dom( settings_screen() )->query( "//form//button[@type='submit'][@name='archipel_settings[preset]'][@value='$preset']" )->item( 0 );
			self::assertSame( 'evil' !== $preset, null !== $button && '' !== trim( $button->textContent ), $preset );
		}
	}

	/** @testdox [WP-12] what is exported is imported on a site with other settings, which leaves nothing of these; its text cannot end the attribute */
	public function test_what_is_exported_is_imported_on_a_site_with_other_settings(): void {
		choose( array( 'islands' => array( 'sampler' => array( 'take_over' => false, 'props' => array( 'label' => "A \"b\" 'c' <i>&amp; é %41", 'notes' => "a\nb", 'rows' => array( array( 'name' => 'n' ) ), 'limit' => 0 ) ), 'broken' => array( 'enabled' => false ) ), 'native_alerts' => true, 'allowed_hosts' => array( 'a.example' ) ) );
		$link = values( settings_screen(), '//form//a[@download]/@href' )[0];
		self::assertStringStartsWith( 'data:application/json;charset=utf-8,', $link );
		$file = rawurldecode( substr( $link, strpos( $link, ',' ) + 1 ) );
		self::assertStringContainsString( '%41', $file );
		choose( array( 'islands' => array( 'sampler' => array( 'enabled' => false, 'props' => array( 'count' => 5 ) ), 'mini-cart' => array( 'enabled' => false ) ), 'allowed_hosts' => array( 'b.example' ), 'decoration' => false ) );
		choose( self::sanitized( array( 'import' => "\n$file\n", 'native_alerts' => '0' ) ) );
		self::assertSame( array( 'success' ), array_column( get_settings_errors( Settings::OPTION ), 'type' ) );
		self::assertSame( $file, Settings_Transfer::json() );
		self::assertSame( array( false, false ), array( Settings::all()['decoration'], Settings::wants_take_over( 'sampler' ) ) );
	}

	/** @testdox [WP-05] an imported file is checked by the rules of the form, and what is refused is told and stays as it was */
	public function test_an_imported_file_is_checked(): void {
		$file   = static fn( $settings ): string => (string) json_encode( array( 'archipel_settings' => $settings ) );
		$of     = static fn( $sampler ): string => $file( array( 'islands' => array( 'sampler' => $sampler ) ) );
		$stored = array( 'islands' => array( 'sampler' => array( 'enabled' => false, 'take_over' => false, 'props' => array( 'count' => 5 ) ) ), 'native_alerts' => false, 'allowed_hosts' => array( 'a.example' ) );
		choose( $stored );
		foreach ( array(
			'no JSON'                          => array( '<?xml?>', array( 'Nothing was imported: this is not a file of Archipel’s settings.' ) ),
			'JSON of another plugin'           => array( '{"islands":{"broken":{"enabled":true}}}', array( 'Nothing was imported: this is not a file of Archipel’s settings.' ) ),
			'a command of the form'            => array( $file( array( 'reset' => '*', 'preset' => 'everything' ) ), array( 'General: “reset” was not saved, there is no such option.', 'General: “preset” was not saved, there is no such option.' ) ),
			'an island that is none'           => array( $file( array( 'islands' => array( "x' onclick='<b>" => array( 'enabled' => true ) ) ) ), array( '“x&#039; onclick=&#039;&lt;b&gt;” was not saved: there is no such island, or these are no settings.' ) ),
			'settings of an island that are none' => array( $of( 'on' ), array( '“sampler” was not saved: there is no such island, or these are no settings.' ) ),
			'a switch that is neither on nor off' => array( $of( array( 'enabled' => 'perhaps', 'take_over' => array() ) ), array( 'Sampler: “On” was not saved, its value is not possible.', 'Sampler: “Take over the original script” was not saved, its value is not possible.' ) ),
			'options that are none'            => array( $of( array( 'props' => 'x', 'more' => 1 ) ), array( 'Sampler: “props” was not saved, its value is not possible.', 'Sampler: “more” was not saved, there is no such option.' ) ),
			'an option that is unknown, and one out of its limits' => array( $of( array( 'props' => array( 'count' => 99, 'colour' => 'red' ) ) ), array( 'Sampler: “colour” was not saved, there is no such option.', 'Sampler: “count” was not saved, its value is not possible.' ) ),
			'general options'                  => array( $file( array( 'native_alerts' => 'x', 'allowed_hosts' => array( 'a.example', 'no host' ) ) ), array( 'General: “Show messages as alerts of the browser” was not saved, its value is not possible.', '“no host” is not the name of a host.' ) ),
		) as $what => list( $sent, $told ) ) {
			self::assertSame( $stored, self::sanitized( array( 'import' => $sent ) ), $what );
			$errors = array_filter( get_settings_errors( Settings::OPTION ), static fn( array $error ): bool => 'error' === $error['type'] );
			self::assertSame( $told, array_column( $errors, 'message' ), $what );
			self::assertSame( array(), preg_grep( '/^[a-z0-9_-]+$/', array_column( $errors, 'code' ), PREG_GREP_INVERT ), $what );
		}
	}

	/** @testdox [WP-12] an island that is placed leads to a public page of this site that has it, a page before a post; looking for it is one query of this screen, and none of a shopper’s page */
	public function test_an_island_that_is_placed_leads_to_a_page_that_has_it(): void {
		$link  = static fn( string $island ): string => dom( settings_screen() )->evaluate( "string(//*[@id='archipel-$island']//a[text()='See it on the shop']/@href)" );
		$write = static fn( string $content, array $more = array() ): int => wp_insert_post( $more + array( 'post_title' => 'A', 'post_content' => $content, 'post_type' => 'page', 'post_status' => 'publish' ) );
		$write( '[archipel_sampler]', array( 'post_status' => 'draft' ) );
		$write( '[archipel_sampler]', array( 'post_password' => 'x' ) );
		$write( '<!-- wp:archipel/sampler /-->', array( 'post_type' => 'wp_block' ) );
		$write( '<p>archipel, archipel_sampler</p>' );
		self::assertSame( '', $link( 'sampler' ) );
		$post = $write( '<!-- wp:archipel/sampler {"label":"x"} /-->', array( 'post_type' => 'post' ) );
		self::assertSame( get_permalink( $post ), $link( 'sampler' ) );
		foreach ( array( '[archipel_sampler label="x"]', '<div data-archipel="sampler" data-archipel-props="{}"></div>' ) as $content ) {
			$page = $write( $content );
			self::assertSame( get_permalink( $page ), $link( 'sampler' ) );
			wp_delete_post( $page, true );
		}
		$built = $write( '' );
		update_post_meta( $built, '_elementor_data', wp_slash( '[{"elType":"widget","widgetType":"archipel-broken"},{"settings":{"html":"<div data-archipel=\"sampler\">"}}]' ) );
		self::assertSame( array( get_permalink( $built ), get_permalink( $built ) ), array( $link( 'broken' ), $link( 'sampler' ) ) );
		$queries = static function ( callable $body ): int {
			$count = 0;
			$listen = static function ( string $query ) use ( &$count ): string {
				$count += false !== strpos( $query, '_elementor_data' ) ? 1 : 0;
				return $query;
			};
			with_filter( 'query', $listen, $body );
			return $count;
		};
		// What the owner's browser looks for, and where.
		$form = dom( settings_screen() )->query( '//form[@data-pages]' )->item( 0 );
		$urls = json_decode( $form->getAttribute( 'data-pages' ), true );
		self::assertSame( array( home_url( '/' ), true, false ), array( $urls[0], in_array( get_permalink( $built ), $urls, true ), in_array( get_permalink( $post ), $urls, true ) ) );
		self::assertSame( '[data-archipel="sampler"]', dom( settings_screen() )->query( '//*[@id="archipel-sampler"]//a/@data-finds' )->item( 0 )->nodeValue );
		self::assertStringStartsWith( '[data-archipel="variation-form"], ', dom( settings_screen() )->query( '//*[@id="archipel-variation-form"]//a/@data-finds' )->item( 0 )->nodeValue );
		self::assertSame( array( 1, 0 ), array( $queries( static fn() => settings_screen() ), $queries( static fn() => head() ) ) );
	}
}
