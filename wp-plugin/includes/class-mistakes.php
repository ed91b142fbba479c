<?php
namespace Archipel;

/**
 * Collects errors in the properties of one host. Developers get a message under WP_DEBUG. Users who may edit the site see one line per error above
 * the island, with the same text as in the browser's console. Visitors see none.
 */
final class Mistakes {

	private Island $island;

	/** @var list<string> Sentences for editors, in their language. */
	private array $lines = array();

	/** @var list<string> Names of properties with refused values, which are not reported as missing too. */
	private array $refused = array();

	public function __construct( Island $island ) {
		$this->island = $island;
	}

	/** Reports a property, as written, that the island does not have. */
	public function unknown( string $key ): void {
		/* translators: %s: name of a property as a person wrote it. */
		$this->lines[] = sprintf( __( 'there is no property “%s”.', 'archipel' ), $key );
		$this->complain( $key, 'there is no such property' );
	}

	/** Reports a value that the schema refuses; the reason is for developers. */
	public function wrong( string $name, $value, string $reason ): void {
		$text = Control::text( $value, 'list' );
		/* translators: 1: name of a property, 2: the value that a person gave it. */
		$line = sprintf( __( 'property “%1$s” cannot be “%2$s”.', 'archipel' ), $name, mb_strlen( $text ) > 60 ? mb_substr( $text, 0, 59 ) . '…' : $text );

		$this->refused[] = $name;
		$this->lines[]   = trim( $line . ' ' . $this->help( $name ) );
		$this->complain( $name, $reason );
	}

	/** Reports required properties that neither the host nor the owner gives. */
	public function check_required( array $given ): void {
		foreach ( array_diff( $this->island->required, array_keys( $given ), $this->refused ) as $name ) {
			/* translators: %s: name of a property. */
			$this->lines[] = trim( sprintf( __( 'property “%s” is missing.', 'archipel' ), $name ) . ' ' . $this->help( $name ) );
			$this->complain( $name, 'it is missing' );
		}
	}

	/** Returns the errors as HTML for users who may edit the site; empty for others. */
	public function html(): string {
		if ( array() === $this->lines || ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		$html = '';
		foreach ( $this->lines as $line ) {
			/* translators: 1: name of an island, 2: what is wrong with it. */
			$html .= '<p class="archipel-mistake">' . esc_html( sprintf( __( 'Archipel, %1$s: %2$s', 'archipel' ), $this->island->title(), $line ) ) . '</p>';
		}
		return $html;
	}

	private function help( string $name ): string {
		return Localized::text( $this->island->properties[ $name ]['description'] ?? '' );
	}

	/** Reports an error to developers. */
	private function complain( string $key, string $reason ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			_doing_it_wrong( 'archipel_island', esc_html( sprintf( 'Island "%1$s", property "%2$s": %3$s.', $this->island->name, $key, rtrim( $reason, '.' ) ) ), '0.1.0' );
		}
	}
}
