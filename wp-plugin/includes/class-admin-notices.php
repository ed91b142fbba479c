<?php
namespace Archipel;

/** Shows the owner, in the admin only, why islands are off and, once after activation, a link to the settings. */
final class Admin_Notices {

	private const ACTIVATED = 'archipel_activated';

	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'print_notices' ) );
	}

	/** Schedules the notice with the link to the settings. Stores the settings, because WordPress queries the database for a missing option. */
	public static function remember_activation( $is_network_wide = false ): void {
		Stored_Data::on_each_site( array( Settings::class, 'start' ), (bool) $is_network_wide );
		set_transient( self::ACTIVATED, 1, HOUR_IN_SECONDS );
	}

	public static function print_notices(): void {
		if ( ! current_user_can( Settings_Screen::capability() ) ) {
			return;
		}
		if ( ! plugin()->islands()->manifest->exists() ) {
			self::notice( 'error', esc_html__( 'Archipel is off: its build is missing or damaged. Please install the plugin again from its zip file.', 'archipel' ) );
			return;
		}
		if ( get_transient( self::ACTIVATED ) ) {
			delete_transient( self::ACTIVATED );
			$link = sprintf( '<a href="%s">%s</a>', esc_url( Settings_Screen::url() ), esc_html__( 'Choose your islands', 'archipel' ) );
			/* translators: %s: link to the settings. */
			self::notice( 'success', sprintf( esc_html__( 'Archipel is active. %s', 'archipel' ), $link ) );
		}
		if ( self::is_our_business() ) {
			self::print_missing();
		}
	}

	/** Prints which islands are off because another plugin is missing. */
	private static function print_missing(): void {
		$islands = array();
		foreach ( plugin()->islands()->all() as $island ) {
			foreach ( plugin()->islands()->missing( $island ) as $plugin ) {
				$islands[ $plugin ][] = $island->title();
			}
		}
		foreach ( $islands as $plugin => $titles ) {
			/* translators: 1: name of a plugin, 2: names of islands. */
			self::notice( 'warning', esc_html( sprintf( __( 'Archipel: without %1$s these islands stay off: %2$s.', 'archipel' ), $plugin, implode( ', ', $titles ) ) ) );
		}
	}

	/** Whether this screen shows missing plugins; other screens are not cluttered. */
	private static function is_our_business(): bool {
		$screen = get_current_screen();
		return null !== $screen && ( 'plugins' === $screen->id || 'plugins-network' === $screen->id || '_page_' . Settings_Screen::PAGE === substr( $screen->id, -strlen( '_page_' . Settings_Screen::PAGE ) ) );
	}

	/** Prints one notice, an `error`, `warning` or `success`, of escaped HTML. */
	private static function notice( string $type, string $html ): void {
		wp_admin_notice(
			$html,
			array(
				'type'        => $type,
				'dismissible' => 'error' !== $type,
			)
		);
	}
}
