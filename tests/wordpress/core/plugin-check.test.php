<?php
namespace Archipel\Tests;

/** The rules of WordPress.org's Plugin Check for files, header and readme.txt; those for code are in wp-plugin/phpcs.xml.dist. */
final class Tests_Plugin_Check extends Test_Case {
	/** The readme. */
	private static function readme(): string {
		return (string) file_get_contents( dirname( \Archipel\FILE ) . '/readme.txt' );
	}

	/** The text of a section of the readme. */
	private static function section( string $title ): string {
		return preg_match( "/^== $title ==\n(.*?)(?=^== |\z)/ms", self::readme(), $found ) ? trim( $found[1] ) : '';
	}

	/**
	 * @testdox [WP-01] what is packed has no hidden, compressed or application file, no name that a server may refuse, and no copy of a library that WordPress brings
	 * @group double
	 */
	public function test_what_is_packed_has_no_file_that_is_refused(): void {
		$root  = dirname( \Archipel\FILE ) . '/';
		$files = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = substr( $file->getPathname(), strlen( $root ) );
		}
		self::assertContains( 'includes/class-plugin.php', $files );
		$refused = array(
			'hidden, or of a version control'  => '#(^|/)\.#',
			'compressed, or an application'    => '#\.(zip|gz|tgz|rar|tar|7z|phar|a|bin|bpk|deploy|dist|distz|dmg|dms|dump|elc|exe|iso|lha|lrf|lzh|o|obj|pkg|sh|so)$#i',
			'a name that a server may refuse'  => '#[\s!@\#$%^&*()+=\[\]{};:"\'<>,?\\\\|`~]#',
			'a library that WordPress brings'  => '#(^|/)(jquery|underscore|backbone|moment|lodash|react(-dom)?|tinymce|codemirror|plupload|masonry|hoverIntent)([.-][\w.]*)?\.js$#i',
			'for development'                  => '#(^|/)(vendor|node_modules|tests)/|composer\.|phpcs|phpstan#',
		);
		foreach ( $refused as $why => $pattern ) {
			self::assertSame( array(), array_values( (array) preg_grep( $pattern, $files ) ), $why );
		}
		$lower = array_map( 'strtolower', $files );
		self::assertSame( $lower, array_unique( $lower ), 'two names differ in capitals alone' );
	}

	/** @testdox [WP-01] code is the plugin's own: no address of another host is enqueued, and none of a developer's machine is left */
	public function test_code_is_the_plugins_own(): void {
		$root  = dirname( __DIR__, 3 );
		$files = array_merge( array( \Archipel\FILE ), (array) glob( dirname( \Archipel\FILE ) . '/{includes,admin,editor}/*.{php,js,css}', GLOB_BRACE ), (array) glob( "$root/{src,islands}/*/*.php", GLOB_BRACE ) );
		self::assertTrue( count( $files ) > 120, 'the files were not found' );
		foreach ( $files as $file ) {
			$code = (string) file_get_contents( $file );
			self::assertDoesNotMatchRegularExpression( '#//(localhost|127\.0\.0\.1|[\w.-]+\.(local|test)\b)#', $code, basename( $file ) );
			self::assertDoesNotMatchRegularExpression( '#wp_(enqueue|register)_(script|style)\([^;]*https?://|@import\s+url\(.?(https?:)?//#', $code, basename( $file ) );
			self::assertStringNotContainsString( 'ALLOW_UNFILTERED_UPLOADS', $code, basename( $file ) );
		}
	}

	/** @testdox [WP-01] the header names what the directory asks for, in its form; header, readme and code say the same version and the same oldest WordPress and PHP */
	public function test_the_header_names_what_the_directory_asks_for(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$header = get_plugin_data( \Archipel\FILE, false, false );
		self::assertMatchesRegularExpression( '/^(?=(?:.*[a-z0-9]){5})(?!.*\b(wordpress|woocommerce|woo|wp|elementor)\b)/i', $header['Name'] );
		self::assertMatchesRegularExpression( '/^\d+\.\d+\.\d+$/', $header['Version'] );
		self::assertSame( array( \Archipel\VERSION, '6.6', '7.4', '', 'archipel' ), array( $header['Version'], $header['RequiresWP'], $header['RequiresPHP'], $header['RequiresPlugins'], $header['TextDomain'] ) );
		foreach ( array( 'Stable tag' => \Archipel\VERSION, 'Requires at least' => '6.6', 'Requires PHP' => '7.4', 'License' => 'GPL-3.0-or-later' ) as $name => $value ) {
			self::assertMatchesRegularExpression( '/^' . $name . ':\s*' . preg_quote( $value, '/' ) . '\s*$/m', self::readme(), "readme.txt does not say $name: $value" );
		}
		self::assertDirectoryExists( dirname( \Archipel\FILE ) . $header['DomainPath'] );
		self::assertTrue( '' !== $header['Description'] && strlen( $header['Description'] ) < 200 );
		self::assertNotSame( $header['PluginURI'], $header['AuthorURI'] );
		self::assertSame( array( '', false ), array( $header['UpdateURI'], $header['Network'] ) );
	}

	/** @testdox [WP-01] the readme has what the directory shows, in the lengths that it shows, and names every host that an island speaks to, with its terms or privacy */
	public function test_the_readme_has_what_the_directory_shows(): void {
		$readme = self::readme();
		self::assertStringStartsWith( '=== ' . get_file_data( \Archipel\FILE, array( 'name' => 'Plugin Name' ) )['name'] . " ===\n", $readme );
		preg_match( "/^Contributors: (.*)\nTags: (.*)\n(?:[A-Z][\w ]+: .*\n)+\n(.*)\n\n== /m", $readme, $found );
		self::assertMatchesRegularExpression( '/^[a-z0-9_.-]+(, [a-z0-9_.-]+)*$/', $found[1] ?? '' );
		self::assertLessThanOrEqual( 5, count( explode( ', ', $found[2] ) ) );
		self::assertTrue( strlen( $found[3] ) > 50 && strlen( $found[3] ) <= 150, 'the short description has ' . strlen( $found[3] ) . ' bytes' );
		self::assertMatchesRegularExpression( '/^Tested up to: \d+\.\d$/m', $readme );
		foreach ( array( 'Description', 'Installation', 'Frequently Asked Questions', 'External services', 'Screenshots', 'Changelog', 'Upgrade Notice' ) as $title ) {
			self::assertNotSame( '', self::section( $title ), $title );
			self::assertLessThan( 'Frequently Asked Questions' === $title ? 5000 : 2500, str_word_count( self::section( $title ) ), $title );
		}
		$version = '= ' . \Archipel\VERSION . " =\n";
		self::assertStringStartsWith( $version, self::section( 'Changelog' ) );
		self::assertStringStartsWith( $version, self::section( 'Upgrade Notice' ) );
		foreach ( (array) preg_split( '/^= .* =$/m', self::section( 'Upgrade Notice' ) ) as $notice ) {
			self::assertLessThanOrEqual( 300, strlen( trim( $notice ) ) );
		}
		$captions = explode( "\n", self::section( 'Screenshots' ) );
		foreach ( $captions as $at => $caption ) {
			self::assertStringStartsWith( ( $at + 1 ) . '. ', $caption );
		}
		self::assertSame( 4, substr_count( self::section( 'External services' ), "\n* **" ) );
		foreach ( array( 'OpenStreetMap', 'YouTube', 'Vimeo', 'Google Analytics', 'Meta Pixel' ) as $name ) {
			self::assertMatchesRegularExpression( '/\b' . $name . '\b.*\]\(https:/', self::section( 'External services' ), $name );
		}
	}

	/** @testdox [WP-05] the suggested privacy policy says what the browser remembers */
	public function test_the_suggested_privacy_policy_says_what_the_browser_remembers(): void {
		self::assertStringContainsString( 'archipel_session', suggested_policy( array( \Archipel\Forget_Cookie::class, 'suggest_policy' ) )['Archipel'] ?? '' );
		self::assertNotFalse( has_action( 'admin_init', array( \Archipel\Forget_Cookie::class, 'suggest_policy' ) ) );
	}
}
