<?php
namespace Archipel\I18n;

/** Server counterpart of `plural-form.ts`, by the rules that the build has written down. */
final class Plural {

	/** Returns which form of a text a number takes in a language, from 0: French takes the singular for 0, English the plural. */
	public static function form( float $count, string $locale ): int {
		if ( 1 === preg_match( '/^fr([-_]|$)/i', $locale ) ) {
			return (int) ( abs( $count ) >= 2 );
		}
		$rule  = self::rule( $locale );
		$whole = (int) abs( $count );
		return '' === $rule ? (int) ( 1.0 !== abs( $count ) ) : (int) $rule[ $whole < 200 ? $whole : 100 + $whole % 100 ];
	}

	/** @return list<int> A number for each form of the current language, in their order. */
	public static function samples(): array {
		$rule = self::rule( determine_locale() );
		return '' === $rule ? array( 1, 2 ) : array_map( static fn( int $form ): int => (int) strpos( $rule, (string) $form ), range( 0, (int) max( str_split( $rule ) ) ) );
	}

	/** Returns the forms of the numbers 0 to 199, a digit each; empty for the rule of English, which is not read. */
	private static function rule( string $locale ): string {
		if ( 1 === preg_match( '/^en([-_]|$)/i', $locale ) ) {
			return '';
		}
		$rules = require __DIR__ . '/plural-rules.php';
		$parts = explode( '_', str_replace( '-', '_', $locale ) );
		return $rules[ implode( '-', array_slice( $parts, 0, 2 ) ) ] ?? $rules[ $parts[0] ] ?? '';
	}
}
