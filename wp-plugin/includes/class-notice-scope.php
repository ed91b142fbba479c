<?php
/**
 * Notices of one piece of work.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the notices that wait for the shopper's next page apart from those that an ajax reply takes with it.
 */
final class Notice_Scope {

	/** @var array<string, mixed> Notices that were waiting. */
	private array $waiting = array();

	/** Puts the waiting notices aside. */
	public function open(): void {
		$this->waiting = (array) wc_get_notices();
		wc_clear_notices();
	}

	/**
	 * The new notices as HTML; afterwards the session holds only those that were waiting.
	 */
	public function html(): string {
		$html = (string) wc_print_notices( true );
		$this->close();
		return trim( $html );
	}

	/**
	 * The new errors as plain text; afterwards the session holds only the notices that were waiting.
	 */
	public function errors(): string {
		$texts = array();
		foreach ( (array) wc_get_notices( 'error' ) as $notice ) {
			$texts[] = Shop::plain( (string) ( is_array( $notice ) ? $notice['notice'] ?? '' : $notice ) );
		}
		$this->close();
		return implode( ' ', array_diff( array_unique( $texts ), array( '' ) ) );
	}

	/** Gives the session its waiting notices back. */
	private function close(): void {
		if ( array() === $this->waiting ) {
			wc_clear_notices();
		} else {
			wc_set_notices( $this->waiting );
		}
	}
}
