<?php
namespace Archipel\Islands\Cookie_Notice;

use Archipel\Consent\Consent;
use Archipel\Takeover;

/** The Cookie Notice plugin: whether it prints the banner, its settings as options of the island, and its texts. */
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

	/** Adds the settings to the page's config; options that the owner set for the island take precedence. */
	public static function add_to_config( array $entry ): array {
		$args = Takeover::settings( 'cookie-notice-front', 'cnArgs', 'before' );
		if ( array() === $args ) {
			return $entry;
		}
		$on    = static fn( string $key ): string => empty( $args[ $key ] ) ? 'off' : 'on';
		$props = array(
			'position'             => 'top' === ( $args['position'] ?? '' ) ? 'top' : 'bottom',
			'effect'               => in_array( $args['hideEffect'] ?? '', array( 'fade', 'slide', 'none' ), true ) ? $args['hideEffect'] : 'fade',
			'acceptOnScroll'       => $on( 'onScroll' ),
			'acceptOnScrollOffset' => max( 0, (int) ( $args['onScrollOffset'] ?? 100 ) ),
			'acceptOnClick'        => $on( 'onClick' ),
			'reloadAfterChoice'    => $on( 'redirection' ),
			'allSubdomains'        => $on( 'globalCookie' ),
			'revokeBar'            => $on( 'revokeCookies' ),
		);
		$owner = array_filter( $entry['props'] ?? array(), static fn( $value ): bool => 'auto' !== $value );
		if ( ! empty( $owner['pluginLifetimes'] ) ) {
			$props += array_filter(
				array(
					'acceptedDays' => (int) ( $args['cookieTime'] ?? 0 ) / DAY_IN_SECONDS,
					'refusedDays'  => (int) ( $args['cookieTimeRejected'] ?? 0 ) / DAY_IN_SECONDS,
				),
				static fn( float $days ): bool => $days > 0
			);
		}
		return array( 'props' => array_merge( $props, $owner ) ) + $entry;
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
