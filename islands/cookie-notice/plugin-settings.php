<?php
namespace Archipel\Islands\Cookie_Notice;

use Archipel\Consent\Consent;
use Archipel\Takeover;

/** The Cookie Notice plugin: whether it prints the banner, its settings, and its texts. */
final class Plugin_Settings {

	/** Default answers of the plugin, in English and French (`settings.php` of Cookie Notice 2.5). */
	private const BARE_ANSWERS = array( 'Ok', 'OK', 'No', 'Non' );

	/** Returns whether the plugin prints its own banner; connected to its service, it prints another, which is left alone. */
	public static function prints_banner(): bool {
		return function_exists( 'Cookie_Notice' ) && 'active' !== \Cookie_Notice()->get_status();
	}

	/** Returns false where the plugin’s banner would be, but is not: where its owner’s conditions exclude the page. */
	public static function lets_ask(): bool {
		$frontend = self::prints_banner() ? ( \Cookie_Notice()->frontend ?? null ) : null;
		return ! is_object( $frontend ) || ! is_callable( array( $frontend, 'maybe_display_banner' ) ) || $frontend->maybe_display_banner();
	}

	/** Adds the settings that the plugin prepared for its script, printed or not, to the page's config, without the nonce, as pages are cached, and without what is off or what the island's own options say. */
	public static function add_to_config( $data ): array {
		$args = array_diff_key( Takeover::settings( 'cookie-notice-front', 'cnArgs', 'before' ), array_flip( array( 'ajaxUrl', 'nonce', 'cookieName', 'cookieTime', 'cookieTimeRejected' ) ) );
		return ( $args ? array( 'cookieNotice' => array_filter( $args, static fn( $value ) => false !== $value ) ) : array() ) + (array) $data;
	}

	/** Adds the hidden purpose fields to the plugin's banner; the island moves them into place. */
	public static function add_choices( $output ) {
		return is_string( $output ) && '' !== $output ? $output . Notice::choices( Consent::options(), '-plugin' ) : $output;
	}

	/**
	 * Replaces the plugin's text, which takes continuing for consent, against the law (GDPR art. 4(11)), and names no purpose; and its
	 * answers « Ok » and « Non », unless the owner has changed them.
	 */
	public static function replace_text( $args ) {
		if ( ! is_array( $args ) ) {
			return $args;
		}
		$options               = Consent::options();
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
