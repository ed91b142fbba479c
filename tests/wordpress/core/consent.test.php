<?php
namespace Archipel\Tests;

use Archipel\Islands\CookieNotice\Blocker;

// The built island: the fixture plugin of this suite has islands of its own.
$archipel_built = dirname( __DIR__, 3 ) . '/wp-plugin/dist/islands/cookie-notice/';
foreach ( array( 'third-parties', 'texts', 'blocker' ) as $archipel_part ) {
	require_once $archipel_built . $archipel_part . '.php';
}

/**
 * The body of a page after third parties have been held back.
 *
 * @param string $body Its body before.
 */
function held( string $body ): string {
	$page = Blocker::hold_back( "<html><body>$body</body></html>" );
	return substr( $page, strlen( '<html><body>' ), -strlen( '</body></html>' ) );
}

test(
	'[CONS-02] scripts of declared third parties wait: by address, and loaders by their code',
	static function (): void {
		foreach ( array(
			'<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
			'<script type="module" src="https://connect.facebook.net/fr_FR/fbevents.js"></script>',
			"<script>(function(d){var s=d.createElement('script');s.src='https://www.googletagmanager.com/gtm.js';d.head.append(s)})(document)</script>",
		) as $script ) {
			$tag = new \WP_HTML_Tag_Processor( held( $script ) );
			check( $tag->next_tag( 'script' ), $script );
			same( 'text/plain', $tag->get_attribute( 'type' ) );
			same( null, $tag->get_attribute( 'src' ) );
			check( is_string( $tag->get_attribute( 'data-archipel-consent' ) ), 'has a purpose' );
		}
	}
);

test(
	'[CONS-02] frames, pictures and links wait; a frame says who it is and has a way round, as text',
	static function (): void {
		$frame = held( '<iframe src="https://www.youtube.com/embed/abc?x=1&amp;y=%22%3E%3Cscript%3E"></iframe>' );
		$tag   = new \WP_HTML_Tag_Processor( $frame );
		check( $tag->next_tag( 'iframe' ), $frame );
		same( null, $tag->get_attribute( 'src' ) );
		$inside = new \WP_HTML_Tag_Processor( (string) $tag->get_attribute( 'srcdoc' ) );
		$names  = array();
		while ( $inside->next_tag() ) {
			$names[] = $inside->get_tag();
		}
		check( in_array( 'BUTTON', $names, true ) && in_array( 'A', $names, true ), implode( ' ', $names ) );
		check( ! in_array( 'SCRIPT', $names, true ), 'no markup of the address becomes markup' );

		foreach ( array( '<img src="https://www.facebook.com/tr?id=1&amp;noscript=1">', '<link href="https://fonts.googleapis.com/css?family=Lato" rel="stylesheet">' ) as $element ) {
			$tag = new \WP_HTML_Tag_Processor( held( $element ) );
			$tag->next_tag();
			same( null, $tag->get_attribute( 'src' ) );
			same( null, $tag->get_attribute( 'href' ) );
			check( is_string( $tag->get_attribute( 'data-archipel-src' ) ), $element );
		}
	}
);

test(
	'[CONS-02] everything else stays byte by byte',
	static function (): void {
		foreach ( array(
			'<script src="/wp-includes/js/jquery/jquery.min.js"></script>',
			'<script type="application/ld+json">{"sameAs":"https://www.youtube.com/@boutique"}</script>',
			'<script>var share = "https://www.facebook.com/sharer.php";</script>',
			'<a href="https://www.youtube.com/watch?v=1">Vidéo</a>',
			'<p>Avec googletagmanager.com dans le texte, <b>sans fin',
		) as $body ) {
			same( $body . '<iframe', substr( held( $body . '<iframe' ), 0, strlen( $body ) + 7 ) );
		}
		$feed = '<rss><script src="https://www.googletagmanager.com/gtag/js"></script></rss>';
		same( $feed, Blocker::hold_back( $feed ) );
	}
);

test(
	'[CONS-02] a page that is too large to search is left as it is',
	static function (): void {
		$limit = ini_set( 'pcre.backtrack_limit', '1' );
		$jit   = ini_set( 'pcre.jit', '0' );
		$page  = '<html><body><script src="https://www.googletagmanager.com/gtag/js"></script></body></html>';
		$held  = Blocker::hold_back( $page );
		ini_set( 'pcre.backtrack_limit', (string) $limit );
		ini_set( 'pcre.jit', (string) $jit );
		same( $page, $held );
	}
);

test(
	'[CONS-02] a filter lets one of them through',
	static function (): void {
		$script = '<script src="https://www.googletagmanager.com/gtag/js"></script>';
		$held   = with_filter( 'archipel_hold_back', '__return_false', static fn() => held( $script ) );
		same( $script, $held );
	}
);
