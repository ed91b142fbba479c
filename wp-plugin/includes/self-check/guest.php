<?php
namespace Archipel\Self_Check;

use Archipel\Example_Pages;

/** Asks the site for its pages and answers over HTTP as somebody without cookies does, and so through its caches and optimisers. */
final class Guest {

	/** Seconds until an answer is given up. */
	private const DEADLINE = 10;

	/** @var array<string, Answer> Answers by address and how it was asked. */
	private array $answers = array();

	/** @var list<string>|null Addresses of the pages that are looked at. */
	private ?array $pages;

	/** Why requests have no answer. */
	private string $error = '';

	/** Why there is no page, though the site answers. */
	private string $closed = '';

	/**
	 * Chooses the pages.
	 *
	 * @param string $page The only page that is looked at; empty: one of each kind that the shop has.
	 */
	public function __construct( string $page = '' ) {
		$this->pages = '' === $page ? null : array( $page );
	}

	/** Why no page of the site could be had; empty if one could. */
	public function error(): string {
		return '' === $this->error ? $this->closed : $this->error;
	}

	/** @return array<string, Answer> The pages that came, by address. */
	public function pages(): array {
		$this->pages = $this->pages ?? self::examples();
		$pages       = array();
		$closed      = '';
		foreach ( $this->pages as $address ) {
			$answer = $this->get( $address );
			if ( $answer->is_page() ) {
				$pages[ $address ] = $answer;
			} else {
				$closed = "HTTP $answer->status";
			}
		}
		// One page is enough to look at: another may be closed on purpose.
		$this->closed = array() === $pages ? $closed : '';
		return $pages;
	}

	/** @return list<string> The addresses of the front page, a list of products and a product. */
	private static function examples(): array {
		$kinds = array( 'everywhere' => home_url( '/' ) );
		$pages = new Example_Pages();
		foreach ( \Archipel\plugin()->islands()->enabled() as $island ) {
			if ( in_array( $island->group(), array( 'listing', 'product' ), true ) && '' === ( $kinds[ $island->group() ] ?? '' ) ) {
				$kinds[ $island->group() ] = $pages->url( $island );
			}
		}
		return array_values( array_filter( array_unique( $kinds ), static fn( string $url ): bool => '' !== $url ) );
	}

	/** Asks as a browser does that opens a page: redirects are followed. */
	public function get( string $address ): Answer {
		return $this->ask( $address, array( 'redirection' => 3 ) );
	}

	/** Asks as a script of a page does; a redirect, as to a login page, is the answer. `$again`: also what has been asked before. */
	public function fetch( string $address, bool $again = false ): Answer {
		$arguments = array(
			'redirection' => 0,
			'headers'     => array(
				'Sec-Fetch-Mode' => 'cors',
				'Sec-Fetch-Site' => 'same-origin',
			),
		);
		return $this->ask( $address, $arguments, $again );
	}

	/** Whether WordPress accepts a nonce of a guest; `wp_verify_nonce()` would ask for the one of whoever looks. */
	public static function may_use( string $nonce, string $action ): bool {
		$user = apply_filters( 'nonce_user_logged_out', 0, $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's filter.
		$tick = wp_nonce_tick( $action );
		foreach ( array( $tick, $tick - 1 ) as $each ) {
			if ( hash_equals( substr( wp_hash( "$each|$action|$user|", 'nonce' ), -12, 10 ), $nonce ) ) {
				return true;
			}
		}
		return false;
	}

	private function ask( string $address, array $arguments, bool $again = false ): Answer {
		$key = $address . wp_json_encode( $arguments );
		if ( isset( $this->answers[ $key ] ) && ! $again ) {
			return $this->answers[ $key ];
		}
		// Without this a site that cannot reach itself would wait for each of many requests.
		if ( '' !== $this->error ) {
			return new Answer( 0, '', array() );
		}
		// A site behind a password is asked with the one that its owner has just given.
		if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) && wp_parse_url( $address, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			$arguments['headers']['Authorization'] = 'Basic ' . base64_encode( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- as Site Health does.
		}
		$arguments += array(
			'timeout'    => self::DEADLINE,
			'user-agent' => 'Mozilla/5.0 (compatible; Archipel self-check)',
			'sslverify'  => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's filter.
		);

		$reply = wp_remote_get( $address, $arguments );
		if ( is_wp_error( $reply ) ) {
			$this->error = $reply->get_error_message();
			return new Answer( 0, '', array() );
		}
		$headers = wp_remote_retrieve_headers( $reply );

		$this->answers[ $key ] = new Answer( (int) wp_remote_retrieve_response_code( $reply ), wp_remote_retrieve_body( $reply ), is_array( $headers ) ? $headers : $headers->getAll() );
		return $this->answers[ $key ];
	}
}
