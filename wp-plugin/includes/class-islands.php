<?php
namespace Archipel;

/** Lists the islands of the build, those that can run here and those that the owner has switched on. */
final class Islands {

	/** Types of page that can have lists of products. */
	private const TYPES_WITH_LISTS = array( 'shop', 'product', 'cart', 'other' );

	/** Filters that decide whether an island is on, and which scripts it replaces. */
	private const DECIDING_FILTERS = array( 'archipel_island_enabled', 'archipel_take_over', 'archipel_requirements', 'archipel_consent_is_asked' );

	/** Attributes that may have a mark of an island: the values of those of `page-marks.ts`, the names of data attributes. A script's text may have them, too. */
	private const MARKED = '~\s(?:data-[\w-]++(?:="[a-z\d-]*+")?|(?:autocomplete|class|id|name|role|value)\s*+=\s*+(?:\\\\?"[^"]*+|\\\\?\'[^\']*+|[^\s"\'>]++))~i';

	public Manifest $manifest;

	/** @var array<int, mixed> Inputs of the cached decisions. */
	private array $basis = array();

	/** @var array<string, mixed> Decisions of this request, by name. */
	private array $decisions = array();

	public function __construct( Manifest $manifest ) {
		$this->manifest = $manifest;
	}

	/** @return array<string, Island> All islands of the build, on or off. */
	public function all(): array {
		return $this->manifest->islands;
	}

	/** Returns an island, on or off. */
	public function get( string $name ): ?Island {
		return $this->all()[ $name ] ?? null;
	}

	/** @return array<string, Island> The islands that are on. */
	public function enabled(): array {
		return $this->decided( 'enabled', fn(): array => array_filter( $this->all(), fn( Island $island ): bool => $this->may_run( $island->name ) ) );
	}

	/** @return array<string, Island> The islands that are on and can be placed. */
	public function placeable(): array {
		return array_filter( $this->enabled(), static fn( Island $island ): bool => $island->is_placeable );
	}

	/**
	 * Returns a decision that depends on the islands that are on. It is cached until settings or filters change, or the page's query has
	 * run. Before `init` plugins and the theme may still change it.
	 *
	 * @template T
	 * @param string        $what   Name of the decision.
	 * @param callable(): T $decide Decides; never null.
	 * @return T
	 */
	public function decided( string $what, callable $decide ) {
		if ( 0 === did_action( 'init' ) ) {
			return $decide();
		}
		$basis = array( Settings::all(), did_action( 'wp' ) );
		foreach ( self::DECIDING_FILTERS as $filter ) {
			$basis[] = isset( $GLOBALS['wp_filter'][ $filter ] ) ? $GLOBALS['wp_filter'][ $filter ]->callbacks : null;
		}
		if ( $basis !== $this->basis ) {
			$this->basis     = $basis;
			$this->decisions = array();
		}
		return $this->decisions[ $what ] ??= $decide();
	}

	/** @return list<string> The URL of an island's style sheet, relative to the build, with `?ver=`, so that a new build invalidates caches; none without one. */
	public function versioned_styles( Island $island ): array {
		return '' === $island->style ? array() : array( $island->style . '?ver=' . $this->manifest->build );
	}

	/** @return array<string, Island> The islands that are on and have a host in a page or a part of it, or may have adopted markup there. */
	public function found_in( string $html ): array {
		// Only attributes that may mark a host, each once: a tenth of a page, in which about eighty searches are fast.
		$attributes = false === preg_match_all( self::MARKED, $html, $found ) ? $html : "\n" . implode( array_keys( array_flip( $found[0] ) ) );
		preg_match_all( '/data-archipel="([a-z\d-]+)"/', $attributes, $hosts );
		$placed = array_flip( $hosts[1] );
		return array_filter( $this->enabled(), static fn( Island $island ): bool => isset( $placed[ $island->name ] ) || $island->may_be_in( $attributes ) );
	}

	/** @return array<string, list<string>> The style sheets, by island, of HTML for a page of another type. Islands of all pages with lists are left out: each has their styles. */
	public function styles_in( string $html ): array {
		$there = array_filter( $this->found_in( $html ), static fn( Island $island ): bool => ! in_array( '*', $island->pages, true ) && array() !== array_diff( self::TYPES_WITH_LISTS, $island->pages ) );
		return array_filter( array_map( array( $this, 'versioned_styles' ), $there ) );
	}

	/** Whether an island exists, is switched on and has all plugins that it requires. */
	public function is_on( string $name ): bool {
		return $this->decided( "$name is on", fn(): bool => $this->may_run( $name ) );
	}

	private function may_run( string $name ): bool {
		$island = $this->get( $name );
		if ( null === $island ) {
			return false;
		}
		$on = Settings::wants( $name ) && array() === $this->missing( $island );

		/** Filters whether an island is on, for example on some pages only; asked for before the page's query has run, and after that. */
		return (bool) apply_filters( 'archipel_island_enabled', $on, $name );
	}

	public function takes_over( string $name ): bool {
		/** Filters whether an island takes over, and the original scripts are dequeued. */
		return $this->decided( "$name takes over", fn(): bool => $this->is_on( $name ) && (bool) apply_filters( 'archipel_take_over', Settings::wants_take_over( $name ), $name ) );
	}

	/** @return array<string, mixed> The owner's options of an island, completed by its defaults, for server code outside of a host. */
	public function options( string $name ): array {
		$island = $this->get( $name );
		return null === $island ? array() : $this->decided( "options of $name", static fn(): array => array_merge( Props::defaults( $island ), Settings::props( $name ) ) );
	}

	/** @return list<string> The displayed names of plugins that an island requires and that are not active. */
	public function missing( Island $island ): array {
		$missing = array_filter( $island->requires, static fn( string $id ): bool => ! Requirements::met( $id ) );
		return array_map( array( Requirements::class, 'label' ), array_values( $missing ) );
	}
}
