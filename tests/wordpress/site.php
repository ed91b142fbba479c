<?php
/** A WordPress with a web server, and its visitors. */

namespace Archipel\Tests;

use PHPUnit\Framework\Assert;

/** Serves WP_DIR with a test's plugins during the object's lifetime. Uses the site's database, so tests must not store content. */
final class Site {

	/** @var resource */
	private $process;
	public int $port;
	private string $log;
	private int $log_size;

	/**
	 * Starts the server and waits until it answers.
	 *
	 * @param string                    $plugins  See prepend.php.
	 * @param array<string, mixed>|null $settings Settings of the owner; the stored ones if null.
	 * @param string                    $dist     Folder of the build; that of the environment if empty.
	 * @param string                    $user     Id of the user that every request is of; empty: whom its cookies say.
	 */
	public function __construct( string $plugins, ?array $settings = null, string $dist = '', string $user = '' ) {
		$socket     = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->port = (int) substr( (string) strrchr( (string) stream_socket_get_name( $socket, false ), ':' ), 1 );
		fclose( $socket );
		$wp             = rtrim( (string) getenv( 'WP_DIR' ), '/' );
		$this->log      = "$wp/wp-content/debug.log";
		$this->log_size = (int) @filesize( $this->log );
		$this->process  = proc_open(
			array( PHP_BINARY, '-d', 'opcache.enable_cli=1', '-d', 'memory_limit=512M', '-d', 'display_errors=0', '-S', "127.0.0.1:$this->port", '-t', $wp, __DIR__ . '/router.php' ),
			array( array( 'file', '/dev/null', 'r' ), array( 'file', '/dev/null', 'w' ), array( 'file', '/dev/null', 'w' ) ),
			$pipes,
			$wp,
			array(
				'ARCHIPEL_TEST_PLUGINS'  => $plugins,
				'ARCHIPEL_TEST_DIST'     => '' === $dist ? (string) getenv( 'ARCHIPEL_TEST_DIST' ) : $dist,
				'ARCHIPEL_TEST_USER'     => $user,
				'ARCHIPEL_TEST_SETTINGS' => null === $settings ? '' : (string) json_encode( (object) $settings ),
			) + getenv()
		);
		for ( $i = 0; $i < 100; $i++ ) {
			$connection = @fsockopen( '127.0.0.1', $this->port );
			if ( $connection ) {
				fclose( $connection );
				return;
			}
			usleep( 100000 );
		}
		Assert::fail( 'the web server did not start' );
	}

	/** Stops the server. */
	public function __destruct() {
		proc_terminate( $this->process );
		proc_close( $this->process );
	}

	/** Creates a visitor without cookies. */
	public function visitor(): Visitor {
		return new Visitor( $this->port );
	}

	/** PHP errors of the plugin that WordPress has logged since the server started. */
	public function complaints(): string {
		clearstatcache();
		$log = (string) @file_get_contents( $this->log, false, null, min( $this->log_size, (int) @filesize( $this->log ) ) );
		return implode( "\n", preg_grep( '#wp-plugin/|plugins/archipel/|\[archipel\]|Fatal error#', explode( "\n", $log ) ) );
	}
}

/** An HTTP response. */
final class Reply {
	public int $status = 0;
	/** @var array<string, string> Last value of each header, by lower-case name. */
	public $headers = array();
	/** @var array<string, string> Attributes of each Set-Cookie line, by cookie name. */
	public $set_cookies = array();
	public string $body = '';

	/** Parses the body as JSON. */
	public function json(): array {
		$data = json_decode( $this->body, true );
		if ( ! is_array( $data ) ) {
			Assert::fail( "not JSON: $this->body" );
		}
		return $data;
	}

	/** The cart in the response's fragments. */
	public function cart(): array {
		$fragment = $this->json()['fragments']['script#archipel-cart'] ?? '';
		if ( ! preg_match( '#^<script type="application/json" id="archipel-cart">(.*)</script>$#s', $fragment, $found ) ) {
			Assert::fail( 'no cart in ' . $this->body );
		}
		return json_decode( $found[1], true );
	}
}

/** An HTTP client with cookies. */
final class Visitor {

	private int $port;
	/** Values by name. */
	public array $cookies = array();

	/** Sets the server's port. */
	public function __construct( int $port ) {
		$this->port = $port;
	}

	/** Gets a page; redirects are not followed. */
	public function get( string $path ): Reply {
		return $this->send( $path, null );
	}

	/** Posts a form to a path, or to a wc-ajax endpoint by its name; with a file it is sent as multipart. */
	public function post( string $path, array $form ): Reply {
		$multipart = (bool) array_filter( $form, 'is_object' );
		return $this->send( '/' === $path[0] ? $path : "/?wc-ajax=$path", $multipart ? $form : http_build_query( $form ) );
	}

	/** Sends a request. */
	private function send( string $path, $body ): Reply {
		$reply  = new Reply();
		$handle = curl_init( "http://127.0.0.1:$this->port$path" );
		$pairs  = array();
		foreach ( $this->cookies as $name => $value ) {
			$pairs[] = "$name=$value";
		}
		// WordPress expects requests at its usual URL.
		$home = (string) ( getenv( 'STORE_URL' ) ? getenv( 'STORE_URL' ) : 'http://127.0.0.1:8088' );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => 60,
				CURLOPT_HTTPHEADER     => array( 'Host: ' . preg_replace( '#^https?://#', '', rtrim( $home, '/' ) ), 'Cookie: ' . implode( '; ', $pairs ), 'Expect:' ),
				CURLOPT_HEADERFUNCTION => function ( $handle, string $line ) use ( $reply ): int {
					if ( preg_match( '/^Set-Cookie:\s*([^=]+)=([^;]*)(.*)$/i', trim( $line ), $found ) ) {
						$this->cookies[ $found[1] ]       = $found[2];
						$reply->set_cookies[ $found[1] ] = $found[2] . $found[3];
						if ( preg_match( '/Max-Age=0/i', $found[3] ) ) {
							unset( $this->cookies[ $found[1] ] );
						}
					} elseif ( preg_match( '/^([\w-]+):\s*(.*)$/', trim( $line ), $found ) ) {
						$reply->headers[ strtolower( $found[1] ) ] = $found[2];
					}
					return strlen( $line );
				},
			)
		);
		if ( null !== $body ) {
			curl_setopt( $handle, CURLOPT_POST, true );
			curl_setopt( $handle, CURLOPT_POSTFIELDS, $body );
		}
		$reply->body   = (string) curl_exec( $handle );
		$reply->status = (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE );
		curl_close( $handle );
		return $reply;
	}
}
