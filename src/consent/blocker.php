<?php
namespace Archipel\Consent;

use Archipel\Page_Html;

/**
 * Scans each page before it is sent (CONS-02, CONS-08). The browser restores held elements when their purpose is allowed; without
 * JavaScript they stay held, `noscript` pixels included. The HTML is the same for every visitor.
 */
final class Blocker {

	/** @var array<string, string> Purposes of scripts and styles by handle or address, by id of the element. */
	private static array $declared = array();

	public static function register(): void {
		add_action( 'template_redirect', array( self::class, 'start' ) );
		add_filter( 'script_loader_tag', array( self::class, 'note' ), PHP_INT_MAX, 3 );
		add_filter( 'style_loader_tag', array( self::class, 'note' ), PHP_INT_MAX, 3 );
	}

	public static function start(): void {
		if ( self::is_page() && array() !== Services::held() ) {
			add_filter( 'archipel_page_html', array( self::class, 'hold_back' ) );
		}
	}

	/** Returns whether the request is for a page: not for a feed, data or an editor preview. */
	public static function is_page(): bool {
		/** Filters whether third parties may be held back here: not in feeds, data and previews of an editor. */
		return (bool) apply_filters( 'archipel_consent_is_page', Page_Html::is_page() );
	}

	/** Filter: records the purpose of a script, and of the inline code before and after it, or of a style sheet; its HTML stays. */
	public static function note( $tag, $handle, $src = '' ) {
		$party   = Third_Parties::at( (string) $src );
		$is_held = null !== $party && in_array( $party['id'], Services::held(), true );
		$purpose = self::handles()[ (string) $handle ] ?? ( $is_held ? $party['purpose'] : null );
		$parts   = doing_filter( 'style_loader_tag' ) ? array( '-css' ) : array( '-js', '-js-before', '-js-after' );
		foreach ( is_string( $purpose ) ? $parts : array() as $part ) {
			self::$declared[ $handle . $part ] = $purpose;
		}
		return $tag;
	}

	/** Returns the page with all elements held back that need consent. */
	public static function hold_back( $html ): string {
		$html = (string) $html;
		// Output of a compressing inner buffer is not HTML.
		if ( 0 === strpos( $html, "\x1f\x8b" ) || ! ( array() !== self::$declared || false !== strpos( $html, Held_Page::MARK ) || Third_Parties::may_be_in( $html ) ) ) {
			return $html;
		}
		$page = new Held_Page( $html, Services::held(), self::$declared );
		$held = $page->html();
		Services::found( $page->found() );
		return $held;
	}

	/** @return array<string, string> The purposes that handles declare. */
	private static function handles(): array {
		/** Filters scripts and styles of the site that wait: purpose by handle. For example a pixel that a plugin serves from the site itself. */
		return (array) apply_filters( 'archipel_consent_handles', array() );
	}
}
