<?php
namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/** Stored state of the notice in one small autoloaded option: no extra database query per page. */
final class State {

	public const OPTION = 'archipel_consent_state';

	/**
	 * Returns a stored value.
	 *
	 * @param string $key `schema` (version of the table of proofs), `versions` (of the text, as keys) or `seen` (hosts on the site's pages).
	 * @return mixed Null if not stored.
	 */
	public static function get( string $key ) {
		$state = get_option( self::OPTION );
		return is_array( $state ) ? ( $state[ $key ] ?? null ) : null;
	}

	/**
	 * Stores a value.
	 *
	 * @param mixed $value Value.
	 */
	public static function set( string $key, $value ): void {
		$state = get_option( self::OPTION );
		update_option( self::OPTION, array( $key => $value ) + ( is_array( $state ) ? $state : array() ), true );
	}
}
