<?php
/**
 * Data of the page for the browser.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the JSON of `#archipel-config`. It is the same for every visitor of a page: nothing personal, no nonce, so the page can be cached.
 */
final class Config {

	private Manifest $manifest;
	private Islands $islands;
	private Settings $settings;
	private Page_Style $page_style;

	/** Takes what it tells. */
	public function __construct( Manifest $manifest, Islands $islands, Settings $settings, Page_Style $page_style ) {
		$this->manifest   = $manifest;
		$this->islands    = $islands;
		$this->settings   = $settings;
		$this->page_style = $page_style;
	}

	/**
	 * The config.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$locale  = determine_locale();
		$islands = array();
		foreach ( $this->islands->enabled() as $name => $island ) {
			$islands[ $name ] = $this->entry( $island, $this->settings->props( $name ) );
		}

		/**
		 * Replaces texts of the islands.
		 *
		 * @param array<string, string> $messages New texts by key, e.g. `mini-cart.empty`.
		 * @param string                $locale   Locale of the page, e.g. `fr_FR`.
		 */
		$messages = array_filter( (array) apply_filters( 'archipel_messages', array(), $locale ), 'is_string' );

		/**
		 * Adds parameters that addresses of lists keep besides those of WooCommerce, WordPress and Themify, and the fields of the page's own forms:
		 * those that another filter plugin understands. Whatever else an address carries is not asked for again with each page of a list.
		 *
		 * @param string[] $names Names, without `[]`.
		 */
		$parameters = array_values( array_filter( (array) apply_filters( 'archipel_list_parameters', array() ), 'is_string' ) );

		$data = array(
			'base'              => $this->manifest->url(),
			'locale'            => self::language_tag( $locale ),
			'islands'           => (object) $islands,
			// Props::parse, below: the browser takes them as they are.
			'areOptionsChecked' => true,
			'shop'              => self::told(
				Shop::data() + array(
					'allowedHosts' => $this->settings->allowed_hosts(),
					'listNames'    => $parameters,
					'nativeAlerts' => $this->settings->native_alerts(),
					'consentDays'  => $this->settings->consent_days(),
				) + self::theme_preview()
			),
		) + self::told( array( 'messages' => $messages ) );

		/**
		 * Changes the page's config. It must not hold anything about the visitor: pages are cached.
		 *
		 * @param array<string, mixed> $data The config.
		 */
		return (array) apply_filters( 'archipel_config', $data );
	}

	/**
	 * The config of a page that is made: without the islands that it has nothing for. The runtime asks for the whole registry of the build when
	 * later markup needs one of them; hence those that the owner has switched off are named, and what the owner has changed stays.
	 *
	 * @param array<string, mixed> $data The config.
	 * @param string               $html The page without it.
	 * @return array<string, mixed>
	 */
	public function for_page( array $data, string $html ): array {
		$islands = (array) $data['islands'];
		$there   = $this->islands->found_in( $html );
		foreach ( $this->islands->all() as $name => $island ) {
			if ( ! isset( $islands[ $name ] ) ) {
				$islands[ $name ] = null;
			} elseif ( ! isset( $there[ $name ] ) ) {
				// What is not as the build says it.
				$islands[ $name ] = array_udiff_assoc( $islands[ $name ], $this->entry( $island, array() ), static fn( $one, $other ): int => $one === $other ? 0 : 1 );
			}
		}
		return array_merge(
			$data,
			array(
				'islands'   => (object) array_filter( $islands, static fn( $entry ): bool => array() !== $entry ),
				'isPartial' => true,
			)
		);
	}

	/**
	 * The config of the editor's previews. An island that adopts markup of a page would take hold of the editor's: it stays asleep there.
	 *
	 * @return array<string, mixed>
	 */
	public function preview(): array {
		$data    = $this->data();
		$islands = (array) $data['islands'];
		foreach ( $islands as $name => $entry ) {
			if ( isset( $entry['adopts'] ) ) {
				$entry['when'] = 'event:archipel:never';
				unset( $entry['adopts'], $entry['adoptsWith'], $entry['intents'] );
				$islands[ $name ] = $entry;
			}
		}
		$data['islands'] = (object) $islands;
		return $data;
	}

	/**
	 * What the stub must know of an island; keys with empty values are left out.
	 *
	 * @param Island               $island The island.
	 * @param array<string, mixed> $props  The owner's options.
	 * @return array<string, mixed>
	 */
	private function entry( Island $island, array $props ): array {
		$entry = array(
			'when'       => $island->when(),
			'adopts'     => $island->adopts(),
			'adoptsWith' => $island->adopts_with(),
			'intents'    => $island->intents(),
			'script'     => $island->script(),
			'preload'    => $island->preload(),
			'styles'     => $this->page_style->covers( $island ) ? array() : $this->islands->versioned_styles( $island ),
			'props'      => Props::parse( $island, $props ),
		);
		return self::told( $entry );
	}

	/**
	 * Without what the browser takes for granted where nothing is said: `false` and what is empty.
	 *
	 * @param array<string, mixed> $data Part of the config.
	 * @return array<string, mixed>
	 */
	private static function told( array $data ): array {
		return array_filter( $data, static fn( $value ): bool => ! in_array( $value, array( false, '', array() ), true ) );
	}

	/**
	 * The theme that an editor previews (`?wp_theme_preview=`), for the requests of the page. Nobody else's page says anything about it, whatever its
	 * address: pages are cached, and a preview must not get into that cache.
	 *
	 * @return array<string, string>
	 */
	private static function theme_preview(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read only, and for those who may switch themes.
		$theme = isset( $_GET['wp_theme_preview'] ) && is_string( $_GET['wp_theme_preview'] ) ? sanitize_text_field( wp_unslash( $_GET['wp_theme_preview'] ) ) : '';
		return '' !== $theme && current_user_can( 'switch_themes' ) ? array( 'themePreview' => $theme ) : array();
	}

	/**
	 * WordPress's locale as a language tag: `de_DE_formal` is `de-DE`.
	 *
	 * @param string $locale Locale.
	 */
	private static function language_tag( string $locale ): string {
		return implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) );
	}
}
