<?php
/** Server side of the full-page scroll: marks a host that encloses nothing, for the style sheet. */

namespace Archipel\Islands\Full_Page_Scroll;

defined( 'ABSPATH' ) || exit;

return static fn(): string => '<span class="archipel-full-page__whole" hidden></span>';
