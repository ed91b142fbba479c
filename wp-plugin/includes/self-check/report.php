<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;

/** Findings as HTML, and as text that can be given to others. */
final class Report {

	public static function verdict( string $verdict ): string {
		$words = array(
			Finding::GOOD        => Texts::get( 'check.good', 'Bon', 'Good' ),
			Finding::RECOMMENDED => Texts::get( 'check.recommended', 'À améliorer', 'To improve' ),
			Finding::CRITICAL    => Texts::get( 'check.critical', 'Critique', 'Critical' ),
		);
		return $words[ $verdict ];
	}

	/** Returns an item of the list; without a finding it says that the check has yet to come. */
	public static function row( Check $check, ?Finding $finding ): string {
		return sprintf(
			'<li class="archipel-check__row" data-check="%1$s" data-verdict="%2$s" data-text="%3$s"><h3>%4$s <span class="archipel-check__verdict">%5$s</span></h3><p class="archipel-check__looks-at">%6$s</p>%7$s</li>',
			esc_attr( $check->id ),
			esc_attr( null === $finding ? '' : $finding->verdict ),
			esc_attr( null === $finding ? '' : self::line( $check, $finding ) ),
			esc_html( $check->title ),
			esc_html( null === $finding ? Texts::get( 'check.waits', 'En cours…', 'Being checked…' ) : self::verdict( $finding->verdict ) ),
			esc_html( $check->looks_at ),
			null === $finding ? '' : '<p>' . esc_html( $finding->why ) . '</p>' . self::remedy( $finding )
		);
	}

	/** Returns the remedy as HTML, a link to the screen for it; empty for a good verdict. */
	public static function remedy( Finding $finding ): string {
		if ( '' === $finding->remedy ) {
			return '';
		}
		return '<p>' . ( '' === $finding->link ? esc_html( $finding->remedy ) : sprintf( '<a href="%s">%s</a>', esc_url( $finding->link ), esc_html( $finding->remedy ) ) ) . '</p>';
	}

	/** Returns the lines about the site that are the head of a report: versions, theme and plugins, no name, address or person. */
	public static function head(): string {
		$theme = wp_get_theme();
		$lines = array(
			'Archipel ' . \Archipel\VERSION . ' (' . \Archipel\plugin()->islands()->manifest->build . ')',
			'WordPress ' . get_bloginfo( 'version' ) . ', PHP ' . PHP_VERSION . ', ' . determine_locale(),
			$theme->get( 'Name' ) . ' ' . $theme->get( 'Version' ),
		);
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( get_plugins() as $file => $plugin ) {
			if ( is_plugin_active( $file ) && plugin_basename( \Archipel\FILE ) !== $file ) {
				$lines[] = wp_strip_all_tags( $plugin['Name'] . ' ' . $plugin['Version'] );
			}
		}
		return implode( "\n", $lines ) . "\n\n";
	}

	/** Returns a finding as a line of text, without the site's address and personal addresses. */
	public static function line( Check $check, Finding $finding ): string {
		$text = sprintf( '[%s] %s%s %s %s', self::verdict( $finding->verdict ), $check->title, \Archipel\Localized::is_french() ? "\u{A0}:" : ':', $finding->why, $finding->remedy );
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$text = str_replace( array( untrailingslashit( home_url() ), untrailingslashit( site_url() ), ABSPATH ), array( '', '', '/' ), $text );
		$text = '' === $host ? $text : str_ireplace( $host, '…', $text );
		return trim( (string) preg_replace( '/[^\s@]+@[^\s@]+/', '…', $text ) );
	}

	public static function text( array $findings ): string {
		$lines = array();
		foreach ( array_intersect_key( Check::all(), $findings ) as $id => $check ) {
			$lines[] = self::line( $check, $findings[ $id ] );
		}
		return self::head() . implode( "\n", $lines ) . "\n";
	}
}
