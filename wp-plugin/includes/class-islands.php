<?php
/**
 * The islands of this site.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Knows which islands exist, which can run here and which the owner wants.
 */
final class Islands {

	private Manifest $manifest;
	private Settings $settings;
	private Requirements $requirements;

	/** @var array<string, Island>|null Every island of the build, null until asked. */
	private ?array $all = null;

	/** Takes what it asks. */
	public function __construct( Manifest $manifest, Settings $settings, Requirements $requirements ) {
		$this->manifest     = $manifest;
		$this->settings     = $settings;
		$this->requirements = $requirements;
	}

	/**
	 * Every island of the build, on or off.
	 *
	 * @return array<string, Island>
	 */
	public function all(): array {
		if ( null === $this->all ) {
			$this->all = array();
			foreach ( $this->manifest->islands() as $name => $data ) {
				$this->all[ $name ] = new Island( (string) $name, $data );
			}
		}
		return $this->all;
	}

	/** One island, on or off. */
	public function get( string $name ): ?Island {
		return $this->all()[ $name ] ?? null;
	}

	/**
	 * The islands that are on.
	 *
	 * @return array<string, Island>
	 */
	public function enabled(): array {
		return array_filter( $this->all(), fn( Island $island ): bool => $this->is_on( $island->name ) );
	}

	/**
	 * Style sheets of an island's server HTML, relative to the build, as the browser asks for them: a new build is asked for anew.
	 *
	 * @return list<string>
	 */
	public function versioned_styles( Island $island ): array {
		return array_map( fn( string $file ): string => $file . '?ver=' . $this->manifest->build(), $island->styles() );
	}

	/**
	 * Islands, switched off or not, that have a host in a piece of HTML, or may have markup there that they adopt.
	 *
	 * @param string $html The piece, or a page.
	 * @return array<string, Island>
	 */
	public function found_in( string $html ): array {
		preg_match_all( '/data-archipel="([a-z0-9-]+)"/', $html, $hosts );
		$placed = array_flip( $hosts[1] );
		return array_filter( $this->all(), static fn( Island $island ): bool => isset( $placed[ $island->name ] ) || $island->may_be_in( $html ) );
	}

	/**
	 * Style sheets, by island, of a piece of HTML that is shown on a page of another type. What can be everywhere is in the style sheet of every page.
	 *
	 * @param string $html The piece.
	 * @return array<string, list<string>>
	 */
	public function styles_in( string $html ): array {
		$there = array_filter( array_intersect_key( $this->found_in( $html ), $this->enabled() ), static fn( Island $island ): bool => ! in_array( '*', $island->pages(), true ) );
		return array_filter( array_map( array( $this, 'versioned_styles' ), $there ) );
	}

	/** Whether an island exists, is wanted and has every plugin that it needs. */
	public function is_on( string $name ): bool {
		$island = $this->get( $name );
		if ( null === $island ) {
			return false;
		}
		$on = $this->settings->wants( $name ) && array() === $this->missing( $island );

		/**
		 * Switches an island on or off, for example on some pages only.
		 *
		 * @param bool   $on   Whether it is on.
		 * @param string $name Name of the island.
		 */
		return (bool) apply_filters( 'archipel_island_enabled', $on, $name );
	}

	/** Whether an island is on and takes over what it replaces. */
	public function takes_over( string $name ): bool {
		if ( ! $this->is_on( $name ) ) {
			return false;
		}

		/**
		 * Lets the original scripts run beside an island, or not.
		 *
		 * @param bool   $takes_over Whether the original scripts are dequeued.
		 * @param string $name       Name of the island.
		 */
		return (bool) apply_filters( 'archipel_take_over', $this->settings->wants_take_over( $name ), $name );
	}

	/**
	 * The owner's options of an island over its defaults, for server code that is not inside one host.
	 *
	 * @return array<string, mixed>
	 */
	public function options( string $name ): array {
		$island = $this->get( $name );
		return null === $island ? array() : array_merge( Props::defaults( $island ), $this->settings->props( $name ) );
	}

	/**
	 * Names, for people, of the plugins that an island needs and that are not running.
	 *
	 * @return list<string>
	 */
	public function missing( Island $island ): array {
		$missing = array();
		foreach ( $island->requires() as $id ) {
			if ( ! $this->requirements->met( $id ) ) {
				$missing[] = $this->requirements->label( $id );
			}
		}
		return $missing;
	}
}
