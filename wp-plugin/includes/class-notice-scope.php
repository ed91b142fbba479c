<?php
namespace Archipel;

/** Separates the notices in the session, which are shown on the visitor's next page, from the notices of an AJAX response. */
final class Notice_Scope {

	/** @var array<string, mixed> Notices that were in the session before. */
	private array $waiting = array();

	/** Sets the session's notices aside. */
	public function __construct() {
		$this->waiting = (array) wc_get_notices();
		wc_clear_notices();
	}

	/** Returns the new notices as HTML and restores the session's earlier notices. */
	public function html(): string {
		$html = (string) wc_print_notices( true );
		$this->close();
		return trim( $html );
	}

	/** Returns the new errors as plain text and restores the session's earlier notices. */
	public function errors(): string {
		$texts = array();
		foreach ( (array) wc_get_notices( 'error' ) as $notice ) {
			$texts[] = Shop::plain( (string) ( is_array( $notice ) ? $notice['notice'] ?? '' : $notice ) );
		}
		$this->close();
		return implode( ' ', array_diff( array_unique( $texts ), array( '' ) ) );
	}

	private function close(): void {
		if ( array() === $this->waiting ) {
			wc_clear_notices();
		} else {
			wc_set_notices( $this->waiting );
		}
	}
}
