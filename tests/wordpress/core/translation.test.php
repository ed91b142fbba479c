<?php
namespace Archipel\Tests;

use Archipel\I18n\Texts;
use Archipel\Localized;

final class Tests_Translation extends Test_Case {
	private const CART = array( 'fr' => 'Panier', 'en' => 'Cart' );

	/** Folder of the translations. */
	private static string $folder = '';

	/** English messages of the build, by scope and key. */
	private static function english( string $key ): string {
		list( $scope, $name ) = explode( '.', $key );
		return ( require dirname( \Archipel\FILE ) . '/dist/i18n/messages.php' )[ $scope ][ $name ];
	}

	/**
	 * Makes a `.mo` file as translators do.
	 *
	 * @param array<string, string|string[]> $messages Translations by key of a message, as `mini-cart.empty`.
	 */
	private static function translate( string $locale, string $plural, array $messages ): void {
		require_once ABSPATH . WPINC . '/pomo/mo.php';
		$file = new \MO();
		$file->set_header( 'Plural-Forms', $plural );
		$file->set_header( 'Language', $locale );
		foreach ( $messages as $key => $texts ) {
			$forms = false === strpos( $key, '.' ) ? array( $key ) : explode( ' | ', self::english( $key ) );
			$entry = array( 'singular' => $forms[0], 'translations' => (array) $texts );
			if ( false !== strpos( $key, '.' ) ) {
				$entry['context'] = $key;
			}
			$file->add_entry( new \Translation_Entry( isset( $forms[1] ) ? $entry + array( 'plural' => $forms[1] ) : $entry ) );
		}
		self::assertTrue( $file->export_to_file( self::$folder . "/archipel-$locale.mo" ) );
	}

	protected function setUp(): void {
		parent::setUp();
		\WP_Translation_Controller::get_instance()->set_locale( 'en_US' );
		self::$folder = get_temp_dir() . 'archipel-languages-' . wp_rand();
		mkdir( self::$folder );
		self::translate(
			'de_DE',
			'nplurals=2; plural=(n != 1);',
			array(
				'mini-cart.empty'      => 'Ihr Warenkorb ist leer </script><b>',
				'runtime.failed'       => 'Fehlgeschlagen.',
				'compare.clear'        => 'Leeren',
				'product-form.added'   => self::english( 'product-form.added' ),
				'product-form.adding'  => '{count} Artikel wird hinzugefügt … | {count} Artikel werden hinzugefügt …',
				// The place of the value is lost, or another one.
				'product-form.unsure'  => 'Wir wissen es nicht.',
				'product-form.notAdded' => 'Nicht hinzugefügt. {grund}',
				'Cart'                 => 'Warenkorb',
				'Settings'             => 'Einstellungen',
			)
		);
		self::translate(
			'pl_PL',
			'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
			array( 'product-form.subtotal' => array( 'Jeden artykuł: {total}', '{count} artykuły: {total}', '{count} artykułów: {total}' ) )
		);
		add_filter( 'load_textdomain_mofile', static fn( $file, $domain ) => 'archipel' === $domain && is_readable( self::$folder . '/' . basename( $file ) ) ? self::$folder . '/' . basename( $file ) : $file, 10, 2 );
	}

	protected function tearDown(): void {
		unload_textdomain( 'archipel' );
		unset( $GLOBALS['l10n_unloaded']['archipel'] );
		array_map( 'unlink', (array) glob( self::$folder . '/*' ) );
		rmdir( self::$folder );
		parent::tearDown();
	}

	/** Has the rest of the test in a language. */
	private static function speak( string $locale ): void {
		add_filter( 'pre_determine_locale', static fn() => $locale );
	}

	/** A message as PHP prints it. */
	private static function text( string $key, array $values = array() ): string {
		return Texts::get( $key, 'en français', self::english( $key ), $values );
	}

	/** @testdox [WP-15] in German, texts of PHP, words of the owner and the browser's messages come from the `.mo` file; the page has only messages that are translated, of islands that are on it, and the owner's win; a translation that has lost the place of a value, or has another one, is not used; English is said */
	public function test_in_german_texts_come_from_the_file(): void {
		self::speak( 'de_DE' );
		self::assertSame( array( 'Ihr Warenkorb ist leer </script><b>', 'Warenkorb', 'Einstellungen', 'Options' ), array( self::text( 'mini-cart.empty' ), Localized::text( self::CART ), __( 'Settings', 'archipel' ), Localized::text( array( 'fr' => 'x', 'en' => 'Options' ) ) ) );
		$head = head();
		self::assertStringNotContainsString( '</script><b>', $head, 'a translation ends the script' );
		$config = static fn( string $body = '' ): array => config_in( (string) apply_filters( 'archipel_page_html', head() . $body ) );
		self::assertSame( 'de-DE', $config()['locale'] );
		$there = array(
			'mini-cart.empty'     => 'Ihr Warenkorb ist leer </script><b>',
			'product-form.adding' => '{count} Artikel wird hinzugefügt … | {count} Artikel werden hinzugefügt …',
			'runtime.failed'      => 'Fehlgeschlagen.',
		);
		$all   = $there + array( 'compare.clear' => 'Leeren' );
		// Before the page's HTML is known, those of every island that is on.
		self::assertEqualsCanonicalizing( $all, config_in( $head )['messages'] );
		self::assertEqualsCanonicalizing( $all, $config( '<p class="a broken-mark">' )['messages'] );
		self::assertEqualsCanonicalizing( $there, $config()['messages'] );
		$own = static fn() => array( 'mini-cart.empty' => 'Leer', 'compare.clear' => 'Weg damit' );
		add_filter( 'archipel_messages', $own );
		self::assertSame( 'Leer', self::text( 'mini-cart.empty' ) );
		self::assertEqualsCanonicalizing( $own() + $there, $config()['messages'] );

		self::speak( 'de_DE' );
		self::assertSame( 'We do not know whether this product was added. Later.', self::text( 'product-form.unsure', array( 'reason' => 'Later.' ) ) );
		self::assertSame( 'This product was not added. Later.', self::text( 'product-form.notAdded', array( 'reason' => 'Later.' ) ) );
		self::assertSame( array( '1 Artikel wird hinzugefügt …', '2 Artikel werden hinzugefügt …' ), array( self::text( 'product-form.adding', array( 'count' => '1' ) ), self::text( 'product-form.adding', array( 'count' => '2' ) ) ) );
	}

	/** @testdox [WP-05] [WP-15] a hostile translation, and what is stored, is text on the owner's screen and in the data for the editor */
	public function test_a_hostile_translation_is_text_on_the_owners_screen(): void {
		$bad = '"\'></textarea></title></script><archipel-hostile onclick=x>';
		foreach ( array( 'gettext', 'gettext_with_context', 'ngettext_with_context' ) as $hook ) {
			add_filter( "{$hook}_archipel", static fn( $text ) => $text . $bad );
		}
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'label' => $bad, 'rows' => array( array( 'name' => $bad ) ) ) ) ), 'allowed_hosts' => array( $bad ) ) );
		wp_set_current_user( 1 );
		self::speak( 'de_DE' );
		$html = settings_screen();
		self::assertGreaterThan( 30, substr_count( $html, 'archipel-hostile' ), 'translations are not there' );
		self::assertStringNotContainsString( $bad, $html );
		self::assertSame( 0, dom( $html )->query( '//archipel-hostile' )->length );
		fresh_page();
		\Archipel\Blocks::add_editor_data();
		$data = implode( '', (array) wp_scripts()->get_data( 'archipel-blocks-editor', 'before' ) );
		self::assertStringContainsString( 'archipel-hostile', $data );
		self::assertStringNotContainsString( '</script>', $data );
	}

	/** @testdox [WP-15] a date is written as the owner writes dates in her language */
	public function test_a_date_is_written_as_the_owner_writes_dates(): void {
		update_option( 'date_format', 'j. F Y' );
		update_option( 'time_format', 'H:i' );
		$said = static fn(): string => \Archipel\Ui\Countdown\Moment::words( new \DateTimeImmutable( '2026-12-01 10:00:00+00:00' ) );
		self::assertSame( array( 'Tuesday, 1. December 2026, 10:00', 'Tuesday, December 1, 2026 at 10:00 AM' ), array( in_locale( 'de_DE', $said ), $said() ) );
	}

	/** @testdox [WP-15] in Polish a number has its form: 1, 2, 5, 22; a text without a translation keeps the plural of English */
	public function test_in_polish_a_number_has_its_form(): void {
		self::speak( 'pl_PL' );
		$said = static fn( int $count ): string => self::text( 'product-form.subtotal', array( 'count' => (string) $count, 'total' => '9 zł' ) );
		self::assertSame(
			array( 'Jeden artykuł: 9 zł', '2 artykuły: 9 zł', '5 artykułów: 9 zł', '12 artykułów: 9 zł', '22 artykuły: 9 zł', '102 artykuły: 9 zł', '1012 artykułów: 9 zł', '0 artykułów: 9 zł' ),
			array_map( $said, array( 1, 2, 5, 12, 22, 102, 1012, 0 ) )
		);
		self::assertSame( array( 'product-form.subtotal' => 'Jeden artykuł: {total} | {count} artykuły: {total} | {count} artykułów: {total}' ), config_in( head() )['messages'] );
		$items = static fn( int $count ): string => Texts::get( 'a.b', 'x', '{count} item | {count} items', array( 'count' => (string) $count ) );
		self::assertSame( array( '1 item', '2 items', '5 items' ), array_map( $items, array( 1, 2, 5 ) ) );
		self::assertSame( array( '1 item', '5 items' ), with_filter( 'pre_determine_locale', static fn() => 'ja', static fn() => array_map( $items, array( 1, 5 ) ) ), 'Japanese has one form' );
		$own = static fn() => array( 'a.b' => '{count} a | {count} b | {count} c' );
		self::assertSame( array( '1 a', '22 b', '5 c' ), with_filter( 'archipel_messages', $own, static fn() => array_map( $items, array( 1, 22, 5 ) ) ) );
	}

	/** @testdox [WP-15] [WP-07] French and English pages have nothing more, and no translation is looked up for them */
	public function test_french_and_english_pages_have_nothing_more(): void {
		foreach ( array( 'fr_FR' => 'en français', 'fr_BE' => 'en français', 'en_US' => self::english( 'mini-cart.empty' ), 'en_GB' => self::english( 'mini-cart.empty' ) ) as $locale => $text ) {
			$asked  = did_filter( 'gettext_archipel' ) + did_filter( 'gettext_with_context_archipel' );
			$config = in_locale(
				$locale,
				static function () use ( $text ): array {
					self::assertSame( $text, self::text( 'mini-cart.empty' ) );
					Localized::text( self::CART );
					return config_in( (string) apply_filters( 'archipel_page_html', head() . '<div data-archipel="sampler"></div>' ) );
				}
			);
			self::assertSame( $asked, did_filter( 'gettext_archipel' ) + did_filter( 'gettext_with_context_archipel' ), $locale );
			self::assertArrayNotHasKey( 'messages', $config, $locale );
		}
	}

	/** @testdox [WP-15] a request that changes its language has the texts of each: by switch_to_locale(), and by a filter as of WPML; afterwards WordPress has the language that it had */
	public function test_a_request_that_changes_its_language_has_the_texts_of_each(): void {
		$said     = static fn(): array => array( self::text( 'mini-cart.empty' ), Localized::text( self::CART ), config_in( head() )['locale'] );
		$english  = array( self::english( 'mini-cart.empty' ), 'Cart', 'en-US' );
		$german   = array( 'Ihr Warenkorb ist leer </script><b>', 'Warenkorb', 'de-DE' );
		$french   = array( 'en français', 'Panier', 'fr-FR' );
		$switcher = $GLOBALS['wp_locale_switcher'];
		$before   = \WP_Translation_Controller::get_instance()->get_locale();
		add_filter( 'get_available_languages', static fn(): array => array( 'de_DE', 'pl_PL', 'fr_FR' ) );
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		self::assertSame( $english, $said() );
		self::assertTrue( switch_to_locale( 'de_DE' ) );
		self::assertSame( $german, $said() );
		switch_to_locale( 'fr_FR' );
		self::assertSame( $french, $said() );
		restore_previous_locale();
		self::assertSame( $german, $said() );
		restore_previous_locale();
		self::assertSame( $english, $said() );
		$GLOBALS['wp_locale_switcher'] = $switcher;

		foreach ( array( 'de_DE' => $german, 'fr_FR' => $french, 'en_US' => $english ) as $locale => $texts ) {
			self::assertSame( $texts, with_filter( 'determine_locale', static fn() => $locale, $said ), $locale );
			self::assertSame( $before, \WP_Translation_Controller::get_instance()->get_locale(), 'other plugins have another language now' );
		}
		self::assertSame( $english, $said() );
	}
}
