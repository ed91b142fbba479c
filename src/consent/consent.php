<?php
namespace Archipel\Consent;

use Archipel\Settings;

/** Whether visitors are asked for consent. The island that draws the banner registers here; the other classes of this folder know no banner. */
final class Consent {

	/** Days for which a choice is kept without an owner's choice (src/runtime/settings.ts). */
	private const DAYS    = 182;
	private const OPTIONS = array( 'acceptedDays', 'refusedDays' );

	/** Name of the island that draws the banner; its options `services`, `released` and `consentMode` are read here. Empty without a banner. */
	private static string $island = '';

	/** @var array{is_on_site: callable(): bool, is_on_page: callable(): bool, wording: callable(): string}|null State and wording of the banner. */
	private static ?array $banner = null;

	/**
	 * Registers the banner that an island draws, and the hooks that block trackers, inform other tools and store proofs.
	 *
	 * @param array{is_on_site: callable(): bool, is_on_page: callable(): bool, wording: callable(): string} $banner Whether the site and this page have it, and its text without markup.
	 */
	public static function register( string $island, array $banner ): void {
		self::$island = $island;
		self::$banner = $banner;
		add_filter( 'archipel_config', array( self::class, 'add_to_config' ), 20 );
		add_filter( 'option_' . Settings::OPTION, array( self::class, 'with_old_days' ) );
		add_action( 'rest_api_init', array( Proof::class, 'register_route' ) );
		add_action( 'wp_loaded', array( Proof::class, 'schedule' ) );
		add_action( 'archipel_purge_consents', array( Proof::class, 'purge' ) );
		Privacy::register();
		add_action( 'archipel_settings_island', array( Services_Admin::class, 'print_for' ) );
		add_action( 'admin_post_archipel_consent_release', array( Services_Admin::class, 'release' ) );
		// Without Archipel's banner, other consent tools decide all of the following.
		if ( self::is_asking() ) {
			Blocker::register();
			add_action( 'wp_head', array( Spread_Consent::class, 'print_consent_mode' ), 0 );
			add_filter( 'wp_get_consent_type', array( Spread_Consent::class, 'consent_type' ) );
			add_filter( 'wc_order_attribution_allow_tracking', array( Spread_Consent::class, 'attribution' ) );
		}
	}

	/** Filter: makes the days for which consent is kept, once a setting beside the islands, the banner's own. Everybody's settings named the default. */
	public static function with_old_days( $settings ) {
		$days = is_array( $settings ) && is_scalar( $settings['consent_days'] ?? null ) ? (int) $settings['consent_days'] : 0;
		if ( is_array( $settings ) ) {
			unset( $settings['consent_days'] );
		}
		return $days < 1 || self::DAYS === $days ? $settings : array_replace_recursive(
			array( 'islands' => array( self::$island => array( 'props' => array_fill_keys( self::OPTIONS, $days ) ) ) ),
			$settings
		);
	}

	/** Returns the name of the island that draws the banner; empty without one. */
	public static function island(): string {
		return self::$island;
	}

	/** @return array<string, mixed> The owner's options of the banner, with defaults. */
	public static function options(): array {
		return \Archipel\plugin()->islands()->options( self::$island );
	}

	/** Returns whether Archipel asks for consent on this site. */
	public static function is_asking(): bool {
		if ( null === self::$banner ) {
			return false;
		}
		/** Filters whether the notice asks on this site (by default its option "everywhere", or the Cookie Notice plugin). Third parties wait only if so. */
		return (bool) apply_filters( 'archipel_consent_is_asked', ( self::$banner['is_on_site'] )() );
	}

	public static function will_ask(): bool {
		return null !== self::$banner && self::is_asking() && Blocker::is_page() && ( self::$banner['is_on_page'] )();
	}

	/** Returns the text that visitors read, without markup. */
	public static function wording(): string {
		return null === self::$banner ? '' : ( self::$banner['wording'] )();
	}

	/** Returns the bit mask of the third parties that the site's banner asks about. */
	public static function mask(): int {
		return Third_Parties::mask( Services::named( (array) ( self::options()['services'] ?? array() ) ) );
	}

	/** Returns the version of the current text: bit mask of the third parties, a dot, hash of the wording. Stored with the choice. */
	public static function version(): string {
		return sprintf( '%08x.%s', self::mask(), hash( 'fnv1a32', self::wording() ) );
	}

	/** Adds to the config the version of the text, whether proofs are stored, and the purposes that differ from the list's. */
	public static function add_to_config( $data ): array {
		$data = (array) $data;
		if ( ! isset( ( (array) ( $data['islands'] ?? array() ) )[ self::$island ] ) ) {
			return $data;
		}
		$version                        = self::version();
		$days                           = array_intersect_key( self::options(), array_flip( self::OPTIONS ) );
		$data['shop']['consentVersion'] = $version;
		$data['shop']                  += array_diff( $days, array( self::DAYS ) );
		if ( Proof::is_kept() ) {
			$data['shop']['consentProof'] = true;
			Proof::remember( $version );
		}
		$purposes = Third_Parties::own_purposes();
		return array() === $purposes ? $data : $data + array( 'purposes' => $purposes );
	}
}
