<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** Thrown by Schema_Value only. The message, for developers, names the expected value. */
final class Invalid_Value extends \InvalidArgumentException {}
