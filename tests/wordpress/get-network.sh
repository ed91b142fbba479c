#!/usr/bin/env bash
# Makes a network of two sites out of a WordPress that get-wordpress.sh has laid out, and prints its directory.
# usage: get-network.sh DIRECTORY     (which stays as it is)

set -euo pipefail

DIR=$1-network
HERE=$(cd "$(dirname "$0")" && pwd)

rm -rf "$DIR"
cp -a "$1" "$DIR"
sed -i "s#$1/#$DIR/#g" "$DIR/wp-content/db.php"
WP_DIR=$DIR php "$HERE/make-network.php" >&2
echo "$DIR"
