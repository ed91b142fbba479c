<?php
/**
 * Server HTML of the islands.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Loads each enabled island's `render.php` once, and asks it for the HTML inside a host. A mistake in one island's file costs that island's HTML only.
 */
final class Renderer {

	private Islands $islands;
	private Manifest $manifest;
	private Settings $settings;

	/** @var array<string, callable(array<string, mixed>): string> What the files returned, by island. */
	private array $callbacks = array();

	/** Takes what it needs. */
	public function __construct( Islands $islands, Manifest $manifest, Settings $settings ) {
		$this->islands  = $islands;
		$this->manifest = $manifest;
		$this->settings = $settings;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'init', array( $this, 'load' ) );
	}

	/** Requires the files: they may add hooks of their own. */
	public function load(): void {
		foreach ( $this->islands->enabled() as $name => $island ) {
			$path = '' === $island->render() ? '' : $this->manifest->path( $island->render() );
			if ( '' === $path ) {
				continue;
			}
			try {
				// An island's file sees no variable of this class.
				$callback = ( static fn( string $file ) => require $file )( $path );
				if ( is_callable( $callback ) ) {
					$this->callbacks[ $name ] = $callback;
				}
			} catch ( \Throwable $error ) {
				self::report( $name, $error );
			}
		}
	}

	/**
	 * The HTML inside the host.
	 *
	 * @param Island               $island The island.
	 * @param array<string, mixed> $props  Checked properties of the host; the owner's options and the defaults are put under them.
	 */
	public function render( Island $island, array $props ): string {
		$callback = $this->callbacks[ $island->name ] ?? null;
		if ( null === $callback ) {
			return '';
		}
		$level = ob_get_level();
		try {
			return (string) $callback( array_merge( Props::defaults( $island ), $this->settings->props( $island->name ), $props ) );
		} catch ( \Throwable $error ) {
			// An output buffer that the file had opened would swallow the rest of the page.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			self::report( $island->name, $error );
			return '';
		}
	}

	/**
	 * Tells developers; visitors see the page without that HTML.
	 *
	 * @param string     $name  Name of the island.
	 * @param \Throwable $error What happened.
	 */
	private static function report( string $name, \Throwable $error ): void {
		wp_trigger_error( '', sprintf( '[archipel] %1$s: %2$s (%3$s:%4$d)', $name, $error->getMessage(), basename( $error->getFile() ), $error->getLine() ), E_USER_WARNING );
	}
}
