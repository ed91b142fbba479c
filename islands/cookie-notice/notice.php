<?php
namespace Archipel\Islands\Cookie_Notice;

use Archipel\Consent\Consent;
use Archipel\Consent\Services;
use Archipel\Consent\Third_Parties;
use Archipel\Localized;

/** Prints the notice hidden until the browser finds no stored choice, so that a cached page fits every visitor. */
final class Notice {

	/** Number of notices printed on this page. */
	private static int $printed = 0;

	/** Prints the notice once at the end of the page, if the owner wants one on every page and none was printed. */
	public static function print_everywhere(): void {
		if ( self::$printed > 0 || empty( Consent::options()['everywhere'] ) || Plugin_Settings::prints_banner() || ! Consent::will_ask() ) {
			return;
		}
		echo archipel_island( 'cookie-notice' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- it is HTML.
	}

	public static function render( array $props ): string {
		return self::html( $props, ++self::$printed > 1 ? '-' . self::$printed : '' );
	}

	/** Returns the notice, and the button that reopens it. The suffix makes the ids of a second notice unique. */
	public static function html( array $props, string $suffix = '' ): string {
		$choices = self::choices( $props, $suffix );
		$asks    = '' !== $choices;
		return '<section class="archipel-cookie-notice archipel-surface" aria-labelledby="archipel-cookie-notice-title' . $suffix . '" tabindex="-1" hidden>'
			. '<div class="archipel-cookie-notice__text"><strong class="archipel-cookie-notice__title" id="archipel-cookie-notice-title' . $suffix . '">' . esc_html( Texts::get( 'title' ) ) . '</strong>. '
			. esc_html( self::text( $props ) ) . self::policy_link( $props ) . '</div>'
			. $choices
			. '<div class="archipel-cookie-notice__answers">'
			. ( $asks ? self::answer( 'refuse', 'refuse', $suffix ) : '' )
			. self::answer( 'accept', $asks ? 'accept' : 'understood', $suffix )
			. ( $asks ? '<button type="button" class="archipel-cookie-notice__answer archipel-button" aria-controls="archipel-purposes' . esc_attr( $suffix ) . '">' . esc_html( Texts::get( 'choose' ) ) . '</button>' : '' )
			. '</div>'
			. '<button type="button" id="cn-close-notice' . $suffix . '" data-cookie-set="refuse" class="archipel-cookie-notice__close archipel-icon-button archipel-button" aria-label="' . esc_attr( Texts::get( $asks ? 'close' : 'dismiss' ) ) . '">'
			. '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg></button>'
			. '</section>'
			. ( '' === $suffix ? '<aside class="archipel-cookie-notice__revoke archipel-script-only" aria-label="Cookies"><button type="button" class="cn-revoke-cookie archipel-button archipel-text-button">' . esc_html( Texts::get( 'manage' ) ) . '</button></aside>' : '' );
	}

	/** Returns the text of the notice on this site, without markup, as evidence of the question that visitors were asked. */
	public static function wording(): string {
		// The URL of the policy is not part of the wording, and reading it costs a query.
		$options = array( 'policyUrl' => '#' ) + Consent::options();
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( str_replace( '<', ' <', self::html( $options ) ) ) ) );
	}

	/** Returns the text: purposes asked about, and how long the choice is kept. */
	public static function text( array $props ): string {
		$titles = array_map( array( Localized::class, 'text' ), array_column( Third_Parties::purposes_of( self::used( $props ) ), 'title' ) );
		if ( array() === $titles ) {
			return Texts::get( 'inform' );
		}
		foreach ( array_slice( array_keys( $titles ), 1 ) as $at ) {
			$titles[ $at ] = lcfirst( $titles[ $at ] );
		}
		return trim( Texts::get( 'ask', array( 'purposes' => implode( ', ', $titles ) ) ) . ' ' . self::duration( $props ) );
	}

	/**
	 * Returns the fields for each purpose, all off; empty if nothing is asked. Unused purposes are printed hidden, for a page that
	 * holds back an element before the server has recorded its third party. The suffix is as in `html()`.
	 */
	public static function choices( array $props, string $suffix = '' ): string {
		$used = self::used( $props );
		$rows = '';
		foreach ( array() === $used ? array() : Third_Parties::purposes_of( Third_Parties::some( Services::held() ) ) as $purpose => $texts ) {
			$names = array();
			foreach ( $used as $party ) {
				if ( $purpose === $party['purpose'] ) {
					$names[] = self::service( $party );
				}
			}
			$rows .= sprintf(
				'<div class="archipel-cookie-notice__purpose"%6$s><label class="archipel-cookie-notice__purpose-name"><input type="checkbox" class="archipel-field" name="archipel-purpose" value="%1$s" aria-describedby="archipel-purpose-%1$s%5$s"> %2$s</label>'
				. '<p class="archipel-cookie-notice__purpose-text" id="archipel-purpose-%1$s%5$s">%3$s <span class="archipel-cookie-notice__services">%4$s</span></p></div>',
				esc_attr( (string) $purpose ),
				esc_html( Localized::text( $texts['title'] ) ),
				esc_html( Localized::text( $texts['description'] ) ),
				implode( ', ', $names ) . ( array() === $names ? '' : '.' ),
				esc_attr( $suffix ),
				array() === $names ? ' hidden' : ''
			);
		}
		return '' === $rows ? '' : '<fieldset class="archipel-cookie-notice__purposes archipel-box" id="archipel-purposes' . esc_attr( $suffix ) . '" hidden><legend class="archipel-cookie-notice__legend archipel-box">' . esc_html( Texts::get( 'purposes' ) ) . '</legend>' . $rows
			. '<button type="button" class="archipel-cookie-notice__forget archipel-button" data-archipel-forget>' . esc_html( Texts::get( 'forget' ) ) . '</button></fieldset>';
	}

	/** @return list<array<string, mixed>> The third parties that the options ask about. */
	private static function used( array $props ): array {
		return Third_Parties::some( Services::named( (array) ( $props['services'] ?? array() ) ) );
	}

	/** Returns the name of a third party, linked to its privacy policy. */
	private static function service( array $party ): string {
		$name = esc_html( Localized::text( $party['name'] ) );
		return '' === $party['policy'] ? $name : sprintf(
			'<a class="archipel-cookie-notice__service archipel-link" href="%1$s" target="_blank" rel="noopener" title="%2$s">%3$s</a>',
			esc_url( $party['policy'] ),
			esc_attr( Texts::get( 'policy', array( 'name' => $party['company'] ) ) ),
			$name
		);
	}

	/** Returns an answer button, `accept` or `refuse`, with the text of a key; the answers differ in their text only. */
	private static function answer( string $answer, string $text, string $suffix ): string {
		return sprintf( '<button type="button" id="cn-%1$s-cookie%3$s" data-cookie-set="%1$s" class="archipel-cookie-notice__answer archipel-button cn-set-cookie">%2$s</button>', esc_attr( $answer ), esc_html( Texts::get( $text ) ), esc_attr( $suffix ) );
	}

	/** Returns how long a choice is kept; empty if acceptance and refusal are kept for different times. */
	private static function duration( array $props ): string {
		$accepted = (float) $props['acceptedDays'];
		if ( (float) $props['refusedDays'] !== $accepted ) {
			return '';
		}
		$days     = (int) round( $accepted );
		$months   = (int) round( $days / 30.4 );
		$duration = $months < 2 ? Texts::get( 'days', array( 'count' => (string) $days ) ) : Texts::get( 'months', array( 'count' => (string) $months ) );
		return Texts::get( 'keep', array( 'duration' => $duration ) );
	}

	/** Returns the link to the privacy policy, if there is one. */
	public static function policy_link( array $props ): string {
		$url = (string) ( $props['policyUrl'] ?? '' );
		$url = '' === $url ? get_privacy_policy_url() : $url;
		return '' === $url ? '' : ' <a class="archipel-cookie-notice__policy archipel-link" href="' . esc_url( $url ) . '">' . esc_html( Texts::get( 'more' ) ) . '</a>';
	}
}
