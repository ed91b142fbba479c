#!/usr/bin/env bash
# Updates the plugin's translations: the French texts and their compiled file. Needs gettext.
set -euo pipefail
cd "$(dirname "$0")/../../wp-plugin"
WORK=$(mktemp -d) && trap 'rm -rf "$WORK"' EXIT

# Includes the plugin header's description, which WordPress translates too.
printf "<?php\n/* translators: Description of the plugin. */\n__( '%s' );\n" "$(sed -n 's/^ \* Description: *//p' archipel.php)" > "$WORK/header.php"
xgettext --language=PHP --from-code=UTF-8 --no-location --add-comments=translators: \
	--keyword=__:1 --keyword=_x:1,2c --keyword=_n:1,2 --keyword=esc_html__:1 --keyword=esc_attr__:1 \
	--package-name=Archipel --package-version="$(sed -n 's/^ \* Version: *//p' archipel.php)" --copyright-holder=Archipel --msgid-bugs-address=https://wordpress.org/support/plugin/archipel/ \
	-o "$WORK/archipel.pot" archipel.php includes/*.php ../islands/*/*.php "$WORK/header.php"
sed -i 's/charset=CHARSET/charset=UTF-8/; /^"POT-Creation-Date/d' "$WORK/archipel.pot"
msgmerge --quiet --no-fuzzy-matching --update --backup=none languages/archipel-fr_FR.po "$WORK/archipel.pot"
msgfmt --check --statistics -o languages/archipel-fr_FR.mo languages/archipel-fr_FR.po
