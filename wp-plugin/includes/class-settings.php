<?php
namespace Archipel;

/**
 * Reads the option `archipel_settings`. An island without stored settings is on: an island that is new in an update works at once.
 *
 * Stored: `islands` (by name: `enabled`, `take_over`, `props`), `native_alerts`, `allowed_hosts`; `decoration`, false where
 * decoration is off unless the owner switches it on: on sites that were new when that became so.
 */
final class Settings {

	public const OPTION = 'archipel_settings';

	/** @var array<string, mixed>|null Settings of the request; null until read, and after a change. */
	private static ?array $all = null;

	/** @var array<int, mixed>|null Filters of the option when it was read. */
	private static ?array $filters = null;

	/** Reads the option again after a change. */
	public static function register(): void {
		foreach ( array( 'add_option_' . self::OPTION, 'update_option_' . self::OPTION, 'delete_option_' . self::OPTION, 'switch_blog' ) as $change ) {
			add_action( $change, array( self::class, 'forget' ), PHP_INT_MIN, 0 );
		}
	}

	/** Action: drops the cached options. */
	public static function forget(): void {
		self::$all = null;
	}

	/** Stores the settings of a site that is new to the plugin; those of another stay. */
	public static function start(): void {
		add_option( self::OPTION, array( 'decoration' => false ) );
	}

	/** Whether the owner has an island switched on. */
	public static function wants( string $name ): bool {
		return (bool) ( self::island( $name )['enabled'] ?? self::is_on_at_first( $name ) );
	}

	/** Whether an island about which the owner has not decided is on. */
	private static function is_on_at_first( string $name ): bool {
		$island = plugin()->islands()->get( $name );
		return null === $island || 'decoration' !== $island->serves || (bool) ( self::all()['decoration'] ?? true );
	}

	/** Whether the owner lets an island take over the original scripts. */
	public static function wants_take_over( string $name ): bool {
		return (bool) ( self::island( $name )['take_over'] ?? true );
	}

	/** @return array<string, mixed> The owner's options of an island that differ from its defaults; those that an update has taken away are ignored. */
	public static function props( string $name ): array {
		$props  = self::island( $name )['props'] ?? array();
		$island = plugin()->islands()->get( $name );
		return is_array( $props ) && null !== $island ? array_intersect_key( $props, $island->properties ) : array();
	}

	/** Whether messages are shown by `alert()`, as in the original scripts. */
	public static function native_alerts(): bool {
		return (bool) ( self::all()['native_alerts'] ?? false );
	}

	/** @return list<string> The hosts, besides the shop's own, to which a server response may redirect the customer. */
	public static function allowed_hosts(): array {
		$hosts = self::all()['allowed_hosts'] ?? array();
		return is_array( $hosts ) ? array_values( array_filter( $hosts, 'is_string' ) ) : array();
	}

	/** @return array<string, mixed> All stored settings. */
	public static function all(): array {
		$filters = isset( $GLOBALS['wp_filter'][ 'option_' . self::OPTION ] ) ? $GLOBALS['wp_filter'][ 'option_' . self::OPTION ]->callbacks : null;
		if ( null === self::$all || self::$filters !== $filters ) {
			$all           = get_option( self::OPTION, array() );
			self::$all     = is_array( $all ) ? $all : array();
			self::$filters = $filters;
		}
		return self::$all;
	}

	/** @return array<string, mixed> The stored settings of an island. */
	private static function island( string $name ): array {
		$islands = self::all()['islands'] ?? array();
		$island  = is_array( $islands ) ? ( $islands[ $name ] ?? array() ) : array();
		return is_array( $island ) ? $island : array();
	}
}
