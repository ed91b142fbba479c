<?php
/**
 * What the settings form sends.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the option against the schemas of the islands before it is stored. What is not in the form keeps its stored value, so that islands whose
 * plugin is away for a moment do not lose theirs. Applying it twice changes nothing: WordPress does so when it first stores an option.
 */
final class Settings_Sanitizer {

	public const MAX_DAYS = 395;

	private Islands $islands;
	private Settings $settings;

	/** Takes what it asks. */
	public function __construct( Islands $islands, Settings $settings ) {
		$this->islands  = $islands;
		$this->settings = $settings;
	}

	/**
	 * The option as it may be stored.
	 *
	 * @param mixed $input What was sent.
	 * @return array<string, mixed>
	 */
	public function sanitize( $input ): array {
		$input   = is_array( $input ) ? $input : array();
		$stored  = $this->settings->all();
		$islands = is_array( $stored['islands'] ?? null ) ? $stored['islands'] : array();
		foreach ( is_array( $input['islands'] ?? null ) ? $input['islands'] : array() as $name => $sent ) {
			$island = $this->islands->get( (string) $name );
			if ( null !== $island && is_array( $sent ) ) {
				$islands[ $island->name ] = $this->island( $island, $sent, is_array( $islands[ $name ] ?? null ) ? $islands[ $name ] : array() );
			}
		}
		if ( isset( $input['reset'] ) ) {
			if ( '*' === $input['reset'] ) {
				$this->tell( 'reset', __( 'Everything is back to its defaults.', 'archipel' ), 'success' );
				return self::defaults();
			}
			$island = is_string( $input['reset'] ) ? $this->islands->get( $input['reset'] ) : null;
			if ( null !== $island ) {
				unset( $islands[ $island->name ] );
				/* translators: %s: name of an island. */
				$this->tell( 'reset', sprintf( __( 'Saved. “%s” is back to its defaults.', 'archipel' ), $island->title() ), 'success' );
			}
		}
		return array(
			'islands'       => $islands,
			'native_alerts' => isset( $input['native_alerts'] ) ? self::is_yes( $input['native_alerts'] ) : $this->settings->native_alerts(),
			'allowed_hosts' => isset( $input['allowed_hosts'] ) ? $this->hosts( $input['allowed_hosts'] ) : $this->settings->allowed_hosts(),
			'consent_days'  => isset( $input['consent_days'] ) ? $this->days( $input['consent_days'] ) : $this->settings->consent_days(),
		);
	}

	/**
	 * The option as it is before the owner has chosen anything.
	 *
	 * @return array<string, mixed>
	 */
	private static function defaults(): array {
		return array(
			'islands'       => array(),
			'native_alerts' => false,
			'allowed_hosts' => array(),
			'consent_days'  => Settings::CONSENT_DAYS,
		);
	}

	/**
	 * Choices for one island.
	 *
	 * @param Island               $island The island.
	 * @param array<string, mixed> $sent   What was sent.
	 * @param array<string, mixed> $stored What is stored.
	 * @return array<string, mixed>
	 */
	private function island( Island $island, array $sent, array $stored ): array {
		foreach ( array( 'enabled', 'take_over' ) as $switch ) {
			if ( isset( $sent[ $switch ] ) ) {
				$stored[ $switch ] = self::is_yes( $sent[ $switch ] );
			}
		}
		if ( isset( $sent['props'] ) && is_array( $sent['props'] ) ) {
			$stored['props'] = $this->props( $island, $sent['props'] );
		}
		return array_intersect_key( $stored, array_flip( array( 'enabled', 'take_over', 'props' ) ) );
	}

	/**
	 * Options of an island that differ from its defaults. A wrong one is told to the owner and keeps its stored value.
	 *
	 * @param Island               $island The island.
	 * @param array<string, mixed> $sent   Values by camelCase name.
	 * @return array<string, mixed>
	 */
	private function props( Island $island, array $sent ): array {
		$defaults = Props::defaults( $island );
		$stored   = $this->settings->props( $island->name );
		$props    = array();
		foreach ( $island->properties() as $name => $schema ) {
			if ( ! isset( $sent[ $name ] ) || '' === $sent[ $name ] ) {
				continue;
			}
			try {
				$value = Schema_Value::parse( $schema, is_string( $sent[ $name ] ) ? self::text( $sent[ $name ] ) : $sent[ $name ] );
			} catch ( Invalid_Value $error ) {
				$title = Localized::text( $schema['title'] ?? '' );
				/* translators: 1: name of an island, 2: name of an option. */
				$this->complain( $island->name . $name, sprintf( __( '%1$s: “%2$s” was not saved, its value is not possible.', 'archipel' ), $island->title(), '' === $title ? $name : $title ) );
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

	/**
	 * A text as it is stored; whoever prints it escapes it. Forms send two characters at the end of a line, where the limits of a schema count one.
	 *
	 * @param string $sent What was sent.
	 */
	private static function text( string $sent ): string {
		return trim( wp_check_invalid_utf8( str_replace( "\r\n", "\n", $sent ) ) );
	}

	/**
	 * Names of hosts from lines of text; addresses are reduced to their host.
	 *
	 * @param mixed $sent Text with one host per line, or a list.
	 * @return list<string>
	 */
	private function hosts( $sent ): array {
		$lines = is_array( $sent ) ? $sent : preg_split( '/[\r\n,]+/', is_string( $sent ) ? $sent : '' );
		$hosts = array();
		foreach ( array_diff( array_map( 'trim', array_map( 'strval', array_filter( (array) $lines, 'is_scalar' ) ) ), array( '' ) ) as $line ) {
			$host = strtolower( (string) wp_parse_url( false === strpos( $line, '//' ) ? "https://$line" : $line, PHP_URL_HOST ) );
			if ( preg_match( '/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/', $host ) ) {
				$hosts[] = $host;
			} else {
				/* translators: %s: what the person wrote. */
				$this->complain( 'allowed_hosts', sprintf( __( '“%s” is not the name of a host.', 'archipel' ), $line ) );
			}
		}
		return array_values( array_unique( $hosts ) );
	}

	/**
	 * Days that consent is kept.
	 *
	 * @param mixed $sent What was sent.
	 */
	private function days( $sent ): int {
		$days = filter_var( $sent, FILTER_VALIDATE_INT );
		if ( false === $days || $days < 1 || $days > self::MAX_DAYS ) {
			/* translators: %d: a number of days. */
			$this->complain( 'consent_days', sprintf( __( 'Consent can be kept for 1 to %d days.', 'archipel' ), self::MAX_DAYS ) );
			return $this->settings->consent_days();
		}
		return $days;
	}

	/**
	 * A checkbox.
	 *
	 * @param mixed $value What was sent.
	 */
	private static function is_yes( $value ): bool {
		return is_scalar( $value ) && filter_var( $value, FILTER_VALIDATE_BOOLEAN );
	}

	/** Tells the owner what was not saved. */
	private function complain( string $code, string $message ): void {
		$this->tell( $code, $message, 'error' );
	}

	/**
	 * Tells the owner. WordPress loads that function for its settings pages only.
	 *
	 * @param string $code    Code of the message.
	 * @param string $message Message.
	 * @param string $type    `error` or `success`.
	 */
	private function tell( string $code, string $message, string $type ): void {
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( Settings::OPTION, 'archipel-' . $code, esc_html( $message ), $type );
		}
	}
}
