<?php
/**
 * Drawings and formulas inside a page.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Follows the tags of a page into SVG and MathML and out again: there, other names are elements that load something, and CDATA is text.
 */
final class Foreign_Content {

	private const ROOTS = array(
		'SVG'  => 'svg',
		'MATH' => 'math',
	);

	/** Elements inside which HTML goes on (HTML standard, integration points). */
	private const HTML_INSIDE = array( 'FOREIGNOBJECT', 'DESC', 'TITLE', 'MI', 'MO', 'MN', 'MS', 'MTEXT', 'ANNOTATION-XML' );

	/** Elements that end a drawing that was not closed (HTML standard, rules for parsing tokens in foreign content). */
	private const BREAK_OUT = array( 'B', 'BIG', 'BLOCKQUOTE', 'BODY', 'BR', 'CENTER', 'CODE', 'DD', 'DIV', 'DL', 'DT', 'EM', 'EMBED', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HEAD', 'HR', 'I', 'IMG', 'LI', 'LISTING', 'MENU', 'META', 'NOBR', 'OL', 'P', 'PRE', 'RUBY', 'S', 'SMALL', 'SPAN', 'STRONG', 'STRIKE', 'SUB', 'SUP', 'TABLE', 'TT', 'U', 'UL', 'VAR' );

	/** @var list<array{string, 'html'|'math'|'svg'}> Open elements that changed the language, outermost first: name, and `svg`, `math` or `html`. */
	private array $open = array();

	/** @var \WP_HTML_Tag_Processor Parser; some of its methods came with WordPress 6.7. */
	private $tags;

	/**
	 * Takes the parser, which is at the start of a page.
	 *
	 * @param \WP_HTML_Tag_Processor $tags Parser.
	 */
	public function __construct( \WP_HTML_Tag_Processor $tags ) {
		$this->tags = $tags;
	}

	/** Whether the parser is inside a drawing or a formula. */
	public function is_inside(): bool {
		return 'html' !== $this->language();
	}

	/**
	 * Takes note of the token that the parser is at.
	 *
	 * @return bool False when the parser cannot read on from here: before WordPress 6.7 it takes what CDATA holds for tags.
	 */
	public function follow(): bool {
		$name = $this->tags->get_token_name();
		if ( '#tag' !== $this->tags->get_token_type() ) {
			return array() === $this->open || '#comment' !== $name || $this->knows_languages() || 0 !== strpos( $this->tags->get_modifiable_text(), '[CDATA[' );
		}
		$name = (string) $name;
		if ( array() === $this->open && ! isset( self::ROOTS[ $name ] ) ) {
			return true;
		}
		if ( $this->tags->is_tag_closer() ) {
			$this->close( $name );
			return true;
		}
		if ( $this->is_inside() && ( in_array( $name, self::BREAK_OUT, true ) || ( 'FONT' === $name && ( null !== $this->tags->get_attribute( 'color' ) || null !== $this->tags->get_attribute( 'face' ) || null !== $this->tags->get_attribute( 'size' ) ) ) ) ) {
			while ( $this->is_inside() ) {
				array_pop( $this->open );
			}
			$this->tell();
		}
		$language = $this->is_inside() ? ( in_array( $name, self::HTML_INSIDE, true ) ? 'html' : ( self::ROOTS[ $name ] ?? '' ) ) : ( self::ROOTS[ $name ] ?? '' );
		// Before WordPress 6.7 the parser takes the title of a drawing as one token, with its end.
		$is_whole = 'TITLE' === $name && ! $this->knows_languages();
		if ( '' !== $language && ! $is_whole && ! $this->tags->has_self_closing_flag() ) {
			$this->open[] = array( $name, $language );
			$this->tell();
		}
		return true;
	}

	/**
	 * Takes note of an end tag.
	 *
	 * @param string $name Name of the element.
	 */
	private function close( string $name ): void {
		for ( $at = count( $this->open ) - 1; $at >= 0; $at-- ) {
			if ( $this->open[ $at ][0] === $name ) {
				$this->open = array_slice( $this->open, 0, $at );
				$this->tell();
				return;
			}
			// What is open around HTML inside a drawing is not closed from there.
			if ( 'html' === $this->open[ $at ][1] ) {
				return;
			}
		}
		// The end of something around a drawing that was not closed ends the drawing too.
		if ( $this->is_inside() && in_array( $name, self::BREAK_OUT, true ) ) {
			array_pop( $this->open );
			$this->tell();
		}
	}

	/**
	 * Language that the parser reads now.
	 *
	 * @return 'html'|'math'|'svg'
	 */
	private function language(): string {
		return array() === $this->open ? 'html' : $this->open[ count( $this->open ) - 1 ][1];
	}

	/** Tells the parser. */
	private function tell(): void {
		if ( $this->knows_languages() ) {
			$this->tags->change_parsing_namespace( $this->language() );
		}
	}

	/** Whether the parser can be told: since WordPress 6.7. */
	private function knows_languages(): bool {
		return method_exists( $this->tags, 'change_parsing_namespace' );
	}
}
