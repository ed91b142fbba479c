<?php
namespace Archipel\Islands\Cookie_Notice;

use Archipel\Consent\Consent;

defined( 'ABSPATH' ) || exit;

/** The Cookie Notice plugin: whether it prints the banner, its settings, and its texts. */
final class Plugin_Settings {

	/** Default answers of the plugin, in English and French (`settings.php` of Cookie Notice 2.5). */
	private const BARE_ANSWERS = array( 'Ok', 'OK', 'No', 'Non' );

	/** Returns whether the plugin prints its own banner; connected to its service, it prints another, which is left alone. */
	public static function prints_banner(): bool {
		return function_exists( 'Cookie_Notice' ) && 'active' !== \Cookie_Notice()->get_status();
	}

	/** Returns false where the plugin's banner would be, but is not: for robots, or where its owner's conditions exclude the page. */
	public static function lets_ask(): bool {
		$frontend = self::prints_banner() ? ( \Cookie_Notice()->frontend ?? null ) : null;
		return ! is_object( $frontend ) || ! is_callable( array( $frontend, 'maybe_display_banner' ) ) || $frontend->maybe_display_banner();
	}

	/**
	 * Adds the settings that the plugin prepared for its script, printed or not, to the page's config, without the nonce: pages are cached.
	 *
	 * @param array<string, mixed> $data Config.
	 * @return array<string, mixed>
	 */
	public static function add_to_config( array $data ): array {
		$code = wp_scripts()->get_data( 'cookie-notice-front', 'before' );
		$code = is_array( $code ) ? implode( "\n", array_filter( $code, 'is_string' ) ) : '';
		$args = preg_match( '/var cnArgs = (\{.*\});/', $code, $found ) ? json_decode( $found[1], true ) : null;
		return is_array( $args ) ? array( 'cookieNotice' => array_diff_key( $args, array_flip( array( 'ajaxUrl', 'nonce' ) ) ) ) + $data : $data;
	}

	/**
	 * Adds the hidden purpose fields to the plugin's banner; the island moves them into place.
	 *
	 * @param string|mixed $output HTML of the banner; another filter may have removed it.
	 * @return string|mixed
	 */
	public static function add_choices( $output ) {
		return is_string( $output ) && '' !== $output ? $output . Notice::choices( Consent::options(), '-plugin' ) : $output;
	}

	/**
	 * Replaces the plugin's text, which takes continuing for consent, against the law (GDPR art. 4(11)), and names no purpose; and its
	 * answers « Ok » and « Non », unless the owner has changed them.
	 *
	 * @param array<string, mixed>|mixed $args Arguments of the banner.
	 * @return array<string, mixed>|mixed
	 */
	public static function replace_text( $args ) {
		$options = Consent::options();
		if ( ! is_array( $args ) || ! empty( $options['pluginText'] ) ) {
			return $args;
		}
		$args['message_text']  = esc_html( Notice::text( $options ) ) . ( empty( $args['see_more'] ) ? Notice::policy_link( $options ) : '' );
		$args['link_position'] = 'banner';
		$asks                  = '' !== Notice::choices( $options );
		foreach ( array(
			'accept_text' => $asks ? 'accept' : 'understood',
			'refuse_text' => 'refuse',
		) as $arg => $text ) {
			if ( in_array( $args[ $arg ] ?? '', self::BARE_ANSWERS, true ) ) {
				$args[ $arg ] = Texts::get( $text );
			}
		}
		return $args;
	}
}
