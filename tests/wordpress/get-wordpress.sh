#!/usr/bin/env bash
# Installs a WordPress with a SQLite database for the tests, from one npm package, and prints its directory.
# usage: get-wordpress.sh DIRECTORY ZIP     (WordPress is installed once and reused; the plugin is installed from ZIP on each call)
# The package contains the nightly of July 2024 with version 6.7-alpha, just above the oldest supported version; no WooCommerce.
set -euo pipefail
DIR=$1
ZIP=$2
PACKAGE=@wp-playground/wordpress-builds@0.9.19
HERE=$(cd "$(dirname "$0")" && pwd)

if [ ! -f "$DIR/installed" ]; then
	rm -rf "$DIR" && mkdir -p "$DIR"
	WORK=$(mktemp -d) && trap 'rm -rf "$WORK"' EXIT
	(cd "$WORK" && npm pack --silent "$PACKAGE" >/dev/null && tar xzf ./*.tgz package/src/wordpress/wp-nightly.zip package/src/sqlite-database-integration/sqlite-database-integration.zip)
	unzip() { # Some machines lack Debian's unzip; PHP's zip extension is installed for WordPress.
		php -r '$zip = new ZipArchive(); exit( true === $zip->open( $argv[1] ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );' "$1" "$2"
	}
	# The package's WordPress is already installed: its tables are in wp-content/database.
	unzip "$WORK/package/src/wordpress/wp-nightly.zip" "$DIR"
	unzip "$WORK/package/src/sqlite-database-integration/sqlite-database-integration.zip" "$WORK/out"
	mkdir -p "$DIR/wp-content/mu-plugins" "$DIR/wp-content/plugins"
	rm -rf "$DIR/wp-content/mu-plugins/sqlite-database-integration"
	mv "$WORK/out/sqlite-database-integration-main" "$DIR/wp-content/mu-plugins/sqlite-database-integration"
	sed -e "s#{SQLITE_IMPLEMENTATION_FOLDER_PATH}#$DIR/wp-content/mu-plugins/sqlite-database-integration#g" -e 's#{SQLITE_PLUGIN}#sqlite-database-integration/load.php#g' \
		"$DIR/wp-content/mu-plugins/sqlite-database-integration/db.copy" > "$DIR/wp-content/db.php"
	touch "$DIR/installed"
fi
cp "$HERE/wp-config.php" "$DIR/wp-config.php"
# Installs the plugin from the zip file, as an owner does. (A link to the sources is removed as a link; the sources stay.)
rm -rf "$DIR/wp-content/plugins/archipel"
WP_DIR=$DIR php "$HERE/install.php" "$ZIP" >&2
echo "$DIR"
