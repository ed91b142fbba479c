<?php
/**
 * What islands replace.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Dequeues the scripts and styles that an island makes useless, when it is on and takes over; nothing else.
 *
 * A handle that another enqueued script depends on stays as an alias without source: its own dependencies and its localised data go on to the
 * page, so that the dependant runs, but the replaced code does not. So does one whose data others read without asking for it.
 */
final class Takeover {

	private Islands $islands;

	/** Takes what it asks. */
	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/** Hooks in: after everyone has enqueued, and again before what templates enqueued late is printed. */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'sweep' ), PHP_INT_MAX );
		add_action( 'wp_print_styles', array( $this, 'sweep' ), 0 );
		add_action( 'wp_print_scripts', array( $this, 'sweep' ), 0 );
		add_action( 'wp_print_footer_scripts', array( $this, 'sweep' ), 0 );
	}

	/** Takes the replaced handles off the page that is being made. */
	public function sweep(): void {
		if ( is_admin() ) {
			return;
		}
		self::remove( wp_scripts(), $this->handles( 'scripts' ) );
		self::remove( wp_styles(), $this->handles( 'styles' ) );
	}

	/**
	 * The handles that islands take over now. One that several islands name does a part of the work of each: it goes when all of them
	 * take over, and stays whole until then. One without its plugin has no part in it.
	 *
	 * @param string $type `scripts` or `styles`.
	 * @return list<string>
	 */
	public function handles( string $type ): array {
		$handles = array();
		$needed  = array();
		foreach ( $this->islands->all() as $name => $island ) {
			$named = $island->replaces( $type );
			if ( array() !== $named && $this->islands->takes_over( $name ) ) {
				$handles = array_merge( $handles, $named );
			} elseif ( array() === $this->islands->missing( $island ) ) {
				$needed = array_merge( $needed, $named );
			}
		}

		/**
		 * Changes which handles are dequeued.
		 *
		 * @param string[] $handles Handles of scripts or styles.
		 * @param string       $type    `scripts` or `styles`.
		 */
		$filtered = apply_filters( 'archipel_replaced_handles', array_values( array_unique( array_diff( $handles, $needed ) ) ), $type );
		return array_values( array_filter( (array) $filtered, 'is_string' ) );
	}

	/**
	 * Dequeues handles, or leaves an alias where another handle needs one of them.
	 *
	 * @param \WP_Dependencies $queue   Scripts or styles of the page.
	 * @param string[]         $handles Handles.
	 */
	private static function remove( \WP_Dependencies $queue, array $handles ): void {
		/**
		 * Names replaced scripts whose data, and the scripts that they depend on, stay on the page: others read them there.
		 *
		 * @param string[] $handles Handles of scripts.
		 */
		$kept = $queue instanceof \WP_Scripts ? (array) apply_filters( 'archipel_kept_data', array() ) : array();
		// All of them first: a replaced handle does not count as one that needs another.
		$queue->dequeue( array_diff( $handles, $kept ) );
		foreach ( $handles as $handle ) {
			$item = $queue->registered[ $handle ] ?? null;
			if ( $item instanceof \_WP_Dependency && $queue->query( $handle, 'enqueued' ) ) {
				$item->src = false;
				// Inline code that was to run after the source would call what is no longer there.
				unset( $item->extra['after'] );
			}
		}
	}
}
