<?php
namespace Archipel;

use Archipel\Self_Check\Diagnosis_Screen;
use Archipel\Self_Check\Places;

/** The screen is under WooCommerce, or under Settings without WooCommerce. Plain HTML forms and the Settings API; a script adds the search. */
final class Settings_Screen {

	public const PAGE = 'archipel';

	public static function register(): void {
		// After WooCommerce has made its own menu.
		add_action( 'admin_menu', array( self::class, 'add_page' ), 60 );
		add_action( 'admin_init', array( self::class, 'register_setting' ) );
		add_filter( 'option_page_capability_' . self::PAGE, array( self::class, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( self::class, 'add_link' ) );
	}

	public static function capability(): string {
		return class_exists( 'WooCommerce', false ) ? 'manage_woocommerce' : 'manage_options';
	}

	public static function url(): string {
		return admin_url( ( class_exists( 'WooCommerce', false ) ? 'admin.php' : 'options-general.php' ) . '?page=' . self::PAGE );
	}

	public static function add_page(): void {
		$parent = class_exists( 'WooCommerce', false ) ? 'woocommerce' : 'options-general.php';
		$screen = add_submenu_page( $parent, __( 'Archipel', 'archipel' ), __( 'Archipel', 'archipel' ), self::capability(), self::PAGE, array( self::class, 'print_page' ) );
		add_action( "load-$screen", array( self::class, 'enqueue' ) );
	}

	public static function enqueue(): void {
		if ( Diagnosis_Screen::is_shown() ) {
			Diagnosis_Screen::enqueue();
		} else {
			wp_enqueue_style( 'archipel-settings', (string) plugins_url( 'admin/settings.css', FILE ), array(), VERSION );
			wp_enqueue_script( 'archipel-settings', (string) plugins_url( 'admin/settings.js', FILE ), array(), VERSION, true );
		}
	}

	/** Registers the option, and stores it: WordPress queries the database on every page for a missing option. */
	public static function register_setting(): void {
		register_setting( self::PAGE, Settings::OPTION, array( 'sanitize_callback' => array( Settings_Sanitizer::class, 'sanitize' ) ) );
		add_option( Settings::OPTION, array() );
	}

	public static function add_link( $links ) {
		if ( is_array( $links ) && current_user_can( self::capability() ) ) {
			array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'archipel' ) ) );
		}
		return $links;
	}

	public static function print_page(): void {
		if ( ! current_user_can( self::capability() ) ) {
			return;
		}
		echo '<div class="wrap"><h1>', esc_html__( 'Archipel', 'archipel' ), '</h1>';
		self::print_tabs();
		if ( Diagnosis_Screen::is_shown() ) {
			Diagnosis_Screen::print_page();
			echo '</div>';
			return;
		}
		// Under Settings WordPress prints the messages itself.
		$screen = get_current_screen();
		if ( null === $screen || 'options-general' !== $screen->parent_base ) {
			settings_errors();
		}
		echo '<form action="', esc_url( admin_url( 'options.php' ) ), '" method="post" class="archipel-settings" data-pages="', esc_attr( Props::script_json( Example_Pages::candidates() ) ), '">';
		settings_fields( self::PAGE );
		// First in the form, because Enter in a field submits by the first button.
		self::print_bar();
		self::print_general();
		Settings_Presets::print();
		Settings_Transfer::print();
		if ( array() === plugin()->islands()->all() ) {
			echo '<p>', esc_html__( 'There is no island: the build of the plugin is missing.', 'archipel' ), '</p>';
		}
		$pages = new Example_Pages();
		foreach ( self::groups() as $group => $title ) {
			$islands = array_filter( plugin()->islands()->all(), static fn( Island $island ): bool => $island->group === $group );
			if ( array() !== $islands ) {
				printf( '<section class="archipel-group" aria-labelledby="archipel-group-%1$s"><h2 id="archipel-group-%1$s">%2$s</h2>', esc_attr( $group ), esc_html( $title ) );
				foreach ( $islands as $island ) {
					Settings_Island::print( $island, $pages );
				}
				echo '</section>';
			}
		}
		self::print_reset();
		echo '</form></div>';
	}

	private static function print_tabs(): void {
		if ( ! Places::has_texts() ) {
			return;
		}
		$tabs = array(
			array( __( 'Settings', 'archipel' ), self::url(), ! Diagnosis_Screen::is_shown() ),
			array( Diagnosis_Screen::title(), Diagnosis_Screen::url(), Diagnosis_Screen::is_shown() ),
		);
		echo '<nav class="nav-tab-wrapper" aria-label="Archipel">';
		foreach ( $tabs as list( $title, $url, $is_current ) ) {
			printf( '<a href="%s" class="nav-tab %s" aria-current="%s">%s</a>', esc_url( $url ), esc_attr( $is_current ? 'nav-tab-active' : '' ), esc_attr( $is_current ? 'page' : 'false' ), esc_html( $title ) );
		}
		echo '</nav>';
	}

	/** @return array<string, string> The titles of the groups of islands. */
	private static function groups(): array {
		return array(
			'listing'    => __( 'Lists of products', 'archipel' ),
			'product'    => __( 'Product page', 'archipel' ),
			'cart'       => __( 'Cart', 'archipel' ),
			'everywhere' => __( 'Everywhere', 'archipel' ),
		);
	}

	/** Prints the sticky bar: save button and search. */
	private static function print_bar(): void {
		echo '<div class="archipel-bar">';
		submit_button( '', 'primary', 'submit', false );
		// The script removes `hidden`.
		echo '<div class="archipel-search" hidden><label for="archipel-search">', esc_html__( 'Find an option', 'archipel' ), '</label> <input type="search" id="archipel-search" autocomplete="off">';
		/* translators: {count}: a number. */
		printf( '<span role="status" data-found="%1$s" data-none="%2$s"></span></div></div>', esc_attr__( 'Islands found: {count}', 'archipel' ), esc_attr__( 'Nothing found', 'archipel' ) );
	}

	/** Prints the button that resets all settings, collapsed against accidental presses. */
	private static function print_reset(): void {
		printf(
			'<details class="archipel-reset"><summary>%1$s</summary><p>%2$s</p><p><button type="submit" class="button" formnovalidate name="%3$s[reset]" value="*">%4$s</button></p></details>',
			esc_html__( 'Put everything back to its defaults', 'archipel' ),
			esc_html__( 'Every island is on or off as when the plugin was installed, and takes over, and all options are as they were delivered. This cannot be undone.', 'archipel' ),
			esc_attr( Settings::OPTION ),
			esc_html__( 'Put everything back now', 'archipel' )
		);
	}

	private static function print_general(): void {
		echo '<details class="archipel-general" id="archipel-general"><summary><h2>', esc_html__( 'General', 'archipel' ), '</h2></summary><table class="form-table" role="presentation"><tbody>';
		Settings_Field::row(
			'toggle',
			'archipel-native-alerts',
			Settings::OPTION . '[native_alerts]',
			__( 'Show messages as alerts of the browser', 'archipel' ),
			Settings::native_alerts(),
			__( 'As the original scripts did. When off, messages appear in the page, where they are easier to read and do not block it.', 'archipel' )
		);
		Settings_Field::row(
			'lines',
			'archipel-allowed-hosts',
			Settings::OPTION . '[allowed_hosts]',
			__( 'Allowed hosts', 'archipel' ),
			implode( "\n", Settings::allowed_hosts() ),
			__( 'Other hosts to which a reply of the shop may send the shopper, for example that of a payment provider. One per line.', 'archipel' )
		);
		echo '</tbody></table></details>';
	}
}
