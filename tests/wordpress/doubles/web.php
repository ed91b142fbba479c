<?php
/** Double of the web in front of the site: WordPress's requests get answers of a healthy site, which a test changes as caches, optimisers and firewalls do. */

namespace Archipel\Tests;

/** Answers by address, as long as a function runs. */
final class Web {

	/** Runs a function while requests get what `$change` makes of a healthy answer and its address; null for an answer that does not come. */
	public static function with( ?callable $change, callable $body ) {
		$answer = static function ( $reply, array $arguments, string $address ) use ( $change ) {
			$reply = self::healthy( $address );
			$reply = null === $change ? $reply : $change( $reply, $address );
			return null === $reply ? new \WP_Error( 'http_request_failed', 'cURL error 28: timed out' ) : array(
				'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary( array_change_key_case( $reply['headers'] ) ),
				'body'     => $reply['body'],
				'response' => array( 'code' => $reply['status'], 'message' => '' ),
				'cookies'  => array(),
				'filename' => null,
			);
		};
		return with_filter( 'pre_http_request', $answer, $body );
	}

	/** A change that lets a real site answer over HTTP; files of the build are on no server. */
	public static function of( Site $site ): callable {
		return static function ( array $reply, string $address ) use ( $site ): array {
			if ( 0 !== strpos( $address, home_url() ) ) {
				return $reply;
			}
			$real = $site->visitor()->get( '/' . ltrim( substr( $address, strlen( home_url() ) ), '/' ) );
			return array( 'status' => $real->status, 'headers' => $real->headers, 'body' => $real->body );
		};
	}

	/** @return array{status: int, headers: array<string, string>, body: string} */
	private static function healthy( string $address ): array {
		$manifest = \Archipel\plugin()->islands()->manifest;
		$types    = array( 'js' => 'text/javascript', 'css' => 'text/css; charset=utf-8', 'json' => 'application/json' );
		if ( 0 === strpos( $address, $manifest->url() ) ) {
			$file = substr( (string) strtok( $address, '?' ), strlen( $manifest->url() ) );
			return self::reply( 200, $types[ pathinfo( $file, PATHINFO_EXTENSION ) ], (string) file_get_contents( $manifest->path( $file ) ) );
		}
		if ( false !== strpos( $address, '_fields=namespaces' ) ) {
			return self::reply( 200, $types['json'], '{"namespaces":["wp/v2"]}' );
		}
		if ( false !== strpos( $address, 'admin-ajax.php' ) ) {
			// It says `0`, which WordPress's client takes for no body.
			return self::reply( 400, 'text/html', '' );
		}
		if ( false !== strpos( $address, 'wc-ajax=archipel_nonces' ) ) {
			return self::reply( 200, $types['json'], (string) wp_json_encode( array( 'wp_rest' => wp_create_nonce( 'wp_rest' ) ) ), array( 'cache-control' => 'no-cache, no-store, private' ) );
		}
		$is_list = false !== strpos( $address, 'archipel-list=1' );
		return self::reply( 200, 'text/html; charset=UTF-8', '<!doctype html>' . '<html lang="en"><head><title>Shop</title>' . ( $is_list ? '' : printed( array( \Archipel\plugin()->assets(), 'print_head' ) ) ) . '</head><body class="home"><ul class="products columns-4"></ul></body></html>', $is_list ? array( 'x-robots-tag' => 'noindex' ) : array() );
	}

	private static function reply( int $status, string $type, string $body, array $headers = array() ): array {
		return array(
			'status'  => $status,
			'headers' => $headers + array( 'content-type' => $type, 'date' => gmdate( 'D, d M Y H:i:s' ) . ' GMT' ),
			'body'    => $body,
		);
	}
}
