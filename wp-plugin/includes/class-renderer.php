<?php
namespace Archipel;

/** Loads each enabled island's `render.php` once and calls it for the HTML inside a host. An error in one file costs that island's HTML only. */
final class Renderer {

	/** @var array<string, callable(array<string, mixed>): string> Callbacks that the files return, by island. */
	private static array $callbacks = array();

	public static function register(): void {
		add_action( 'init', array( self::class, 'load' ) );
	}

	/** Requires the files, which may add their own hooks. */
	public static function load(): void {
		foreach ( plugin()->islands()->enabled() as $name => $island ) {
			$path = plugin()->islands()->manifest->path( $island->render );
			if ( '' === $path ) {
				continue;
			}
			try {
				// A static closure, so that the file has no access to variables of this class.
				$callback = ( static fn( string $file ) => require $file )( $path );
				if ( is_callable( $callback ) ) {
					self::$callbacks[ $name ] = $callback;
				}
			} catch ( \Throwable $error ) {
				self::report( $name, $error );
			}
		}
	}

	/** Returns the HTML inside a host, whose checked properties are completed by the owner's options and the defaults. */
	public static function render( Island $island, array $props ): string {
		$callback = self::$callbacks[ $island->name ] ?? null;
		if ( null === $callback ) {
			return '';
		}
		$level = ob_get_level();
		try {
			return (string) $callback( array_merge( plugin()->islands()->options( $island->name ), $props ) );
		} catch ( \Throwable $error ) {
			// An output buffer left open by the file would swallow the rest of the page.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			self::report( $island->name, $error );
			return '';
		}
	}

	/** Reports an error to developers; visitors see the page without that HTML. */
	private static function report( string $name, \Throwable $error ): void {
		wp_trigger_error( '', sprintf( '[archipel] %1$s: %2$s (%3$s:%4$d)', $name, $error->getMessage(), basename( $error->getFile() ), $error->getLine() ), E_USER_WARNING );
	}
}
