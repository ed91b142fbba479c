<?php
namespace Archipel;

use Archipel\I18n\Translation;

/** Makes the JSON of `#archipel-config`. The same for every visitor, without personal data and nonces, so that the page can be cached. */
final class Config {

	/** @var array<string, array<string, mixed>> The islands' parts of the config before the owner's options and filters, by name. */
	private static array $entries = array();

	/** @var array<string, string> Translated messages in the config, by key. */
	private static array $translations = array();

	/** @return array<string, mixed> The config. */
	public static function data(): array {
		$locale  = determine_locale();
		$islands = array();
		$enabled = plugin()->islands()->enabled();
		foreach ( $enabled as $name => $island ) {
			self::$entries[ $name ] = self::entry( $island );

			$props = Props::parse( $island, Settings::props( $name ) );
			$entry = self::$entries[ $name ];
			if ( array() !== $props ) {
				$entry['props'] = $props + ( $entry['props'] ?? array() );
			}
			/** Filters an island's part of the config (`when`, `props` …, without empty values), as `archipel_config_of_search`. Empty: the island is left out. */
			$islands[ $name ] = (array) apply_filters( "archipel_config_of_$name", $entry );
		}

		/** Filters texts of the islands for a locale such as `fr_FR`: replaced texts by key, e.g. `mini-cart.empty`. */
		$messages           = array_filter( (array) apply_filters( 'archipel_messages', array(), $locale ), 'is_string' );
		self::$translations = array_diff_key( self::translations( $enabled ), $messages );

		/**
		 * Filters the query parameters that requests for product lists keep, besides those of WooCommerce, WordPress, Themify and the page's own
		 * forms: for another filter plugin. All other parameters of an address are dropped.
		 *
		 * @param string[] $names Names, without `[]`.
		 */
		$parameters = array_values( array_filter( (array) apply_filters( 'archipel_list_parameters', array() ), 'is_string' ) );

		$data = array(
			'base'              => plugin()->islands()->manifest->url(),
			// The language tag of a locale: `de-DE` of `de_DE_formal`.
			'locale'            => implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) ),
			'islands'           => (object) array_filter( $islands ),
			// By `Props::parse()` above: the browser need not check the options again.
			'areOptionsChecked' => true,
			'shop'              => self::told(
				Shop::data() + array(
					'allowedHosts' => Settings::allowed_hosts(),
					'listNames'    => $parameters,
					'nativeAlerts' => Settings::native_alerts(),
				) + self::theme_preview()
			),
		) + self::told( array( 'messages' => $messages + self::$translations ) );

		/** Filters the page's config. It must not contain data of the visitor, because pages are cached. */
		return (array) apply_filters( 'archipel_config', $data );
	}

	/** @return array<string, string> The messages of islands by key, in languages other than French and English, as far as they are translated. */
	public static function translations( array $islands ): array {
		return Translation::is_needed() ? Translation::messages( self::scopes( $islands ) ) : array();
	}

	/** @return list<string> The scopes of the messages of islands, and of the runtime. */
	private static function scopes( array $islands ): array {
		return array_merge( array( 'runtime' ), ...array_map( static fn( Island $island ): array => $island->messages, array_values( $islands ) ) );
	}

	/**
	 * Returns the config without islands that have no markup on the page, and without translations for them. The runtime loads the build's full
	 * registry if later markup needs one of these; so islands that are switched off (null), and options that the owner changed, stay in the config.
	 */
	public static function for_page( array $data, string $html ): array {
		$islands = (array) $data['islands'];
		$there   = plugin()->islands()->found_in( $html );
		foreach ( plugin()->islands()->all() as $name => $island ) {
			if ( ! isset( $islands[ $name ] ) ) {
				$islands[ $name ] = null;
			} elseif ( ! isset( $there[ $name ] ) ) {
				// Keeps only the values that differ from the build's definition.
				$plain            = self::$entries[ $name ] ?? array();
				$islands[ $name ] = $plain === $islands[ $name ] ? array() : array_udiff_assoc( $islands[ $name ], $plain, static fn( $one, $other ): int => $one === $other ? 0 : 1 );
			}
		}
		if ( array() !== self::$translations ) {
			$scopes = self::scopes( $there );
			$absent = array_filter( self::$translations, static fn( string $key ): bool => ! in_array( strtok( $key, '.' ), $scopes, true ), ARRAY_FILTER_USE_KEY );

			$data['messages'] = (object) array_diff_key( (array) ( $data['messages'] ?? array() ), $absent );
		}
		return array_merge(
			$data,
			array(
				'islands'   => (object) array_filter( $islands, static fn( $entry ): bool => array() !== $entry ),
				'isPartial' => true,
			)
		);
	}

	/** Returns the config of the editor's previews. Islands that adopt markup never mount there, because they would adopt the editor's own markup. */
	public static function preview(): array {
		$data    = self::data();
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

	/** Returns the build's data of an island, with its styles if no style sheet of the page contains them. */
	private static function entry( Island $island ): array {
		$has_own_styles = '' !== $island->style && ! Page_Style::covers( $island );
		return $has_own_styles ? $island->config + array( 'styles' => plugin()->islands()->versioned_styles( $island ) ) : $island->config;
	}

	/** Removes values that the browser assumes by default: `false` and empty ones. */
	private static function told( array $data ): array {
		return array_filter( $data, static fn( $value ): bool => ! in_array( $value, array( false, '', array() ), true ) );
	}

	/**
	 * Returns the theme that an editor previews (`?wp_theme_preview=`), for the page's requests. Empty for other visitors, whatever the address:
	 * pages are cached, and a preview must not get into that cache.
	 */
	private static function theme_preview(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read only, and for those who may switch themes.
		$theme = isset( $_GET['wp_theme_preview'] ) && is_string( $_GET['wp_theme_preview'] ) ? sanitize_text_field( wp_unslash( $_GET['wp_theme_preview'] ) ) : '';
		return '' !== $theme && current_user_can( 'switch_themes' ) ? array( 'themePreview' => $theme ) : array();
	}
}
