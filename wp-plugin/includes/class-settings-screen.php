<?php
/**
 * The settings screen.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Under WooCommerce, or under Settings when WooCommerce is away. Plain HTML forms and the Settings API; no script.
 */
final class Settings_Screen {

	public const PAGE = 'archipel';

	/**
	 * Islands of the site.
	 *
	 * @var Islands
	 */
	private $islands;

	/**
	 * The owner's choices.
	 *
	 * @var Settings
	 */
	private $settings;

	/**
	 * Takes what it shows.
	 *
	 * @param Islands  $islands  Islands of the site.
	 * @param Settings $settings The owner's choices.
	 */
	public function __construct( Islands $islands, Settings $settings ) {
		$this->islands  = $islands;
		$this->settings = $settings;
	}

	/** Hooks in. */
	public function register(): void {
		// After WooCommerce has made its own menu.
		add_action( 'admin_menu', array( $this, 'add_page' ), 60 );
		add_action( 'admin_init', array( $this, 'register_setting' ) );
		add_filter( 'option_page_capability_' . self::PAGE, array( __CLASS__, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( $this, 'add_link' ) );
	}

	/** Who may change the settings. */
	public static function capability(): string {
		return class_exists( 'WooCommerce', false ) ? 'manage_woocommerce' : 'manage_options';
	}

	/** Address of the screen. */
	public static function url(): string {
		return admin_url( ( class_exists( 'WooCommerce', false ) ? 'admin.php' : 'options-general.php' ) . '?page=' . self::PAGE );
	}

	/** Adds the screen to the menu. */
	public function add_page(): void {
		$parent = class_exists( 'WooCommerce', false ) ? 'woocommerce' : 'options-general.php';
		add_submenu_page( $parent, __( 'Archipel', 'archipel' ), __( 'Archipel', 'archipel' ), self::capability(), self::PAGE, array( $this, 'print_page' ) );
	}

	/** Tells WordPress about the option. */
	public function register_setting(): void {
		register_setting(
			self::PAGE,
			Settings::OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( new Settings_Sanitizer( $this->islands, $this->settings ), 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param array<int|string, string>|mixed $links Links.
	 * @return array<int|string, string>|mixed
	 */
	public function add_link( $links ) {
		if ( is_array( $links ) && current_user_can( self::capability() ) ) {
			array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'archipel' ) ) );
		}
		return $links;
	}

	/** Prints the screen. */
	public function print_page(): void {
		if ( ! current_user_can( self::capability() ) ) {
			return;
		}
		echo '<div class="wrap"><h1>', esc_html__( 'Archipel', 'archipel' ), '</h1>';
		// Under Settings, WordPress prints the messages itself.
		$screen = get_current_screen();
		if ( null === $screen || 'options-general' !== $screen->parent_base ) {
			settings_errors();
		}
		echo '<form action="', esc_url( admin_url( 'options.php' ) ), '" method="post">';
		settings_fields( self::PAGE );
		$this->print_general();
		echo '<h2>', esc_html__( 'Islands', 'archipel' ), '</h2>';
		if ( array() === $this->islands->all() ) {
			echo '<p>', esc_html__( 'There is no island: the build of the plugin is missing.', 'archipel' ), '</p>';
		}
		foreach ( $this->islands->all() as $island ) {
			$this->print_island( $island );
		}
		submit_button();
		echo '</form></div>';
	}

	/** Prints the options that concern all islands. */
	private function print_general(): void {
		echo '<h2>', esc_html__( 'General', 'archipel' ), '</h2><table class="form-table" role="presentation"><tbody>';
		Settings_Field::row(
			array(
				'id'    => 'archipel-native-alerts',
				'name'  => Settings::OPTION . '[native_alerts]',
				'kind'  => 'toggle',
				'title' => __( 'Show messages as alerts of the browser', 'archipel' ),
				'help'  => __( 'As the original scripts did. When off, messages appear in the page, where they are easier to read and do not block it.', 'archipel' ),
				'value' => $this->settings->native_alerts(),
			)
		);
		Settings_Field::row(
			array(
				'id'    => 'archipel-allowed-hosts',
				'name'  => Settings::OPTION . '[allowed_hosts]',
				'kind'  => 'lines',
				'title' => __( 'Allowed hosts', 'archipel' ),
				'help'  => __( 'Other hosts to which a reply of the shop may send the shopper, for example that of a payment provider. One per line.', 'archipel' ),
				'value' => implode( "\n", $this->settings->allowed_hosts() ),
			)
		);
		Settings_Field::row(
			array(
				'id'    => 'archipel-consent-days',
				'name'  => Settings::OPTION . '[consent_days]',
				'kind'  => 'number',
				'title' => __( 'Days that consent is kept', 'archipel' ),
				'help'  => __( 'The same for accepting and for refusing.', 'archipel' ),
				'min'   => 1,
				'max'   => Settings_Sanitizer::MAX_DAYS,
				'step'  => '1',
				'value' => $this->settings->consent_days(),
			)
		);
		echo '</tbody></table>';
	}

	/**
	 * Prints the choices for one island.
	 *
	 * @param Island $island The island.
	 */
	private function print_island( Island $island ): void {
		$name    = Settings::OPTION . '[islands][' . $island->name . ']';
		$id      = 'archipel-' . $island->name;
		$missing = $this->islands->missing( $island );
		printf( '<fieldset class="archipel-island" aria-describedby="%1$s-about"><legend><h3>%2$s</h3></legend>', esc_attr( $id ), esc_html( $island->title() ) );
		printf( '<p id="%1$s-about">%2$s</p>', esc_attr( $id ), esc_html( $island->description() ) );
		if ( array() !== $missing ) {
			/* translators: %s: names of plugins. */
			printf( '<p><strong>%s</strong></p></fieldset>', esc_html( sprintf( __( 'Off: needs %s.', 'archipel' ), implode( ', ', $missing ) ) ) );
			return;
		}
		echo '<table class="form-table" role="presentation"><tbody>';
		Settings_Field::row(
			array(
				'id'    => $id . '-enabled',
				'name'  => $name . '[enabled]',
				'kind'  => 'toggle',
				'title' => __( 'On', 'archipel' ),
				'help'  => '',
				'value' => $this->settings->wants( $island->name ),
			)
		);
		if ( $island->replaces_something() ) {
			$handles = array_merge( $island->replaces( 'scripts' ), $island->replaces( 'styles' ) );
			Settings_Field::row(
				array(
					'id'    => $id . '-take-over',
					'name'  => $name . '[take_over]',
					'kind'  => 'toggle',
					'title' => __( 'Take over the original script', 'archipel' ),
					/* translators: %s: names of scripts and styles. */
					'help'  => sprintf( __( 'No longer loads: %s.', 'archipel' ), implode( ', ', array_map( array( $this, 'replaced' ), $handles ) ) ),
					'value' => $this->settings->wants_take_over( $island->name ),
				)
			);
		}
		echo '</tbody></table>';
		$this->print_options( $island, $name, $id );

		/**
		 * Lets the server code of an island tell the owner more, after its options on the settings screen.
		 *
		 * @param string $name Name of the island.
		 */
		do_action( 'archipel_settings_island', $island->name );
		echo '</fieldset>';
	}

	/**
	 * A replaced handle, with the islands that must all take over before it goes, if there are several.
	 *
	 * @param string $handle Handle of a script or style.
	 */
	private function replaced( string $handle ): string {
		$titles = array();
		foreach ( $this->islands->all() as $island ) {
			if ( in_array( $handle, array_merge( $island->replaces( 'scripts' ), $island->replaces( 'styles' ) ), true ) ) {
				$titles[] = $island->title();
			}
		}
		/* translators: 1: name of a script, 2: names of islands. */
		return count( $titles ) < 2 ? $handle : sprintf( __( '%1$s (once these take over: %2$s)', 'archipel' ), $handle, implode( ', ', $titles ) );
	}

	/**
	 * Prints the options of one island, closed at first: there are many.
	 *
	 * @param Island $island The island.
	 * @param string $name   Start of the fields' names.
	 * @param string $id     Start of the fields' ids.
	 */
	private function print_options( Island $island, string $name, string $id ): void {
		$controls = Control::all( $island );
		if ( array() === $controls ) {
			return;
		}
		$props = $this->settings->props( $island->name );
		/* translators: %s: name of an island. */
		printf( '<details%s><summary>%s</summary>', array() === $props ? '' : ' open', esc_html( sprintf( __( 'Options of “%s”', 'archipel' ), $island->title() ) ) );
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( $controls as $control ) {
			$control['id']    = $id . '-option-' . Props::snake( $control['name'] );
			$control['value'] = Control::text( $props[ $control['name'] ] ?? $control['default'], $control['kind'] );
			$control['name']  = $name . '[props][' . $control['name'] . ']';
			Settings_Field::row( $control );
		}
		echo '</tbody></table></details>';
	}
}
