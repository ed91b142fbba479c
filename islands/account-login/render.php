<?php
/**
 * Server side of the login.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Account_Login;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/i18n/texts.php';
require_once __DIR__ . '/one-refusal.php';
require_once __DIR__ . '/headers.php';

// After whoever locks accounts, or counts tries.
add_filter( 'authenticate', __NAMESPACE__ . '\one_refusal', PHP_INT_MAX );
add_filter( 'login_errors', __NAMESPACE__ . '\vouch', PHP_INT_MAX );
add_filter( 'wp_headers', __NAMESPACE__ . '\keep_keys' );
add_filter( 'archipel_nonce_actions', __NAMESPACE__ . '\nonce_of_theme' );

// The island adopts forms that are there, and prints nothing of its own.
return static fn(): string => '';
