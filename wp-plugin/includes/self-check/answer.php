<?php
namespace Archipel\Self_Check;

/** An answer of the site to a guest. */
final class Answer {

	/** HTTP status; 0 without an answer. */
	public int $status;
	public string $body;

	/** Seconds since 1970 at which it came. */
	public int $time;

	/** @var array<string, list<string>> Values by lower-case name. */
	private array $headers;

	/** @param array<string, string|string[]> $headers By lower-case name. */
	public function __construct( int $status, string $body, array $headers ) {
		$this->status  = $status;
		$this->body    = $body;
		$this->time    = time();
		$this->headers = array_map( static fn( $values ): array => array_values( (array) $values ), $headers );
	}

	/** Returns a header, several joined by commas; empty without it. */
	public function header( string $name ): string {
		return implode( ', ', $this->headers[ $name ] ?? array() );
	}

	/** @return list<string> The names of the cookies that it sets. */
	public function cookies(): array {
		return array_map( static fn( string $line ): string => trim( (string) strtok( $line, '=' ) ), $this->headers['set-cookie'] ?? array() );
	}

	/** @return array<mixed>|null The body as JSON. */
	public function json(): ?array {
		$data = json_decode( $this->body, true );
		return is_array( $data ) ? $data : null;
	}

	/** Whether it is a whole page of the site. */
	public function is_page(): bool {
		return 200 === $this->status && false !== stripos( $this->body, '<html' );
	}

	/** @return list<array<string, string>> The attributes of a page's elements of these lower-case names, by lower-case name, `tag` for that of the element; an attribute without a value is empty. */
	public function elements( array $names ): array {
		$found = array();
		$tags  = new \WP_HTML_Tag_Processor( $this->body );
		while ( $tags->next_tag() ) {
			$tag = strtolower( (string) $tags->get_tag() );
			if ( ! in_array( $tag, $names, true ) ) {
				continue;
			}
			$element = array( 'tag' => $tag );
			foreach ( (array) $tags->get_attribute_names_with_prefix( '' ) as $name ) {
				$value            = $tags->get_attribute( $name );
				$element[ $name ] = is_string( $value ) ? $value : '';
			}
			$found[] = $element;
		}
		return $found;
	}

	/** @return array<string, string>|null The stub among the scripts of a page, by the attributes of their elements. */
	public function stub(): ?array {
		$scripts = $this->elements( array( 'script' ) );
		$entry   = '/' . \Archipel\plugin()->islands()->manifest->entry;
		$named   = array_filter( $scripts, static fn( array $script ): bool => 'archipel-js' === ( $script['id'] ?? '' ) );
		$loading = array_filter( $scripts, static fn( array $script ): bool => false !== strpos( implode( ' ', $script ), $entry ) );
		return array_merge( $named, $loading )[0] ?? null;
	}

	/** Whether a cache on the way has answered, by the headers that caches and CDNs add. */
	public function is_from_cache(): bool {
		if ( (int) $this->header( 'age' ) > 0 || 1 === preg_match( '/^\d+ \d+$/', $this->header( 'x-varnish' ) ) ) {
			return true;
		}
		$said = array_map( array( $this, 'header' ), array( 'cf-cache-status', 'x-cache', 'x-cache-status', 'x-litespeed-cache', 'x-proxy-cache', 'x-nginx-cache', 'x-rocket-nginx-serving-static', 'x-sucuri-cache' ) );
		return array() !== preg_grep( '/\bhit\b/i', $said );
	}
}
