<?php
namespace Archipel;

/**
 * Checks the option against the schemas of the islands before it is stored. Values that the form does not send stay as stored, so that an island
 * whose plugin is inactive keeps its settings. Idempotent, because WordPress calls it twice when an option is first stored.
 */
final class Settings_Sanitizer {

	/** Keys of an island's settings. */
	private const ISLAND = array( 'enabled', 'take_over', 'props' );

	public static function sanitize( $input ): array {
		$input  = is_array( $input ) ? $input : array();
		$stored = Settings::all();
		// Set at installation; the form has no field for it.
		$fixed = array_map( 'boolval', array_intersect_key( $stored + $input, array( 'decoration' => true ) ) );
		if ( is_string( $input['import'] ?? null ) && '' !== trim( $input['import'] ) ) {
			$input = self::imported( $input['import'] );
		}
		$islands = is_array( $stored['islands'] ?? null ) ? $stored['islands'] : array();
		foreach ( is_array( $input['islands'] ?? null ) ? $input['islands'] : array() as $name => $sent ) {
			$island = plugin()->islands()->get( (string) $name );
			if ( null !== $island && is_array( $sent ) ) {
				$islands[ $island->name ] = self::island( $island, $sent, is_array( $islands[ $name ] ?? null ) ? $islands[ $name ] : array() );
			} elseif ( null !== $island || ! isset( $islands[ $name ] ) ) {
				/* translators: %s: what stands where the name of an island is expected. */
				self::tell( "island-$name", sprintf( __( '“%s” was not saved: there is no such island, or these are no settings.', 'archipel' ), $name ) );
			}
		}
		$preset = is_string( $input['preset'] ?? null ) ? Settings_Presets::all()[ $input['preset'] ] ?? null : null;
		if ( null !== $preset ) {
			foreach ( plugin()->islands()->all() as $name => $island ) {
				$islands[ $name ] = array( 'enabled' => ! in_array( $island->serves, $preset['without'], true ) ) + ( is_array( $islands[ $name ] ?? null ) ? $islands[ $name ] : array() );
			}
			/* translators: %s: name of a preset. */
			self::tell( 'preset', sprintf( __( 'Saved. The islands are on and off as in “%s”.', 'archipel' ), $preset['title'] ), 'success' );
		}
		if ( isset( $input['reset'] ) ) {
			if ( '*' === $input['reset'] ) {
				self::tell( 'reset', __( 'Everything is back to its defaults.', 'archipel' ), 'success' );
				return self::defaults() + $fixed;
			}
			$island = is_string( $input['reset'] ) ? plugin()->islands()->get( $input['reset'] ) : null;
			if ( null !== $island ) {
				unset( $islands[ $island->name ] );
				/* translators: %s: name of an island. */
				self::tell( 'reset', sprintf( __( 'Saved. “%s” is back to its defaults.', 'archipel' ), $island->title() ), 'success' );
			}
		}
		return array(
			'islands'       => $islands,
			'native_alerts' => self::is_yes( $input['native_alerts'] ?? null, Settings::native_alerts(), __( 'General', 'archipel' ), __( 'Show messages as alerts of the browser', 'archipel' ) ),
			'allowed_hosts' => isset( $input['allowed_hosts'] ) ? self::hosts( $input['allowed_hosts'] ) : Settings::allowed_hosts(),
		) + $fixed;
	}

	/** @return array<string, mixed> The settings in an exported file, not validated yet; none if it is no such file. */
	private static function imported( string $json ): array {
		$file     = json_decode( $json, true );
		$settings = is_array( $file ) ? $file['archipel_settings'] ?? null : null;
		if ( ! is_array( $settings ) ) {
			self::tell( 'import', __( 'Nothing was imported: this is not a file of Archipel’s settings.', 'archipel' ) );
			return array();
		}
		self::tell( 'import', __( 'The settings were imported. What was refused is named here, and is as it was before.', 'archipel' ), 'success' );
		$settings = Consent\Consent::with_old_days( $settings );
		$known    = array_intersect_key( $settings, self::defaults() );
		foreach ( array_keys( array_diff_key( $settings, $known ) ) as $name ) {
			self::tell_unknown( __( 'General', 'archipel' ), (string) $name );
		}
		return $known;
	}

	/** @return array<string, mixed> The option's defaults. */
	private static function defaults(): array {
		return array(
			'islands'       => array(),
			'native_alerts' => false,
			'allowed_hosts' => array(),
		);
	}

	private static function island( Island $island, array $sent, array $stored ): array {
		if ( isset( $sent['enabled'] ) ) {
			$stored['enabled'] = self::is_yes( $sent['enabled'], Settings::wants( $island->name ), $island->title(), __( 'On', 'archipel' ) );
		}
		if ( isset( $sent['take_over'] ) ) {
			$stored['take_over'] = self::is_yes( $sent['take_over'], Settings::wants_take_over( $island->name ), $island->title(), __( 'Take over the original script', 'archipel' ) );
		}
		if ( isset( $sent['props'] ) && is_array( $sent['props'] ) ) {
			$stored['props'] = self::props( $island, $sent['props'] );
		} elseif ( isset( $sent['props'] ) ) {
			self::tell_refused( $island->title(), 'props' );
		}
		foreach ( array_diff( array_keys( $sent ), self::ISLAND ) as $unknown ) {
			self::tell_unknown( $island->title(), (string) $unknown );
		}
		return array_intersect_key( $stored, array_flip( self::ISLAND ) );
	}

	/** Returns the sent options of an island that differ from its defaults. An invalid one is reported to the owner and keeps its stored value. */
	private static function props( Island $island, array $sent ): array {
		$defaults = Props::defaults( $island );
		$stored   = Settings::props( $island->name );
		$props    = array();
		foreach ( array_keys( array_diff_key( $sent, $island->properties ) ) as $unknown ) {
			self::tell_unknown( $island->title(), (string) $unknown );
		}
		foreach ( $island->properties as $name => $schema ) {
			if ( ! isset( $sent[ $name ] ) || '' === $sent[ $name ] ) {
				continue;
			}
			$value = Schema_Value::parse( $schema, is_string( $sent[ $name ] ) ? self::text( $sent[ $name ] ) : $sent[ $name ], $name );
			if ( is_wp_error( $value ) ) {
				self::tell_refused( $island->title(), Localized::text( $schema['title'] ?? $name ) );
				if ( isset( $stored[ $name ] ) ) {
					$props[ $name ] = $stored[ $name ];
				}
				continue;
			}
			if ( ! array_key_exists( $name, $defaults ) || $value !== $defaults[ $name ] ) {
				$props[ $name ] = $value;
			}
		}
		return $props;
	}

	/** Normalizes a text, without escaping. Forms send CRLF line ends, which would count twice for the limits of a schema. */
	private static function text( string $sent ): string {
		return trim( wp_check_invalid_utf8( str_replace( "\r\n", "\n", $sent ) ) );
	}

	/** @return list<string> The host names in a list or in lines of text; a URL is reduced to its host. */
	private static function hosts( $sent ): array {
		$lines = is_array( $sent ) ? $sent : preg_split( '/[\r\n,]+/', is_string( $sent ) ? $sent : '' );
		$hosts = array();
		foreach ( array_diff( array_map( 'trim', array_map( 'strval', array_filter( (array) $lines, 'is_scalar' ) ) ), array( '' ) ) as $line ) {
			$host = strtolower( (string) wp_parse_url( false === strpos( $line, '//' ) ? "https://$line" : $line, PHP_URL_HOST ) );
			if ( preg_match( '/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/', $host ) ) {
				$hosts[] = $host;
			} else {
				/* translators: %s: what the person wrote. */
				self::tell( 'allowed_hosts', sprintf( __( '“%s” is not the name of a host.', 'archipel' ), $line ) );
			}
		}
		return array_values( array_unique( $hosts ) );
	}

	/** Parses a checkbox. Null keeps the stored value. A value that is neither yes nor no keeps it too, with a message that names island and option. */
	private static function is_yes( $value, bool $stored, string $where, string $title ): bool {
		$is_yes = is_scalar( $value ) ? filter_var( $value, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) : null;
		if ( null === $is_yes && null !== $value ) {
			self::tell_refused( $where, $title );
		}
		return $is_yes ?? $stored;
	}

	private static function tell_refused( string $where, string $title ): void {
		/* translators: 1: name of an island, 2: name of an option. */
		self::tell( $where . $title, sprintf( __( '%1$s: “%2$s” was not saved, its value is not possible.', 'archipel' ), $where, $title ) );
	}

	private static function tell_unknown( string $where, string $name ): void {
		/* translators: 1: name of an island, 2: what stands where the name of an option is expected. */
		self::tell( $where . $name, sprintf( __( '%1$s: “%2$s” was not saved, there is no such option.', 'archipel' ), $where, $name ) );
	}

	/** Shows an `error` or `success` to the owner. WordPress defines the function for that on settings pages only. */
	private static function tell( string $code, string $message, string $type = 'error' ): void {
		if ( function_exists( 'add_settings_error' ) ) {
			// The code becomes an `id`.
			add_settings_error( Settings::OPTION, 'archipel-' . sanitize_key( $code ), esc_html( $message ), $type );
		}
	}
}
