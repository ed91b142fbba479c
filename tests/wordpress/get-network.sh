#!/usr/bin/env bash
# Makes a network of two sites from a copy of a WordPress that get-wordpress.sh has installed, and prints its directory.
# usage: get-network.sh DIRECTORY     (DIRECTORY is not changed)

set -euo pipefail

DIR=$1-network
HERE=$(cd "$(dirname "$0")" && pwd)

rm -rf "$DIR"
cp -a "$1" "$DIR"
sed -i "s#$1/#$DIR/#g" "$DIR/wp-content/db.php"
WP_DIR=$DIR php "$HERE/make-network.php" >&2
echo "$DIR"
