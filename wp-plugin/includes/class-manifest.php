<?php
namespace Archipel;

/** Reads `dist/islands.php` once, at first use. A missing or broken build means no islands, and no error page. */
final class Manifest {

	/** Folder of the build, with a slash at the end. */
	private string $dir;

	/** URL of that folder, with a slash at the end. */
	private string $url;

	/** @var array<string, mixed>|null Content of the file; null until it was read. */
	private ?array $data = null;

	/** Sets the location of the build; reads nothing yet. */
	public function __construct( string $dir, string $url ) {
		$this->dir = $dir;
		$this->url = $url;
	}

	/** Whether the build is usable. */
	public function exists(): bool {
		return array() !== $this->read();
	}

	/** Hash of the build's output, for `?ver=`. */
	public function build(): string {
		return $this->text( 'build' );
	}

	/** Path of the eager stub, relative to the build. */
	public function entry(): string {
		return $this->text( 'entry' );
	}

	/** Path of the shared style sheet, relative to the build. */
	public function style(): string {
		return $this->text( 'style' );
	}

	/** @return array{file: string, islands: array<string, int>} The style sheet of a type of page: the shared styles and those of islands that may adopt markup there, which are keys; an empty file if the build has none. */
	public function page_style( string $type ): array {
		$styles = $this->read()['pageStyles'] ?? array();
		$style  = is_array( $styles ) ? ( $styles[ $type ] ?? array() ) : array();
		$file   = is_array( $style ) && is_string( $style['file'] ?? null ) ? $style['file'] : '';
		return array(
			'file'    => '' === $this->path( $file ) ? '' : $file,
			'islands' => is_array( $style ) ? array_flip( array_filter( (array) ( $style['islands'] ?? array() ), 'is_string' ) ) : array(),
		);
	}

	/** @return array<string, array<string, mixed>> The definitions of the build by name. */
	public function islands(): array {
		$islands = $this->read()['islands'] ?? array();
		return is_array( $islands ) ? array_filter( $islands, 'is_array' ) : array();
	}

	/** Returns the URL of the build's folder, or of one of its files by its relative path. */
	public function url( string $file = '' ): string {
		return $this->url . $file;
	}

	/** Returns the absolute path of a file of the build by its relative one; empty if the build has no such file. */
	public function path( string $file ): string {
		return 0 === validate_file( $file ) && is_file( $this->dir . $file ) ? $this->dir . $file : '';
	}

	/** Returns a string of the file's top level. */
	private function text( string $key ): string {
		$value = $this->read()[ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return array<string, mixed> The content of the file. Empty if the build is missing or unusable. */
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
