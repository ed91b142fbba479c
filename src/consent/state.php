<?php
namespace Archipel\Consent;

/**
 * Stored state in one small autoloaded option: no database query per page. Changes are written after the page was sent: a write empties the
 * cache of all autoloaded options.
 */
final class State {

	public const OPTION = 'archipel_consent_state';

	/** @var array<string, mixed> Values that are not written yet. */
	private static array $changes = array();

	/** Returns `schema` (version of the table of proofs), `versions` (of the text, as keys) or `seen` (hosts on the site's pages); null if there is none. */
	public static function get( string $key ) {
		return self::all()[ $key ] ?? null;
	}

	/** Changes a value; the option is written at the end of the request. */
	public static function set( string $key, $value ): void {
		self::$changes[ $key ] = $value;
		if ( did_action( 'shutdown' ) > 0 && ! doing_action( 'shutdown' ) ) {
			// PHP itself ends the page's output buffer.
			self::save();
		} elseif ( false === has_action( 'shutdown', array( self::class, 'save' ) ) ) {
			// WordPress ends the output buffers, and with them the page, at 1.
			add_action( 'shutdown', array( self::class, 'save' ), 20 );
		}
	}

	public static function save(): void {
		if ( array() !== self::$changes ) {
			update_option( self::OPTION, self::all(), true );
			self::$changes = array();
		}
	}

	/** @return array<string, mixed> All values, with those that are not written yet. */
	private static function all(): array {
		$state = get_option( self::OPTION );
		return self::$changes + ( is_array( $state ) ? $state : array() );
	}
}
