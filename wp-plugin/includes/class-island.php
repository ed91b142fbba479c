<?php
namespace Archipel;

/** Typed access to an island's definition in the build; independent of the site. */
final class Island {

	/** Kebab-case name. */
	public string $name;

	/** @var array<string, mixed> Definition of the build. */
	private array $data;

	/**
	 * Sets the definition.
	 *
	 * @param string               $name Kebab-case name.
	 * @param array<string, mixed> $data An entry of `islands.php`.
	 */
	public function __construct( string $name, array $data ) {
		$this->name = $name;
		$this->data = $data;
	}

	/** Title in the current language. */
	public function title(): string {
		$title = Localized::text( $this->data['title'] ?? '' );
		return '' === $title ? $this->name : $title;
	}

	/** One-sentence description in the current language. */
	public function description(): string {
		return Localized::text( $this->data['description'] ?? '' );
	}

	/** Group in the settings: `listing`, `product`, `cart` or `everywhere`. */
	public function group(): string {
		$group = $this->string( 'group' );
		return '' === $group ? 'everywhere' : $group;
	}

	/** Returns a use that not every site has for the island: `buying`, `decoration`; empty if every site may want it. */
	public function serves(): string {
		return 'cart' === $this->group() ? 'buying' : $this->string( 'serves' );
	}

	/** Why the island cannot be placed, in the current language; empty if it can. */
	public function adopts_only(): string {
		return Localized::text( $this->data['adoptsOnly'] ?? '' );
	}

	/** @return array<string, array<string, mixed>> JSON Schema of each property. */
	public function properties(): array {
		$schema = $this->data['props'] ?? array();
		$props  = is_array( $schema ) ? ( $schema['properties'] ?? array() ) : array();
		return is_array( $props ) ? array_filter( $props, 'is_array' ) : array();
	}

	/** @return list<string> Names of required properties. */
	public function required(): array {
		$schema = $this->data['props'] ?? array();
		return is_array( $schema ) ? $this->strings( $schema['required'] ?? array() ) : array();
	}

	/** Loading triggers, joined with ` | `. */
	public function when(): string {
		return $this->string( 'when' );
	}

	/** Selector of adopted markup; empty if the island only mounts on hosts. */
	public function adopts(): string {
		return $this->string( 'adopts' );
	}

	/** Selector of controls in adopted markup whose early clicks are held. */
	public function intents(): string {
		return $this->string( 'intents' );
	}

	/** Whether a page may contain adopted markup, by substrings that the build has extracted from the selectors. */
	public function may_be_in( string $html ): bool {
		$marks = $this->data['marks'] ?? null;
		if ( ! is_array( $marks ) ) {
			return true;
		}
		foreach ( $this->strings( $marks ) as $mark ) {
			for ( $at = strpos( $html, $mark, 1 ); false !== $at; $at = strpos( $html, $mark, $at + 1 ) ) {
				// Skips ends of longer words.
				if ( false === strpos( '-_', $html[ $at - 1 ] ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return array<string, mixed> Properties of an adopted host. */
	public function adopts_with(): array {
		$with = $this->data['adoptsWith'] ?? array();
		return is_array( $with ) ? $with : array();
	}

	/** Path of the island's module, relative to the build. */
	public function script(): string {
		return $this->string( 'script' );
	}

	/** Whether the module is that of several islands, which mounts the one that the prop `island` names. */
	public function is_in_shared_script(): bool {
		return '' !== $this->string( 'address' );
	}

	/** @return list<string> Paths of the modules that the island's module imports. */
	public function preload(): array {
		return $this->strings( $this->data['preload'] ?? array() );
	}

	/** @return list<string> Style sheets of its server HTML, relative to the build. */
	public function styles(): array {
		return $this->strings( $this->data['styles'] ?? array() );
	}

	/** @return list<string> Scopes of the messages that its modules show. */
	public function messages(): array {
		return $this->strings( $this->data['messages'] ?? array() );
	}

	/** Path of the island's `render.php`, relative to the build; empty without one. */
	public function render(): string {
		return $this->string( 'render' );
	}

	/**
	 * Handles that the island replaces when it takes over.
	 *
	 * @param string $type `scripts` or `styles`.
	 * @return list<string>
	 */
	public function replaces( string $type ): array {
		$replaces = $this->data['replaces'] ?? array();
		return is_array( $replaces ) ? $this->strings( $replaces[ $type ] ?? array() ) : array();
	}

	/** Whether the island replaces any handle. */
	public function replaces_something(): bool {
		return array() !== $this->replaces( 'scripts' ) || array() !== $this->replaces( 'styles' );
	}

	/** @return list<string> Ids of required plugins. */
	public function requires(): array {
		return $this->strings( $this->data['requires'] ?? array() );
	}

	/** Whether the island can be placed with a shortcode, a block or a widget. */
	public function placeable(): bool {
		return (bool) ( $this->data['placeable'] ?? true );
	}

	/** @return list<string> Types of page whose style sheet contains the island's host styles, because adopted markup can occur there. Empty: no styles are needed. */
	public function pages(): array {
		return $this->strings( $this->data['pages'] ?? ( '' === $this->adopts() ? array() : array( '*' ) ) );
	}

	/** @return non-empty-string Name as a shortcode: `archipel_mini_cart`. */
	public function shortcode(): string {
		return 'archipel_' . str_replace( '-', '_', $this->name );
	}

	/** Returns a string of the definition. */
	private function string( string $key ): string {
		$value = $this->data[ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return list<string> The strings of a list. */
	private function strings( $values ): array {
		return is_array( $values ) ? array_values( array_filter( $values, 'is_string' ) ) : array();
	}
}
