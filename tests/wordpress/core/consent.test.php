<?php
namespace Archipel\Tests;

use Archipel\Consent\Blocker;
use Archipel\Consent\Consent;
use Archipel\Consent\Short_Page;
use Archipel\Consent\Third_Parties;
use Archipel\Page_Html;

// The fixture plugin of this suite has other islands; any may draw the banner.
Consent::register(
	'cookie-notice',
	array( 'is_on_site' => '__return_false', 'is_on_page' => '__return_false', 'wording' => '__return_empty_string' )
);

final class Tests_Consent extends Test_Case {
	/** The end of a page with a consent banner. */
	private const BANNER = '<div id="cookie-notice" role="dialog"></div></body></html>';

	/** Blocked content, one example of each kind. */
	private const TRACKERS = array(
		'script' => '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
		'pixel'  => '<img height="1" width="1" src="https://www.facebook.com/tr?id=1&amp;ev=PageView" alt="">',
		'frame'  => '<iframe src="https://www.youtube.com/embed/abc?a=1&amp;b=2" title="Vidéo"></iframe>',
		'font'   => '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato">',
		'loader' => "<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime()})})(window,document,'script','dataLayer','GTM-1')</script>",
	);

	/** The body of a page with a consent banner after blocking. */
	private static function held( string $body ): string {
		$page = Blocker::hold_back( "<!doctype html><html><body>$body" . self::BANNER );
		return substr( $page, strlen( '<!doctype html><html><body>' ), -strlen( self::BANNER ) );
	}

	/** Attributes of the first blocked element of a name. */
	private static function held_element( string $html, string $name ): ?array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( strtoupper( $name ) === $tags->get_tag() && null !== $tags->get_attribute( 'data-archipel-consent' ) ) {
				$names = (array) $tags->get_attribute_names_with_prefix( '' );
				return array_combine( $names, array_map( array( $tags, 'get_attribute' ), $names ) );
			}
		}
		return null;
	}

	/** Ways to write HTML as inert text. */
	private static function inert(): array {
		$in = static fn( string $before, string $after ): callable => static fn( string $html ): string => $before . $html . $after;
		return array(
			'JSON-LD'                              => static fn( string $html ): string => '<script type="application/ld+json">' . wp_json_encode( array( 'html' => $html ) ) . '</script>',
			'a script that another tool holds'     => static fn( string $html ): string => '<script type="text/plain" data-cookieconsent="marketing">' . str_replace( '</', '<\/', $html ) . '</script>',
			'a string in a script'                 => static fn( string $html ): string => '<script>document.body.innerHTML += ' . str_replace( array( 'gtm.start', '</' ), array( 'gtm.stop', '<\/' ), wp_json_encode( $html, JSON_UNESCAPED_SLASHES ) ) . ';</script>',
			'a script that builds a frame'         => static fn(): string => '<script>el.innerHTML = "<iframe src=\"https://www.youtube.com/embed/" + id + "\" title=\"a > b\"></iframe>"; if (1 < 2 && 3 > 2) {}</script>',
			'a script with a comment of HTML'      => static fn(): string => '<script><!-- <script> "<img src=https://www.facebook.com/tr>" </script> --></script>',
			'a script with CDATA'                  => static fn(): string => "<script>\n/* <![CDATA[ */\nvar a = '<img src=\"https://www.facebook.com/tr\">';\n/* ]]> */\n</script>",
			'a menu script with a share address'   => static fn(): string => '<script>var share = document.createElement("a"); share.href = "https://www.facebook.com/sharer.php?u=" + location;</script>',
			'a style'                              => $in( '<style>/* ', ' */</style>' ),
			'a comment'                            => $in( '<!-- ', ' -->' ),
			'a conditional comment'                => $in( '<!--[if lt IE 9]>', '<![endif]-->' ),
			'a comment that only looks closed'     => $in( '<!-- -- > <!- ', ' -->' ),
			'a comment closed with !'              => $in( '<!-- ', ' --!>' ),
			'a text field'                         => $in( '<textarea name="code">', '</textarea>' ),
			'a text field in capitals'             => $in( '<TEXTAREA>', '</TextArea >' ),
			'a title'                              => $in( '<title>', '</title>' ),
			'the inside of a frame'                => static fn( string $html ): string => '<iframe title="x">' . str_replace( '</iframe>', '', $html ) . '</iframe>',
			'noembed'                              => $in( '<noembed>', '</noembed>' ),
			'noframes'                             => $in( '<noframes>', '</noframes>' ),
			'xmp'                                  => $in( '<xmp>', '</xmp>' ),
			'a template'                           => $in( '<template>', '</template>' ),
			'a template in a template'             => $in( '<template><b><template>', '</template></b><i></i></template>' ),
			'an attribute'                         => static fn( string $html ): string => '<p data-video="' . esc_attr( $html ) . '">Vidéo</p>',
			'an attribute with bare tags'          => static fn( string $html ): string => "<p data-video='" . str_replace( "'", '&#39;', $html ) . "'>Vidéo</p>",
			'a document in an attribute'           => static fn( string $html ): string => '<iframe srcdoc="' . esc_attr( $html ) . '"></iframe>',
			'a comment in a drawing'               => $in( '<svg viewBox="0 0 1 1"><!-- ', ' --><path d="M0 0"/></svg>' ),
			'the title of a drawing, as text'      => static fn( string $html ): string => '<svg><title>' . esc_html( $html ) . '</title><path d="M0 0"/></svg>',
			'text'                                 => static fn( string $html ): string => '<p>' . esc_html( $html ) . ' a < b > c &amp; d <3</p>',
			'text that only opens'                 => static fn(): string => '<p>5 <6 and < iframe src="https://www.youtube.com/embed/a"></p>',
			'an end tag with attributes'           => static fn(): string => '<b></b src="https://www.youtube.com/embed/a">',
			'a declaration'                        => static fn(): string => '<!ELEMENT src="https://www.youtube.com/embed/a"><?php src="https://www.facebook.com/tr" ?>',
			'links'                                => static fn(): string => '<a href="https://www.youtube.com/watch?v=1">Vidéo</a><area href="https://www.facebook.com/shop"><form action="https://x.list-manage.com/subscribe/post"><q cite="https://vimeo.com/1">q</q></form>',
			'links that say where something is'    => static fn(): string => '<link rel="canonical" href="https://www.youtube.com/watch?v=1"><link rel="me" href="https://www.facebook.com/shop"><link rel="alternate" hreflang="fr" href="https://vimeo.com/1"><link href="https://fonts.googleapis.com/css">',
			'a canonical address with a vendor'    => static fn(): string => '<link rel="canonical" href="https://shop.example/?u=https://www.youtube.com/watch">',
			'a font whose address names a vendor'  => static fn(): string => '<link rel="stylesheet" href="/fonts.css?from=https://fonts.googleapis.com/css">',
			'an image proxy of one’s own'          => static fn(): string => '<img src="https://cdn.shop.example/?url=https://www.facebook.com/a.jpg" srcset="/p/https://i.ytimg.com/a.jpg 2x"><img src="/proxy/https://i.ytimg.com/vi/1/hq.jpg">',
			'hosts that only look like a vendor’s' => static fn(): string => '<img src="https://www.youtube.com.evil.example/a"><img src="https://evil-doubleclick.net/a"><img src="https://notwww.facebook.com/tr"><script src="https://www.google.com/recaptcha/api.js"></script><script src="https://www.google.com/mapsomething"></script>',
			'addresses of no host'                 => static fn(): string => '<img src="data:image/svg+xml,https://www.facebook.com/tr"><img src="www.facebook.com/tr"><iframe src="about:blank#https://www.youtube.com/"></iframe><img src="https:/\www"><img src="">',
			'a refresh and a base'                 => static fn(): string => '<meta http-equiv="refresh" content="9;url=https://www.youtube.com/">',
			'broken UTF-8'                         => static fn(): string => "<p>\xff\xfe \xC3( \xED\xA0\x80 https://www.youtube.com/ \xF8</p>",
			'NUL and a byte order mark'            => static fn(): string => "\xEF\xBB\xBF<p>a\0b <b title='\0'>https://www.facebook.com/tr</b></p>",
			'UTF-16'                               => static fn( string $html ): string => '<p>' . mb_convert_encoding( esc_html( $html ), 'UTF-16LE', 'UTF-8' ) . '</p>',
			'surrogates of UTF-16 as entities'     => static fn(): string => '<p title="&#xD83D;&#xDE00;">&#xD800; https://vimeo.com/1</p>',
			'attributes without an end'            => static fn(): string => '<p class=a data-x=https://www.youtube.com/embed/ title>x<br/><hr / ></p>',
			'tags in the wrong order'              => static fn(): string => '<b><p></b></i></p></div></table><td><tr></select>https://vimeo.com/1',
		);
	}

	/** Ways to write elements that a browser loads, and that must be blocked: HTML, and name of the blocked element. */
	private static function live(): array {
		$frame = self::TRACKERS['frame'];
		return array(
			'a greater-than sign before the address' => array( '<img alt="a > b" src="https://www.facebook.com/tr?id=1">', 'img' ),
			'capitals'                               => array( '<IFRAME SRC="HTTPS://WWW.YouTube.COM/embed/a"></IFRAME>', 'iframe' ),
			'no quotes'                              => array( '<iframe src=https://www.youtube.com/embed/a></iframe>', 'iframe' ),
			'single quotes and line breaks'          => array( "<img\n\tsrc\n=\n'https://www.facebook.com/tr'>", 'img' ),
			'without a scheme'                       => array( '<script src="//connect.facebook.net/fr_FR/fbevents.js"></script>', 'script' ),
			'backslashes'                            => array( '<img src="https:\\\\www.facebook.com\\tr">', 'img' ),
			'a port, a user and a final dot'         => array( '<img src="https://me@www.facebook.com.:443/tr">', 'img' ),
			'white space in the address'             => array( "<img src=\" https://www.facebook.com/t\nr \">", 'img' ),
			'an entity in the address'               => array( '<img src="https://www.facebook.com&#x2F;tr?www.facebook.com">', 'img' ),
			'a subdomain'                            => array( '<img src="https://region1.google-analytics.com/g/collect">', 'img' ),
			'a path'                                 => array( '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', 'iframe' ),
			'an address of broken bytes'             => array( "<img src=\"https://www.facebook.com/tr?q=\xff\xC3(\">", 'img' ),
			'a module'                               => array( '<script type="module" src="https://connect.facebook.net/a.js"></script>', 'script' ),
			'an old type'                            => array( '<script type="text/javascript" src="https://connect.facebook.net/a.js"></script>', 'script' ),
			'a late picture'                         => array( '<img src="data:image/gif;base64,R0=" data-lazy-src="https://i.ytimg.com/vi/1/hq.jpg">', 'img' ),
			'a set of pictures'                      => array( '<img src="/a.jpg" srcset="/a.jpg 1x, https://i.ytimg.com/vi/1/hq.jpg 2x">', 'img' ),
			'a connection ahead of time'             => array( '<link rel="preconnect dns-prefetch" href="//fonts.gstatic.com" crossorigin>', 'link' ),
			'a pixel without a script'               => array( '<noscript><img src="https://www.facebook.com/tr?id=1&amp;noscript=1" style="display:none"></noscript>', 'img' ),
			'a frame without a script'               => array( '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe></noscript>', 'iframe' ),
			'a revealed conditional comment'         => array( "<!--[if !IE]><!-->$frame<!--<![endif]-->", 'iframe' ),
			'HTML inside a drawing'                  => array( "<svg><foreignObject><div>$frame</div></foreignObject></svg>", 'iframe' ),
			'after a drawing that was not closed'    => array( "<div><svg><path d='M0 0'></div>$frame", 'iframe' ),
			'after a heading that ends a drawing'    => array( "<svg><g><h2>$frame</h2>", 'iframe' ),
			'Meta’s bootstrap'                       => array( "<script>!function(f,b,e,v,n,t,s)\n{if(f.fbq)return;n=f.fbq=function(){n.callMethod?\nn.callMethod.apply(n,arguments):n.queue.push(arguments)};}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','1');</script>", 'script' ),
			'Google’s, of a plugin'                  => array( "<script>( function( w, d, s, l, i ) {\n\tw[l] = w[l] || [];\n\tw[l].push( {'gtm.start': new Date().getTime(), event: 'gtm.js'} );\n} )</script>", 'script' ),
			'Google’s, by hand'                      => array( "<script>var tag = document.createElement( 'script' ); tag.async = true; tag.src = 'https://www.googletagmanager.com/gtag/js?id=G-1'; document.head.append( tag );</script>", 'script' ),
			'Google’s container, by hand'            => array( '<script>let s=document.createElement("script");s.src=`https://www.googletagmanager.com/gtm.js?id=GTM-1`;document.body.appendChild(s)</script>', 'script' ),
			'Meta’s, by hand'                        => array( '<script>(function(d,t){var e=d.createElement(t);e.src="https:\/\/connect.facebook.net\/fr_FR\/fbevents.js";d.head.appendChild(e)})(document,"script")</script>', 'script' ),
			'a picture that counts'                  => array( '<script>new Image().src = "//www.facebook.com/tr?id=1&ev=PageView";</script>', 'script' ),
			'a module that is imported'              => array( '<script type="module">await import("https://connect.facebook.net/a.js")</script>', 'script' ),
			'Hotjar'                                 => array( "<script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:1,hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r)})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>", 'script' ),
			'Matomo, in its cloud'                   => array( "<script>var _paq=window._paq=window._paq||[];(function(){var u='https://shop.matomo.cloud/';var d=document,g=d.createElement('script'),s=d.getElementsByTagName('script')[0];g.async=true;g.src='//cdn.matomo.cloud/shop.matomo.cloud/matomo.js';s.parentNode.insertBefore(g,s)})();</script>", 'script' ),
			'Matomo, of the shop’s own'              => array( "<script>(function(){var u='//stats.shop.example/';var d=document,g=d.createElement('script'),s=d.getElementsByTagName('script')[0];g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s)})();</script>", 'script' ),
			'TikTok'                                 => array( '<script>!function(w,d,t){w.TiktokAnalyticsObject=t;var ttq=w[t]=w[t]||[];ttq.load=function(e){var r="https://analytics.tiktok.com/i18n/pixel/events.js",n=d.createElement("script");n.async=!0;n.src=r+"?sdkid="+e;d.head.appendChild(n)};ttq.load("C1")}(window,document,"ttq");</script>', 'script' ),
			'Clarity'                                => array( '<script>(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y)})(window,document,"clarity","script","x");</script>', 'script' ),
			'Pinterest'                              => array( '<script>!function(e){if(!window.pintrk){window.pintrk=function(){};var t=document.createElement("script");t.async=!0,t.src=e;document.head.append(t)}}("https://s.pinimg.com/ct/core.js");pintrk("load","1")</script>', 'script' ),
			'a mark of its author, on code'          => array( '<script data-archipel-hold="audience">count()</script>', 'script' ),
			'a mark of its author, on a file'        => array( '<script data-archipel-hold="audience" src="/stats.js"></script>', 'script' ),
		);
	}

	/** @testdox [CONS-08] what is text stays byte by byte, whatever it says, and what loads after it waits all the same */
	public function test_what_is_text_stays_byte_by_byte_whatever_it_says(): void {
		$pages = 0;
		foreach ( self::inert() as $where => $write ) {
			foreach ( self::TRACKERS as $what => $html ) {
				$text = $write( $html );
				self::assertSame( $text, self::held( $text ) );
				$after = self::held( "$text<hr>$html" );
				self::assertSame( "$text<hr>", substr( $after, 0, strlen( $text ) + 4 ) );
				self::assertNotNull( self::held_element( substr( $after, strlen( $text ) ), substr( $html, 1, (int) strpos( $html, ' ' ) > 1 && 'loader' !== $what ? (int) strpos( $html, ' ' ) - 1 : 6 ) ), "$what after $where does not wait: $after" );
				++$pages;
			}
		}
		self::assertTrue( $pages >= 200, "$pages pages" );
	}

	/** @testdox [CONS-08] what a browser loads waits, however it is written, and nothing else of the page changes */
	public function test_what_a_browser_loads_waits_however_it_is_written(): void {
		foreach ( self::live() as $how => list( $html, $name ) ) {
			$around = array( '<p title="a > b">É <3 &copy', '</p><!-- > --><hr/ >' );
			$page   = self::held( $around[0] . $html . $around[1] );
			self::assertSame( $around, array( substr( $page, 0, strlen( $around[0] ) ), substr( $page, -strlen( $around[1] ) ) ) );
			$element = self::held_element( $page, $name );
			self::assertNotNull( $element, "$how: $page" );
			foreach ( array( 'src', 'href', 'srcset', 'data-lazy-src' ) as $attribute ) {
				$left = $element[ $attribute ] ?? '';
				self::assertTrue( null === Third_Parties::at( $left ) && false === strpos( $left, 'ytimg' ), "$how: $attribute is $left" );
			}
			if ( 'script' === $name ) {
				self::assertSame( 'text/plain', $element['type'] );
			}
		}
	}

	/** @testdox [CONS-08] [CONS-02] what was taken out stands in the page for the browser to put back; a frame says who it is and has a way round, as text */
	public function test_what_was_taken_out_stands_in_the_page(): void {
		self::assertSame( 'https://www.googletagmanager.com/gtag/js?id=G-1', self::held_element( self::held( self::TRACKERS['script'] ), 'script' )['data-archipel-src'] );
		self::assertSame( array( 'advertising', 'meta-pixel', 'module' ), array_values( array_intersect_key( self::held_element( self::held( '<script type="module" src="https://connect.facebook.net/a.js"></script>' ), 'script' ), array( 'data-archipel-type' => 1, 'data-archipel-consent' => 1, 'data-archipel-service' => 1 ) ) ) );
		self::assertSame( 'https://www.facebook.com/tr?id=1&ev=PageView', self::held_element( self::held( self::TRACKERS['pixel'] ), 'img' )['data-archipel-src'] );
		self::assertSame( 'https://fonts.googleapis.com/css?family=Lato', self::held_element( self::held( self::TRACKERS['font'] ), 'link' )['data-archipel-href'] );
		$tricky = 'https://www.youtube.com/embed/a?x=&amp;amp;&lt;&#038;"\'&copy=1&copy;';
		self::assertSame( $tricky, self::held_element( self::held( '<iframe src="' . strtr( $tricky, array( '&' => '&amp;', '"' => '&quot;' ) ) . '"></iframe>' ), 'iframe' )['data-archipel-src'] );
		self::assertSame( 'https://www.facebook.com/tr?q=%FF%C3(', self::held_element( self::held( "<img src=\"https://www.facebook.com/tr?q=\xff\xC3(\">" ), 'img' )['data-archipel-src'] );
		$both = self::held_element( self::held( '<img src="https://i.ytimg.com/a.jpg" srcset="https://i.ytimg.com/b.jpg 2x">' ), 'img' );
		self::assertSame( array( 'https://i.ytimg.com/a.jpg', 'https://i.ytimg.com/b.jpg 2x' ), array( $both['data-archipel-src'], $both['data-archipel-srcset'] ) );
		self::assertStringContainsString( "push({'gtm.start':new Date()", self::held( self::TRACKERS['loader'] ), 'the code of a script is kept' );

		$frame  = self::held_element( self::held( '<iframe src="https://www.youtube.com/embed/abc?x=1&amp;y=%22%3E%3Cscript%3E"></iframe>' ), 'iframe' );
		$inside = dom( (string) $frame['srcdoc'] );
		$counts = array_map( static fn( string $name ): int => $inside->query( "//$name" )->length, array( 'button', 'a', 'script' ) );
		self::assertSame( array( 1, 1, 0 ), $counts, 'no markup of the address becomes markup' );
	}

	/** @testdox [CONS-08] drawings are no place of ours: what they hold stays */
	public function test_drawings_are_no_place_of_ours_what_they_hold_stays(): void {
		foreach ( array(
			'<svg><style/><script/><image href="https://www.facebook.com/a.png"/></svg>',
			'<svg><![CDATA[ https://vimeo.com ]]></svg>',
			'<math><mi>x</mi><annotation>https://vimeo.com/1</annotation></math>',
		) as $drawing ) {
			self::assertSame( $drawing, self::held( $drawing ) );
		}
		foreach ( self::TRACKERS as $html ) {
			$drawing = "<svg><![CDATA[ <b> $html ]]></svg>";
			self::assertSame( $drawing, self::held( $drawing ) );
		}
		// Since WordPress 6.7 the parser supports SVG, and continues after it.
		if ( method_exists( \WP_HTML_Tag_Processor::class, 'change_parsing_namespace' ) ) {
			foreach ( array( '<svg><defs><style/></defs><title/></svg>', '<svg><script/></svg>', '<svg><![CDATA[ <b> </svg> ]]></svg>' ) as $drawing ) {
				$page = self::held( $drawing . self::TRACKERS['pixel'] );
				self::assertSame( $drawing, substr( $page, 0, strlen( $drawing ) ) );
				// The parser does not know that this part is inside an SVG, where a title may be self-closing.
				self::assertNotNull( self::held_element( substr( $page, strlen( $drawing ) ), 'img' ), $page );
			}
		}
	}

	/** @testdox [CONS-08] a page that is cut off, or that ends in plain text, is held back as far as it goes */
	public function test_a_page_that_is_cut_off_or_that_ends_in_plain_text(): void {
		foreach ( array( '<script>var a = "https://www.youtube.com/', '<!-- https://vimeo.com/1', '<img src="https://www.facebook.com/tr', '<plaintext>' . self::TRACKERS['pixel'] ) as $end ) {
			$page = '<div id="cookie-notice"></div>' . self::TRACKERS['pixel'] . $end;
			$held = Blocker::hold_back( $page );
			self::assertNotNull( self::held_element( $held, 'img' ), $held );
			self::assertSame( $end, substr( $held, -strlen( $end ) ) );
			self::assertSame( '<p>' . $end, Blocker::hold_back( '<p>' . $end ) );
		}
	}

	/** @testdox [CONS-08] usual markup is left out for the parser, which holds back the same as of the whole page, whatever stands before what loads */
	public function test_usual_markup_is_left_out_for_the_parser(): void {
		$home  = home_url();
		$usual = str_repeat( "<!-- a --><div class='b' id=\"c\"><a href=\"https://www.youtube.com/\" hidden>É &amp; <3</a><img alt=\"<\" src=\"$home/a.jpg?b=1&#038;c=2\" srcset=\"$home/b.jpg 2x, /c.jpg 3x\"><svg viewBox='0 0 1 1'><path d='M0'/></svg><script id=\"d-js\" src=\"$home/d.js\"></script></div>", 9 );
		self::assertLessThan( 9, strlen( ( new Short_Page( "<!doctype html><style>a > b {}</style>$usual", array( 'x' ) ) )->html ) );
		$odd = array(
			'<!--><img src="//i.ytimg.com/a">-->',
			'<!-- --!><img src="//i.ytimg.com/a">-->',
			"<p\va=\"> <img src='//i.ytimg.com/a'> \">",
			'<p a"><img src="//i.ytimg.com/a">',
			"<img src='/\n/i.ytimg.com/a'>",
			'<img src="/&#47;i.ytimg.com/a">',
			"<img src='$home@i.ytimg.com/a'>",
			'<img src="/a.jpg" data-archipel-hold="audience">',
			'<script src="/a.js" DATA-ARCHIPEL-HOLD=audience></script>',
			'<div id="cookie&#45;notice"></div>',
			"<div title='<' id=cookie-notice></div>",
			'<svg><title>a</title><b>',
			'<script><!-- <script></script> --> <script></script><img src="//i.ytimg.com/a">',
			'<title>',
			'<template>',
		);
		$pieces = array_merge( $odd, array_column( self::live(), 0 ), array_map( static fn( callable $write ): string => $write( self::TRACKERS['pixel'] ), array_values( self::inert() ) ) );
		foreach ( $pieces as $piece ) {
			foreach ( $odd as $next ) {
				foreach ( array( '<div id="cookie-notice"></div>', '' ) as $notice ) {
					$page = "$notice$piece<p>$next";
					// A page with this character is not shortened.
					self::assertSame( Blocker::hold_back( "$page\x1A" ), Blocker::hold_back( $page ) . "\x1A" );
				}
			}
		}
	}

	/** @testdox [CONS-08] five megabytes, and a script of one megabyte, are searched to their end */
	public function test_five_megabytes_and_a_script_of_one_megabyte(): void {
		$text = str_repeat( '<p class="a">Une <b>chemise</b> de nuit &amp; https://www.youtube.com/</p>' . "\n", 70000 );
		self::assertTrue( strlen( $text ) > 5000000, 'shorter than that' );
		self::assertSame( $text, self::held( $text ) );
		self::assertSame( $text, substr( self::held( $text . self::TRACKERS['pixel'] ), 0, strlen( $text ) ) );
		self::assertNotNull( self::held_element( substr( self::held( $text . self::TRACKERS['pixel'] ), strlen( $text ) ), 'img' ), 'the pixel at its end does not wait' );
		$code = '<script>' . str_repeat( 'var share = "https://www.facebook.com/sharer.php";', 21000 );
		self::assertSame( "$code</script>", self::held( "$code</script>" ) );
		self::assertNotNull( self::held_element( self::held( "$code;n=f.fbq;{if(f.fbq)return;n=f.fbq=function(){n.callMethod?1:0}}</script>" ), 'script' ), 'the bootstrap at its end does not wait' );
	}

	/** @testdox [CONS-02] [CONS-08] where nobody is asked nothing is held: no banner, a banner that is only written about, a feed, what a filter lets through; previews in editors, data and feeds are left alone */
	public function test_where_nobody_is_asked_nothing_is_held_no_banner(): void {
		$trackers = implode( '', self::TRACKERS );
		foreach ( array( '', '<!-- <div id="cookie-notice"></div> -->', '<textarea><div id="cookie-notice"></div></textarea>', '<template><div data-archipel="cookie-notice"></div></template>', '<script>"<div id=\"cookie-notice\"></div>"</script>' ) as $end ) {
			self::assertSame( $trackers . $end, Blocker::hold_back( $trackers . $end ) );
		}
		self::assertNotNull( self::held_element( Blocker::hold_back( "$trackers<div data-archipel='cookie-notice'></div>" ), 'img' ), 'our own notice asks' );
		$feed = "<?xml version=\"1.0\"?><rss><description><![CDATA[ $trackers ]]></description></rss>";
		self::assertSame( $feed, Blocker::hold_back( $feed ) );
		$gzip = gzencode( $trackers . self::BANNER );
		self::assertSame( $gzip, Blocker::hold_back( $gzip ) );
		self::assertSame( self::TRACKERS['script'], with_filter( 'archipel_hold_back', '__return_false', static fn() => self::held( self::TRACKERS['script'] ) ) );

		foreach ( array( 'preview', 'elementor-preview', 'wp_theme_preview', 'fl_builder' ) as $name ) {
			self::assertFalse( with_query( array( $name => '1' ), array( Blocker::class, 'is_page' ) ), $name );
		}
		self::assertFalse( with_filter( 'wp_doing_ajax', '__return_true', array( Blocker::class, 'is_page' ) ) );
		$GLOBALS['wp_query'] = new \WP_Query();
		self::assertTrue( Blocker::is_page() );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertFalse( Blocker::is_page() );
	}

	/** @testdox [CONS-08] plain links to a vendor, such as those that share a page, do not make a page be parsed; whatever loads does, however it is quoted */
	public function test_plain_links_to_a_vendor_such_as_those_that_share_a_page(): void {
		$link = '<a class="share" href="https://www.facebook.com/sharer.php?u=1" data-x:y="2" target="_blank">Partager</a>';
		self::assertTrue( ! Third_Parties::may_be_in( "<p>$link</p>\n<A HREF=\"https://youtu.be/1\" >Film</A>" ), 'a link alone' );
		$tracker = 'https://www.facebook.com/tr';
		foreach ( array_merge(
			array_values( self::TRACKERS ),
			array(
				"<img src=$tracker>",
				"<img src='$tracker' alt='<a b=\"\">'>",
				"<img alt=\"<a href=\" src=\"$tracker\">",
				"<img alt=\"<a b=\" src=\" $tracker\" c=\"\">",
				"<img alt='<a b=\"' src='$tracker' c=\">' x\">",
				"<a title=\"x\" href='#'><img src=\"$tracker\"></a>",
				"<a title=\"<img src=\"$tracker\">",
			)
		) as $html ) {
			self::assertTrue( Third_Parties::may_be_in( $link . $html ), $html );
		}
	}

	/** @testdox [CONS-08] code goes with the handle it was enqueued under, in whatever order it is printed */
	public function test_code_goes_with_the_handle_it_was_enqueued_under(): void {
		$print = static function (): string {
			fresh_page();
			wp_enqueue_script( 'maps', 'https://maps.googleapis.com/maps/api/js', array(), '1', false );
			wp_add_inline_script( 'maps', 'var before = 1;', 'before' );
			wp_add_inline_script( 'maps', 'var after = 1;' );
			wp_enqueue_script( 'local-pixel', '/pixel.js', array(), '1', false );
			wp_add_inline_script( 'local-pixel', 'var pixel = 1;' );
			wp_enqueue_script( 'theme', '/theme.js', array(), '1', false );
			wp_add_inline_script( 'theme', 'var theme = 1;' );
			return printed( static fn() => wp_scripts()->do_items() );
		};
		add_filter( 'script_loader_tag', array( Blocker::class, 'note' ), PHP_INT_MAX, 3 );
		$printed = with_filter( 'archipel_consent_handles', static fn() => array( 'local-pixel' => 'advertising' ), $print );
		remove_filter( 'script_loader_tag', array( Blocker::class, 'note' ), PHP_INT_MAX );
		self::assertSame( $print(), $printed );

		$tags  = new \WP_HTML_Tag_Processor( self::held( $printed ) );
		$found = array();
		while ( $tags->next_tag( 'script' ) ) {
			$found[ (string) $tags->get_attribute( 'id' ) ] = $tags->get_attribute( 'data-archipel-consent' );
		}
		self::assertSame(
			array( 'maps-js-before' => 'content', 'maps-js' => 'content', 'maps-js-after' => 'content', 'local-pixel-js' => 'advertising', 'local-pixel-js-after' => 'advertising', 'theme-js' => null, 'theme-js-after' => null ),
			$found
		);
	}

	/** @testdox [CONS-08] the buffer takes a page in pieces, lets go of what is emptied, and keeps no download */
	public function test_the_buffer_takes_a_page_in_pieces(): void {
		// An empty part empties the buffer.
		$send = static function ( array $parts ): string {
			ob_start();
			ob_start( array( Page_Html::class, 'receive' ) );
			foreach ( $parts as $part ) {
				echo $part;
				'' === $part ? ob_clean() : ob_flush();
			}
			with_filter( 'archipel_page_html', array( Blocker::class, 'hold_back' ), 'ob_end_flush' );
			return (string) ob_get_clean();
		};
		$page = '<p>a</p>' . self::TRACKERS['pixel'] . self::BANNER;
		$held = Blocker::hold_back( $page );
		self::assertSame( $held, $send( str_split( $page, 20 ) ) );
		self::assertSame( $held, $send( array( '<img src="https://www.facebook.com/tr">half a page', '', $page ) ) );
		self::assertSame( gzencode( $page ), $send( array( gzencode( $page ) ) ) );
	}
}
