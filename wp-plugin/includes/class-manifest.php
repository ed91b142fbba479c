<?php
namespace Archipel;

/** The build: `dist/islands.php`, and the files beside it. A missing or broken one means no islands, and no error page. */
final class Manifest {

	/** Hash of the build's output, for `?ver=`; empty without a build. */
	public string $build = '';

	/** Path of the eager stub, relative to the build. */
	public string $entry = '';

	/** Path of the shared style sheet, relative to the build. */
	public string $style = '';

	/** @var array<string, Island> All islands. */
	public array $islands = array();

	/** @var array<string, array{file: string, islands: list<string>}> Style sheets by type of page. */
	private array $page_styles = array();

	/** Folder of the build, with a slash at the end. */
	private string $dir;

	/** URL of that folder, with a slash at the end. */
	private string $url;

	public function __construct( string $dir, string $url ) {
		$this->dir = $dir;
		$this->url = $url;
		$file      = $this->path( 'islands.php' );
		try {
			$data = '' === $file ? null : ( static fn( string $file ) => require $file )( $file );
			if ( ! is_array( $data ) || ! isset( $data['islands'], $data['entry'], $data['build'] ) || ! is_array( $data['islands'] ) ) {
				return;
			}
			foreach ( $data['islands'] as $name => $island ) {
				$this->islands[ $name ] = new Island( $name, $island );
			}
			$this->entry       = $data['entry'];
			$this->style       = $data['style'] ?? '';
			$this->page_styles = $data['pageStyles'] ?? array();
			$this->build       = $data['build'];
		} catch ( \Throwable $error ) {
			$this->islands = array();
		}
	}

	public function exists(): bool {
		return '' !== $this->build;
	}

	/** @return array{file: string, islands: array<string, int>} The style sheet of a type of page: the shared styles and those of islands that may adopt markup there, which are keys; an empty file if the build has none. */
	public function page_style( string $type ): array {
		$style = $this->page_styles[ $type ] ?? array(
			'file'    => '',
			'islands' => array(),
		);
		return array(
			'file'    => '' === $this->path( $style['file'] ) ? '' : $style['file'],
			'islands' => array_flip( $style['islands'] ),
		);
	}

	/** Returns the URL of the build's folder, or of one of its files by its relative path. */
	public function url( string $file = '' ): string {
		return $this->url . $file;
	}

	/** Returns the absolute path of a file of the build by its relative one; empty if the build has no such file. */
	public function path( string $file ): string {
		return 0 === validate_file( $file ) && is_file( $this->dir . $file ) ? $this->dir . $file : '';
	}
}
