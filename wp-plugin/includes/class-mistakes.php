<?php
/**
 * What is wrong with a placed island.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what is wrong with the properties of one host. Developers are told under WP_DEBUG; who may edit the site reads one line for each where the
 * island stands, as the browser's console says it. Visitors see nothing of it.
 */
final class Mistakes {

	private Island $island;

	/** @var list<string> Sentences for editors, in their language. */
	private array $lines = array();

	/** @var list<string> Names of the properties whose values were refused: nobody needs to read that they are missing, too. */
	private array $refused = array();

	/** Begins with none. */
	public function __construct( Island $island ) {
		$this->island = $island;
	}

	/**
	 * A property that the island does not have.
	 *
	 * @param string $key As it was written.
	 */
	public function unknown( string $key ): void {
		/* translators: %s: name of a property as a person wrote it. */
		$this->lines[] = sprintf( __( 'there is no property “%s”.', 'archipel' ), $key );
		$this->complain( $key, 'there is no such property' );
	}

	/**
	 * A value that its schema refuses.
	 *
	 * @param string        $name   Name of the property.
	 * @param mixed         $value  The value.
	 * @param Invalid_Value $reason What was expected, for developers.
	 */
	public function wrong( string $name, $value, Invalid_Value $reason ): void {
		$text = Control::text( $value, 'list' );
		/* translators: 1: name of a property, 2: the value that a person gave it. */
		$line = sprintf( __( 'property “%1$s” cannot be “%2$s”.', 'archipel' ), $name, mb_strimwidth( $text, 0, 60, '…', 'UTF-8' ) );

		$this->refused[] = $name;
		$this->lines[]   = trim( $line . ' ' . $this->help( $name ) );
		$this->complain( $name, 'expected ' . $reason->getMessage() );
	}

	/**
	 * Properties without which the island does not work.
	 *
	 * @param array<string, mixed> $given Properties that there are, of the host or by the owner.
	 */
	public function check_required( array $given ): void {
		foreach ( array_diff( $this->island->required(), array_keys( $given ), $this->refused ) as $name ) {
			/* translators: %s: name of a property. */
			$this->lines[] = trim( sprintf( __( 'property “%s” is missing.', 'archipel' ), $name ) . ' ' . $this->help( $name ) );
			$this->complain( $name, 'it is missing' );
		}
	}

	/** The lines as HTML, for people who may edit the site; an empty string for everybody else. */
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

	/** What the owner is told about a property. */
	private function help( string $name ): string {
		return Localized::text( $this->island->properties()[ $name ]['description'] ?? '' );
	}

	/**
	 * Tells developers.
	 *
	 * @param string $key    The property.
	 * @param string $reason What is wrong.
	 */
	private function complain( string $key, string $reason ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			_doing_it_wrong( 'archipel_island', esc_html( sprintf( 'Island "%1$s", property "%2$s": %3$s.', $this->island->name, $key, $reason ) ), '0.1.0' );
		}
	}
}
