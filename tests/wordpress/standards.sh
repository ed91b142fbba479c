#!/usr/bin/env bash
# Coding standards (phpcs) and static analysis (PHPStan, level 8) of the plugin. Installs its tools with Composer first.
set -euo pipefail
cd "$(dirname "$0")/../../wp-plugin"
# PHPStan keeps its results in the directory for temporary files, which another clone would share.
export TMPDIR=$PWD/../.cache/standards
mkdir -p "$TMPDIR"
[ -x vendor/bin/phpcs ] && [ -x vendor/bin/phpstan ] || composer install --no-interaction --no-progress --quiet
composer --no-interaction phpcs
composer --no-interaction phpstan
