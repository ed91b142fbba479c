<?php
/**
 * What the notice remembers.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * One small option that is loaded with all others, so that a page asks the database nothing.
 */
final class State {

	public const OPTION = 'archipel_consent_state';

	/**
	 * What is remembered.
	 *
	 * @param string $key `schema` (version of the table of proofs), `versions` (of the text, as keys) or `seen` (hosts on the site's pages).
	 * @return mixed Null when there is nothing.
	 */
	public static function get( string $key ) {
		$state = get_option( self::OPTION );
		return is_array( $state ) ? ( $state[ $key ] ?? null ) : null;
	}

	/**
	 * Remembers something.
	 *
	 * @param string $key   Key.
	 * @param mixed  $value Value.
	 */
	public static function set( string $key, $value ): void {
		$state = get_option( self::OPTION );
		update_option( self::OPTION, array( $key => $value ) + ( is_array( $state ) ? $state : array() ), true );
	}
}
