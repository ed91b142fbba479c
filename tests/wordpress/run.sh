#!/usr/bin/env bash
# Tests of the WordPress plugin on a real WordPress.
#
#   tests/wordpress/run.sh                      on a WordPress that npm brings (SQLite, no WooCommerce): core, a network of sites, cart rules and islands with a double of WooCommerce, pages;
#                                               the plugin is packed and installed from its zip file first
#   WP_DIR=/path/to/wordpress …/run.sh          on that WordPress with its plugins, and the tests of a shop if WooCommerce and the seeded catalogue are there
#   tests/wordpress/run.sh --filter NAME        only tests whose method has that in its name (any options of PHPUnit)
#
# In WP_DIR, wp-content/plugins/archipel must be (a link to) wp-plugin: what is there is tested, and nothing is installed. Its database is used, but what tests write is rolled back; carts of guests are left to expire.
# STORE_URL is the address that it believes in (default http://127.0.0.1:8088). Nothing needs to listen there: the tests start PHP's own server.
set -uo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$HERE/../.." && pwd)
passed=0 failed=0 missing=() without=() filter=("$@")

suite() { # Arguments: title, bootstrap, suite, environment…
	local title=$1 bootstrap=$2 name=$3 output tests bad
	shift 3
	echo "== $title"
	output=$(mktemp)
	env "$@" php "$PHPUNIT" -c "$HERE" --bootstrap "$HERE/$bootstrap.php" --testsuite "$name" ${without[@]+"${without[@]}"} ${filter[@]+"${filter[@]}"} 2>&1 | tee "$output"
	tests=$(sed -nE 's/^OK \(([0-9]+) tests?, .*/\1/p; s/^Tests: ([0-9]+), .*/\1/p' "$output" | tail -1)
	# Skipped, risky and unfinished tests are failures too.
	bad=$(sed -nE '/^Tests: /s/^Tests: [0-9]+, Assertions: [0-9]+//p' "$output" | tail -1 | grep -oE '[0-9]+' | paste -sd+ -)
	if [ ${#filter[@]} -gt 0 ] && grep -q '^No tests executed!$' "$output"; then tests=0; fi
	rm -f "$output"
	if [ -z "$tests" ]; then
		echo "  FAIL  $title ended before its end"
		failed=$((failed + 1))
		return
	fi
	passed=$((passed + tests - ${bad:-0})) failed=$((failed + ${bad:-0}))
}

if ! command -v php >/dev/null; then
	echo "PHP is missing: none of these tests can run (Debian: php-cli php-sqlite3 php-mbstring php-xml php-curl php-zip)"
	echo "0 passed, 1 failed"
	exit 1
fi
for extension in mbstring dom curl; do
	php -r 'exit( extension_loaded( $argv[1] ) ? 0 : 1 );' "$extension" || { echo "PHP lacks $extension (Debian: php-$extension)"; failed=$((failed + 1)); }
done

PHPUNIT=$ROOT/wp-plugin/vendor/bin/phpunit
[ -f "$PHPUNIT" ] || (cd "$ROOT/wp-plugin" && composer install --no-interaction --no-progress --quiet) || { echo "There is no PHPUnit: Composer did not install it"; failed=$((failed + 1)); }

# A single process for all files, because `php -l` checks one file and starts slower than it checks.
broken=$(find "$ROOT/wp-plugin" "$ROOT"/islands* "$HERE" -name '*.php' -not -path '*/vendor/*' -not -path '*/dist/chunks/*' | php -r '
	foreach ( file( "php://stdin", FILE_IGNORE_NEW_LINES ) as $file ) {
		try {
			token_get_all( file_get_contents( $file ), TOKEN_PARSE );
		} catch ( ParseError $error ) {
			echo "  FAIL  syntax of $file, line {$error->getLine()}: {$error->getMessage()}\n";
		}
	}')
if [ -n "$broken" ]; then echo "$broken"; failed=$((failed + $(grep -c '' <<<"$broken"))); fi

# Builds and packs, if the build is older than the sources.
if ! (cd "$ROOT" && npx tsx tests/setup/pack.ts); then
	echo "  FAIL  the plugin is not built"
	failed=$((failed + 1))
fi
if [ -z "${WP_DIR:-}" ]; then
	php -r 'exit( extension_loaded( "pdo_sqlite" ) ? 0 : 1 );' || echo "PHP lacks pdo_sqlite (Debian: php-sqlite3)"
	if WP_DIR=$("$HERE/get-wordpress.sh" "$ROOT/.cache/wordpress" "$ROOT/archipel.zip") && NETWORK=$("$HERE/get-network.sh" "$WP_DIR"); then
		missing+=("the tests of a real shop (endpoints, availability table, block theme, plugins that go away): WooCommerce cannot be had here; run with WP_DIR")
	else
		echo "  FAIL  no WordPress with the plugin: npm did not bring one (and WP_DIR is not set), the zip file does not install, or it is not made a network"
		failed=$((failed + 1))
	fi
fi
if [ -n "${WP_DIR:-}" ]; then
	export WP_DIR
	if [ -f "$WP_DIR/wp-content/plugins/woocommerce/woocommerce.php" ]; then
		shop='with WooCommerce' plugins=woocommerce/woocommerce.php without=(--exclude-group double)
	else
		shop='with a double of WooCommerce' plugins='' without=(--exclude-group woocommerce)
	fi
	suite 'core: without any other plugin' boot core ARCHIPEL_TEST_PLUGINS=
	if [ -n "${NETWORK:-}" ]; then
		suite 'network: several sites' boot network WP_DIR="$NETWORK" ARCHIPEL_TEST_PLUGINS= ARCHIPEL_TEST_DIST="$NETWORK/wp-content/plugins/archipel/dist"
	fi
	suite "shop: $shop" boot-shop shop ARCHIPEL_TEST_PLUGINS="$plugins"
	suite "islands: those of the build, $shop" boot-shop islands ARCHIPEL_TEST_PLUGINS="$plugins" ARCHIPEL_TEST_DIST="$WP_DIR/wp-content/plugins/archipel/dist"
	suite 'pages: over HTTP' boot-pages pages
	if [ -n "$plugins" ]; then
		suite 'store: the seeded shop over HTTP' boot-pages store
	fi
fi

for what in ${missing[@]+"${missing[@]}"}; do echo "NOT RUN: $what"; done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
