<?php
namespace Archipel;

/** An island as the build defines it; independent of the site. Paths are relative to the build. */
final class Island {

	private const IN_CONFIG = array( 'when', 'adopts', 'adoptsWith', 'intents', 'script', 'preload' );

	/** Kebab-case name. */
	public string $name;

	/** Group in the settings: `listing`, `product`, `cart` or `everywhere`. */
	public string $group;

	/** A use that not every site has for the island: `buying`, `decoration`; empty if every site may want it. */
	public string $serves;

	/** @var array<string, array<string, mixed>> JSON Schema of each property. */
	public array $properties;

	/** @var list<string> Names of required properties. */
	public array $required;

	/** Loading triggers, joined with ` | `. */
	public string $when;

	/** Selector of adopted markup; empty if the island only mounts on hosts. */
	public string $adopts;

	/** Path of its module. */
	public string $script;

	/** @var list<string> Paths of the modules that the island's module imports. */
	public array $preload;

	/** Path of the style sheet of its server HTML; empty without one. */
	public string $style;

	/** @var list<string> Scopes of the messages that its modules show. */
	public array $messages;

	/** Path of its `render.php`; empty without one. */
	public string $render;

	/** @var array{scripts: list<string>, styles: list<string>} Handles that it replaces when it takes over. */
	public array $replaces;

	/** @var list<string> Ids of required plugins. */
	public array $requires;

	/** Whether it can be placed with a shortcode, a block or a widget. */
	public bool $is_placeable;

	/** @var list<string> Types of page whose style sheet contains its host styles, because adopted markup can occur there. Empty: no styles are needed. */
	public array $pages;

	/** @var array<string, mixed> Its part of the page's config as known at build time; without empty values. */
	public array $config;

	/** @var array<string, mixed> The definition: an entry of `islands.php`. */
	private array $data;

	public function __construct( string $name, array $data ) {
		$this->name         = $name;
		$this->data         = $data;
		$this->group        = $data['group'] ?? 'everywhere';
		$this->serves       = 'cart' === $this->group ? 'buying' : $data['serves'] ?? '';
		$this->properties   = $data['props']['properties'] ?? array();
		$this->required     = $data['props']['required'] ?? array();
		$this->when         = $data['when'];
		$this->adopts       = $data['adopts'] ?? '';
		$this->script       = $data['script'];
		$this->preload      = $data['preload'] ?? array();
		$this->style        = $data['styles'][0] ?? '';
		$this->messages     = $data['messages'] ?? array();
		$this->render       = $data['render'] ?? '';
		$this->requires     = $data['requires'] ?? array();
		$this->is_placeable = $data['placeable'] ?? true;
		$this->pages        = $data['pages'] ?? array();
		$this->replaces     = array(
			'scripts' => $data['replaces']['scripts'] ?? array(),
			'styles'  => $data['replaces']['styles'] ?? array(),
		);
		$this->config       = array_filter( array_intersect_key( $data, array_flip( self::IN_CONFIG ) ), static fn( $value ): bool => '' !== $value && array() !== $value );
		// The script of several islands is told which one to mount.
		if ( isset( $data['address'] ) ) {
			$this->config['props'] = array( 'island' => $name );
		}
	}

	/** Title in the current language. */
	public function title(): string {
		return Localized::text( $this->data['title'] ?? $this->name );
	}

	/** One-sentence description in the current language. */
	public function description(): string {
		return Localized::text( $this->data['description'] ?? '' );
	}

	/** Why the island cannot be placed, in the current language; empty if it can. */
	public function adopts_only(): string {
		return Localized::text( $this->data['adoptsOnly'] ?? '' );
	}

	/** Whether a page may contain adopted markup, by substrings that the build has extracted from the selectors. */
	public function may_be_in( string $html ): bool {
		foreach ( $this->data['marks'] ?? array() as $mark ) {
			for ( $at = strpos( $html, $mark, 1 ); false !== $at; $at = strpos( $html, $mark, $at + 1 ) ) {
				// Skips ends of longer words.
				if ( false === strpos( '-_', $html[ $at - 1 ] ) ) {
					return true;
				}
			}
		}
		return ! isset( $this->data['marks'] );
	}

	/** @return list<string> All handles that it replaces. */
	public function handles(): array {
		return array_merge( $this->replaces['scripts'], $this->replaces['styles'] );
	}

	/** @return non-empty-string Name as a shortcode: `archipel_mini_cart`. */
	public function shortcode(): string {
		return 'archipel_' . str_replace( '-', '_', $this->name );
	}
}
