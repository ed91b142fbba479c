<?php
namespace Archipel\Consent;

/**
 * A page for the parser, with a mark in place of each run of text and elements that load nothing from another site: the parser of WordPress, in PHP, takes
 * fifty times as long for them as one pattern. Only markup that is written in the usual way is left out; from the first other one on the page is whole.
 */
final class Short_Page {

	/** Around the number of a run; a page that has the character is left whole. */
	private const MARK = "\x1A";

	/** HTML with marks. */
	public string $html;

	/** @var list<string> Runs that were left out. */
	private array $runs = array();

	/** @param string[] $ids Ids (`id` or `data-archipel`) of elements that matter wherever they load from. */
	public function __construct( string $html, array $ids ) {
		$short      = false === strpos( $html, self::MARK ) ? preg_replace_callback( self::pattern( $ids ), array( $this, 'leave_out' ), $html ) : null;
		$this->html = $short ?? $html;
	}

	/** Puts the runs back into the HTML of the shortened page. */
	public function whole( string $html ): string {
		return (string) preg_replace_callback( '/\x1A(\d+)\x1A/', fn( array $found ): string => $this->runs[ (int) $found[1] ], $html );
	}

	/** Returns the part that stays, and the mark of the removed run after it. */
	private function leave_out( array $found ): string {
		$this->runs[] = $found[2];
		return $found[1] . self::MARK . ( count( $this->runs ) - 1 ) . self::MARK;
	}

	/** Returns the pattern of a part that stays and of the removed run after it, from the start of the page without a gap. White space and tags are those of the HTML standard, §13.2.5. */
	private static function pattern( array $ids ): string {
		$home  = (array) wp_parse_url( home_url() ) + array( 'host' => '' );
		$own   = null === Third_Parties::at( home_url( '/' ) ) ? 'https?://' . preg_quote( $home['host'] . ( isset( $home['port'] ) ? ":$home[port]" : '' ), '~' ) . '(?=/)' : '(?!)';
		$ids   = implode( '|', array_map( static fn( string $id ): string => preg_quote( $id, '~' ), array_diff( $ids, array( '' ) ) ) );
		$space = '[ \t\n\f\r]';
		// White space and attributes, each with a condition, and with this in quotes (`%s`: the quote) or without.
		$with  = static fn( string $condition, string $quoted, string $bare ): string => "(?:$space++{$condition}[a-z_][\w:.-]*+(?:=(?:\"" . sprintf( $quoted, '"' ) . "\"|'" . sprintf( $quoted, "'" ) . "'|$bare))?+)*+$space*+";
		$value = array( '[^%s]*+', '[^ \t\n\f\r"\'=<>`&]++' );
		$any   = $with( '', ...$value );
		// Not the mark and not the id of an element that stays, which entities may write.
		$safe  = '(?!' . Held_Page::MARK . "|(?:id|data-archipel)=(?:[\"']?+(?:$ids)(?![\w-])|\"[^\"&]*+&|'[^'&]*+&))";
		$plain = $with( $safe, ...$value );
		// Two slashes begin an address of another site, or one of the own; so may entities.
		$local = $with( $safe, "(?:$own|[^%s&/\\\\]++|/(?![/\\\\\t\n\r])|&(?:amp|\#0?38);)*+", '[\w.-]++' );
		$loads = '(?:link|img|source|video|audio|embed|object)';
		$text  = static fn( string $name ): string => "<$name$any>(?:[^<]++|<(?!/$name))*+</$name$space*+>";
		$stays = "</?(?:$loads|div|template)$any/?+>|<script$any>(?:[^<]++|<(?!/script|!--))*+</script$space*+>|" . $text( 'iframe' );
		$goes  = implode(
			'|',
			array(
				'[^<]++',
				'<(?![a-z/!?])',
				"</?(?!(?:$loads|script|style|textarea|title|iframe|noframes|noembed|xmp|template|plaintext|svg|math|image)(?![a-z\\d:-]))[a-z][a-z\\d:-]*+$plain/?+>",
				"</?$loads$local/?+>",
				"<script$local>$space*+</script$space*+>",
				$text( 'style' ),
				$text( 'title' ),
				$text( 'textarea' ),
				"<svg$any>(?:$space++|</?(?:path|g|circle|rect|line|polyline|polygon|ellipse|defs|use)$any/?+>)*+</svg$space*+>",
				'<!--(?!-?+>)(?:[^-]++|-(?!-!?+>))*+--!?+>',
				'<!doctype[^>]*+>',
			)
		);
		return "~\\G((?:$stays)*+)((?:$goes)++)~i";
	}
}
