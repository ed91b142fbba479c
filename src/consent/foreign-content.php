<?php
namespace Archipel\Consent;

/** Tracks whether the parser is inside SVG or MathML: there, other elements load resources, and CDATA is text. */
final class Foreign_Content {

	private const ROOTS = array(
		'SVG'  => 'svg',
		'MATH' => 'math',
	);

	/** Elements with HTML content (HTML standard, integration points). */
	private const HTML_INSIDE = array( 'FOREIGNOBJECT', 'DESC', 'TITLE', 'MI', 'MO', 'MN', 'MS', 'MTEXT', 'ANNOTATION-XML' );

	/** Start tags that end unclosed SVG or MathML (HTML standard, rules for parsing tokens in foreign content). */
	private const BREAK_OUT = array( 'B', 'BIG', 'BLOCKQUOTE', 'BODY', 'BR', 'CENTER', 'CODE', 'DD', 'DIV', 'DL', 'DT', 'EM', 'EMBED', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HEAD', 'HR', 'I', 'IMG', 'LI', 'LISTING', 'MENU', 'META', 'NOBR', 'OL', 'P', 'PRE', 'RUBY', 'S', 'SMALL', 'SPAN', 'STRONG', 'STRIKE', 'SUB', 'SUP', 'TABLE', 'TT', 'U', 'UL', 'VAR' );

	/** @var list<array{string, 'html'|'math'|'svg'}> Open elements that changed the namespace, outermost first: name and namespace. */
	private array $open = array();

	/** @var \WP_HTML_Tag_Processor Parser, from the start of a page; some methods exist since WordPress 6.7. */
	private $tags;

	public function __construct( \WP_HTML_Tag_Processor $tags ) {
		$this->tags = $tags;
	}

	/** Returns whether the parser is inside SVG or MathML. */
	public function is_inside(): bool {
		return 'html' !== $this->current_namespace();
	}

	/** Tracks the current token. Returns false if the parser cannot continue: before WordPress 6.7 it reads tags inside CDATA. */
	public function follow(): bool {
		$name = $this->tags->get_token_name();
		if ( '#tag' !== $this->tags->get_token_type() ) {
			return array() === $this->open || '#comment' !== $name || $this->knows_namespaces() || 0 !== strpos( $this->tags->get_modifiable_text(), '[CDATA[' );
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
			$this->set_parser_namespace();
		}
		$namespace = $this->is_inside() && in_array( $name, self::HTML_INSIDE, true ) ? 'html' : ( self::ROOTS[ $name ] ?? '' );
		// Before WordPress 6.7 the parser reads the title of an SVG and its end tag as one token.
		$is_whole = 'TITLE' === $name && ! $this->knows_namespaces();
		if ( '' !== $namespace && ! $is_whole && ! $this->tags->has_self_closing_flag() ) {
			$this->open[] = array( $name, $namespace );
			$this->set_parser_namespace();
		}
		return true;
	}

	/** Tracks an end tag. */
	private function close( string $name ): void {
		for ( $at = count( $this->open ) - 1; $at >= 0; $at-- ) {
			if ( $this->open[ $at ][0] === $name ) {
				$this->open = array_slice( $this->open, 0, $at );
				$this->set_parser_namespace();
				return;
			}
			// Elements around HTML inside SVG or MathML are not closed from within.
			if ( 'html' === $this->open[ $at ][1] ) {
				return;
			}
		}
		// The end tag of an element around unclosed SVG or MathML also ends the latter.
		if ( $this->is_inside() && in_array( $name, self::BREAK_OUT, true ) ) {
			array_pop( $this->open );
			$this->set_parser_namespace();
		}
	}

	/** @return 'html'|'math'|'svg' The current namespace. */
	private function current_namespace(): string {
		return array() === $this->open ? 'html' : $this->open[ count( $this->open ) - 1 ][1];
	}

	/** Sets the parser's namespace. */
	private function set_parser_namespace(): void {
		if ( $this->knows_namespaces() ) {
			$this->tags->change_parsing_namespace( $this->current_namespace() );
		}
	}

	/** Returns whether the parser knows namespaces: since WordPress 6.7. */
	private function knows_namespaces(): bool {
		return method_exists( $this->tags, 'change_parsing_namespace' );
	}
}
