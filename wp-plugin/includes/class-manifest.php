<?php
/**
 * What the build says about the islands.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `dist/islands.php`, once, when first asked. A missing or broken build means no islands, never an error page.
 */
final class Manifest {

	/** Folder of the build, with a slash at the end. */
	private string $dir;

	/** Address of that folder, with a slash at the end. */
	private string $url;

	/** @var array<string, mixed>|null What the file returns, null until it has been read. */
	private ?array $data = null;

	/** @var array<string, array{file: string, islands: list<string>}> Style sheets that were asked for, by type of page. */
	private array $page_styles = array();

	/**
	 * Takes the place of the build; reads nothing yet.
	 *
	 * @param string $dir Folder of the build.
	 * @param string $url Its address.
	 */
	public function __construct( string $dir, string $url ) {
		$this->dir = $dir;
		$this->url = $url;
	}

	/** Whether there is a usable build. */
	public function exists(): bool {
		return array() !== $this->read();
	}

	/** Version of the package that was built. */
	public function version(): string {
		return $this->text( 'version' );
	}

	/** Changes with any output of the build; goes into `?ver=`. */
	public function build(): string {
		return $this->text( 'build' );
	}

	/** File of the eager stub, relative to the build. */
	public function entry(): string {
		return $this->text( 'entry' );
	}

	/** File of the shared style sheet, relative to the build. */
	public function style(): string {
		return $this->text( 'style' );
	}

	/**
	 * Style sheet of a type of page: the shared one and the styles of the islands that can be there by themselves.
	 *
	 * @param string $type Type of page, as `Page::type()` gives it.
	 * @return array{file: string, islands: list<string>} An empty file when the build has none.
	 */
	public function page_style( string $type ): array {
		if ( isset( $this->page_styles[ $type ] ) ) {
			return $this->page_styles[ $type ];
		}
		$styles = $this->read()['pageStyles'] ?? array();
		$style  = is_array( $styles ) ? ( $styles[ $type ] ?? array() ) : array();
		$file   = is_array( $style ) && is_string( $style['file'] ?? null ) ? $style['file'] : '';
		// Asked for each island.
		$this->page_styles[ $type ] = array(
			'file'    => '' === $file || '' === $this->path( $file ) ? '' : $file,
			'islands' => is_array( $style ) ? array_values( array_filter( (array) ( $style['islands'] ?? array() ), 'is_string' ) ) : array(),
		);
		return $this->page_styles[ $type ];
	}

	/**
	 * The definitions as the build wrote them, by name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function islands(): array {
		$islands = $this->read()['islands'] ?? array();
		return is_array( $islands ) ? array_filter( $islands, 'is_array' ) : array();
	}

	/**
	 * Address of the build's folder, or of one of its files.
	 *
	 * @param string $file Relative path; empty for the folder.
	 */
	public function url( string $file = '' ): string {
		return $this->url . $file;
	}

	/**
	 * Path of a file of the build.
	 *
	 * @param string $file Relative path.
	 * @return string Absolute path; empty when there is no such file inside the build.
	 */
	public function path( string $file ): string {
		return 0 === validate_file( $file ) && is_readable( $this->dir . $file ) ? $this->dir . $file : '';
	}

	/** A string of the file's top level. */
	private function text( string $key ): string {
		$value = $this->read()[ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * What the file returns.
	 *
	 * @return array<string, mixed> Empty when the build is missing or unusable.
	 */
	private function read(): array {
		if ( null === $this->data ) {
			$path = $this->path( 'islands.php' );
			try {
				$data = '' === $path ? null : ( static fn( string $file ) => require $file )( $path );
			} catch ( \Throwable $error ) {
				$data = null;
			}
			$usable     = is_array( $data ) && isset( $data['islands'], $data['entry'], $data['build'] ) && is_array( $data['islands'] );
			$this->data = $usable ? $data : array();
		}
		return $this->data;
	}
}
