<?php
/**
 * Prepares WordPress before it loads: active plugins, build of the plugin, settings of the owner. Nothing is written to the database.
 *
 * Read from the environment: `ARCHIPEL_TEST_PLUGINS` (files of other plugins, separated by commas; `*` keeps the active ones, `-` too, without ours),
 * `ARCHIPEL_TEST_DIST` (folder of the build), `ARCHIPEL_TEST_SETTINGS` (the option `archipel_settings` as JSON; the stored one if empty), `ARCHIPEL_TEST_USER`
 * (id of the user that every request is of; without it whom its cookies say).
 */

$archipel_dist = getenv( 'ARCHIPEL_TEST_DIST' );
define( 'ARCHIPEL_DIST_DIR', $archipel_dist ? $archipel_dist : __DIR__ . '/fixtures/dist' );
define( 'ARCHIPEL_DIST_URL', 'http://build.example/dist/' );

/** Adds a filter before WordPress has loaded, which takes filters over from this global. */
function archipel_test_filter( string $hook, callable $function, int $priority = 10, int $accepted_args = 1 ): void {
	$GLOBALS['wp_filter'][ $hook ][ $priority ]['archipel-test'] = compact( 'function', 'accepted_args' );
}

archipel_test_filter(
	'option_active_plugins',
	static function ( $active ) {
		$wanted = (string) getenv( 'ARCHIPEL_TEST_PLUGINS' );
		$others = in_array( $wanted, array( '*', '-' ), true ) ? array_diff( (array) $active, array( 'archipel/archipel.php' ) ) : array_filter( explode( ',', $wanted ) );
		return array_merge( array_values( $others ), '-' === $wanted ? array() : array( 'archipel/archipel.php' ) );
	}
);

// Prints the number of a page's queries, for the test that counts them. Sorts related products, because a random choice differs in cost.
if ( isset( $_GET['queries'] ) ) {
	archipel_test_filter( 'shutdown', static fn() => printf( '<!-- %d queries -->', get_num_queries() ), 0 );
	archipel_test_filter( 'woocommerce_product_related_posts_shuffle', static fn() => false, 0 );
	archipel_test_filter( 'woocommerce_output_related_products_args', static fn( $args ) => array( 'orderby' => 'id' ) + (array) $args, 0 );
}

// A plugin that is in the way of a page, at the hook that the parameter names.
if ( isset( $_GET['hostile'] ) ) {
	archipel_test_filter(
		(string) $_GET['hostile'],
		static function () {
			if ( doing_action( 'template_redirect' ) ) {
				wp_safe_redirect( home_url( '/elsewhere/' ) );
				exit;
			}
			echo '<p>My cart: 3</p>';
			if ( doing_action( 'wp_head' ) ) {
				exit;
			}
		},
		5,
		0
	);
}

$archipel_settings = json_decode( (string) getenv( 'ARCHIPEL_TEST_SETTINGS' ), true );
if ( is_array( $archipel_settings ) ) {
	// Not `default_option_…` beside `option_…`: add_option() would take both to be the same, and store it.
	archipel_test_filter( 'pre_option_archipel_settings', static fn() => $archipel_settings );
}

$archipel_user = (int) getenv( 'ARCHIPEL_TEST_USER' );
if ( $archipel_user > 0 ) {
	archipel_test_filter( 'determine_current_user', static fn() => $archipel_user, PHP_INT_MAX, 0 );
}
