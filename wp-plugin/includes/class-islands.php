<?php
namespace Archipel;

/** Lists the islands of the build, those that can run here and those that the owner has switched on. */
final class Islands {

	/** Types of page that can have lists of products. */
	private const TYPES_WITH_LISTS = array( 'shop', 'product', 'cart', 'other' );

	/** The build that defines them. */
	public Manifest $manifest;

	/** @var array<string, Island>|null All islands of the build; null until first used. */
	private ?array $all = null;

	public function __construct( Manifest $manifest ) {
		$this->manifest = $manifest;
	}

	/** @return array<string, Island> All islands of the build, on or off. */
	public function all(): array {
		if ( null === $this->all ) {
			$this->all = array();
			foreach ( $this->manifest->islands() as $name => $data ) {
				$this->all[ $name ] = new Island( (string) $name, $data );
			}
		}
		return $this->all;
	}

	/** Returns an island, on or off. */
	public function get( string $name ): ?Island {
		return $this->all()[ $name ] ?? null;
	}

	/** @return array<string, Island> The islands that are on. */
	public function enabled(): array {
		return array_filter( $this->all(), fn( Island $island ): bool => $this->is_on( $island->name ) );
	}

	/** @return list<string> The URLs of an island's style sheets, relative to the build, with `?ver=`, so that a new build invalidates caches. */
	public function versioned_styles( Island $island ): array {
		return array_map( fn( string $file ): string => $file . '?ver=' . $this->manifest->build(), $island->styles() );
	}

	/** @return array<string, Island> The islands, on or off, that have a host in a page or a part of it, or may have adopted markup there. */
	public function found_in( string $html ): array {
		preg_match_all( '/data-archipel="([a-z0-9-]+)"/', $html, $hosts );
		$placed = array_flip( $hosts[1] );
		return array_filter( $this->all(), static fn( Island $island ): bool => isset( $placed[ $island->name ] ) || $island->may_be_in( $html ) );
	}

	/**
	 * Returns the style sheets, by island, of HTML for a page of another type. Islands of all pages with lists are left out: each has their styles.
	 *
	 * @param string $html HTML of a part of a page.
	 * @return array<string, list<string>>
	 */
	public function styles_in( string $html ): array {
		$there = array_filter( array_intersect_key( $this->found_in( $html ), $this->enabled() ), static fn( Island $island ): bool => ! in_array( '*', $island->pages(), true ) && array() !== array_diff( self::TYPES_WITH_LISTS, $island->pages() ) );
		return array_filter( array_map( array( $this, 'versioned_styles' ), $there ) );
	}

	/** Whether an island exists, is switched on and has all plugins that it requires. */
	public function is_on( string $name ): bool {
		$island = $this->get( $name );
		if ( null === $island ) {
			return false;
		}
		$on = Settings::wants( $name ) && array() === $this->missing( $island );

		/** Filters whether an island is on, for example on some pages only. */
		return (bool) apply_filters( 'archipel_island_enabled', $on, $name );
	}

	/** Whether an island is on and takes over the original scripts. */
	public function takes_over( string $name ): bool {
		if ( ! $this->is_on( $name ) ) {
			return false;
		}

		/** Filters whether an island takes over, and the original scripts are dequeued. */
		return (bool) apply_filters( 'archipel_take_over', Settings::wants_take_over( $name ), $name );
	}

	/** @return array<string, mixed> The owner's options of an island, completed by its defaults, for server code outside of a host. */
	public function options( string $name ): array {
		$island = $this->get( $name );
		return null === $island ? array() : array_merge( Props::defaults( $island ), Settings::props( $name ) );
	}

	/** @return list<string> The displayed names of plugins that an island requires and that are not active. */
	public function missing( Island $island ): array {
		$missing = array();
		foreach ( $island->requires() as $id ) {
			if ( ! Requirements::met( $id ) ) {
				$missing[] = Requirements::label( $id );
			}
		}
		return $missing;
	}
}
