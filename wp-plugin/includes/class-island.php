<?php
/**
 * One island, as PHP knows it.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * A definition of the build with its types made sure; knows nothing about the site.
 */
final class Island {

	/** Kebab-case name. */
	public string $name;

	/** @var array<string, mixed> The definition as the build wrote it. */
	private array $data;

	/**
	 * Takes the definition.
	 *
	 * @param string               $name Kebab-case name.
	 * @param array<string, mixed> $data One entry of `islands.php`.
	 */
	public function __construct( string $name, array $data ) {
		$this->name = $name;
		$this->data = $data;
	}

	/** Title in the language of the reader. */
	public function title(): string {
		$title = Localized::text( $this->data['title'] ?? '' );
		return '' === $title ? $this->name : $title;
	}

	/** One sentence about it in the language of the reader. */
	public function description(): string {
		return Localized::text( $this->data['description'] ?? '' );
	}

	/** Where on the site the owner looks for it: `listing`, `product`, `cart` or `everywhere`. */
	public function group(): string {
		$group = $this->string( 'group' );
		return '' === $group ? 'everywhere' : $group;
	}

	/** Why it cannot be placed, in the language of the reader; empty when it can. */
	public function adopts_only(): string {
		return Localized::text( $this->data['adoptsOnly'] ?? '' );
	}

	/**
	 * JSON Schema of each property.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function properties(): array {
		$schema = $this->data['props'] ?? array();
		$props  = is_array( $schema ) ? ( $schema['properties'] ?? array() ) : array();
		return is_array( $props ) ? array_filter( $props, 'is_array' ) : array();
	}

	/**
	 * Names of the properties without which it does not work.
	 *
	 * @return list<string>
	 */
	public function required(): array {
		$schema = $this->data['props'] ?? array();
		return is_array( $schema ) ? $this->strings( $schema['required'] ?? array() ) : array();
	}

	/** When it is loaded: triggers joined with ` | `. */
	public function when(): string {
		return $this->string( 'when' );
	}

	/** Selector of the markup that it adopts; empty when it only mounts on hosts. */
	public function adopts(): string {
		return $this->string( 'adopts' );
	}

	/** Selector of the controls in adopted markup whose early clicks are held. */
	public function intents(): string {
		return $this->string( 'intents' );
	}

	/** Whether a page may have markup that it adopts, by the texts that the build has found in its selectors. */
	public function may_be_in( string $html ): bool {
		$marks = $this->data['marks'] ?? null;
		if ( ! is_array( $marks ) ) {
			return true;
		}
		foreach ( $this->strings( $marks ) as $mark ) {
			for ( $at = strpos( $html, $mark, 1 ); false !== $at; $at = strpos( $html, $mark, $at + 1 ) ) {
				// A rule in a style sheet is no markup, nor is the end of another word.
				if ( false === strpos( '.#[-_', $html[ $at - 1 ] ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Properties that an adopted host gets.
	 *
	 * @return array<string, mixed>
	 */
	public function adopts_with(): array {
		$with = $this->data['adoptsWith'] ?? array();
		return is_array( $with ) ? $with : array();
	}

	/** Its module, relative to the build. */
	public function script(): string {
		return $this->string( 'script' );
	}

	/**
	 * Modules that its module will need.
	 *
	 * @return list<string>
	 */
	public function preload(): array {
		return $this->strings( $this->data['preload'] ?? array() );
	}

	/**
	 * Style sheets of its server HTML, relative to the build.
	 *
	 * @return list<string>
	 */
	public function styles(): array {
		return $this->strings( $this->data['styles'] ?? array() );
	}

	/** Its `render.php`, relative to the build; empty when it has none. */
	public function render(): string {
		return $this->string( 'render' );
	}

	/**
	 * Handles that become useless when it takes over.
	 *
	 * @param string $type `scripts` or `styles`.
	 * @return list<string>
	 */
	public function replaces( string $type ): array {
		$replaces = $this->data['replaces'] ?? array();
		return is_array( $replaces ) ? $this->strings( $replaces[ $type ] ?? array() ) : array();
	}

	/** Whether it replaces anything at all. */
	public function replaces_something(): bool {
		return array() !== $this->replaces( 'scripts' ) || array() !== $this->replaces( 'styles' );
	}

	/**
	 * Identifiers of the plugins that it needs.
	 *
	 * @return list<string>
	 */
	public function requires(): array {
		return $this->strings( $this->data['requires'] ?? array() );
	}

	/** Whether a person may place it with a shortcode, a block or a widget. */
	public function placeable(): bool {
		return (bool) ( $this->data['placeable'] ?? true );
	}

	/**
	 * Types of page whose style sheet holds its host styles: its adopted markup can occur there. None: what it adopts needs no styles.
	 *
	 * @return list<string>
	 */
	public function pages(): array {
		return $this->strings( $this->data['pages'] ?? ( '' === $this->adopts() ? array() : array( '*' ) ) );
	}

	/**
	 * Name as a shortcode: `archipel_mini_cart`.
	 *
	 * @return non-empty-string
	 */
	public function shortcode(): string {
		return 'archipel_' . str_replace( '-', '_', $this->name );
	}

	/** A string of the definition. */
	private function string( string $key ): string {
		$value = $this->data[ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Only the strings of a list.
	 *
	 * @param mixed $values Anything.
	 * @return list<string>
	 */
	private function strings( $values ): array {
		return is_array( $values ) ? array_values( array_filter( $values, 'is_string' ) ) : array();
	}
}
