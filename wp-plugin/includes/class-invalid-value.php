<?php
/**
 * A value that does not fit its schema.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown by Schema_Value only; its message is for developers and says what was expected.
 */
final class Invalid_Value extends \InvalidArgumentException {}
