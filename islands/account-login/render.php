<?php

namespace Archipel\Islands\Account_Login;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/one-refusal.php';
require_once __DIR__ . '/headers.php';

// Runs after plugins that lock accounts or count attempts.
add_filter( 'authenticate', __NAMESPACE__ . '\one_refusal', PHP_INT_MAX );
add_filter( 'login_errors', __NAMESPACE__ . '\mark_login_error', PHP_INT_MAX );
// Runs after plugins that refuse the request.
add_action( 'lostpassword_post', __NAMESPACE__ . '\one_answer', PHP_INT_MAX, 2 );
add_action( 'wp_authenticate', __NAMESPACE__ . '\guard_signon' );
add_filter( 'woocommerce_process_registration_errors', __NAMESPACE__ . '\refuse_foreign' );
add_action( 'lostpassword_post', __NAMESPACE__ . '\refuse_foreign' );
add_action( 'validate_password_reset', __NAMESPACE__ . '\refuse_foreign' );
add_filter( 'woocommerce_lost_password_confirmation_message', __NAMESPACE__ . '\answer_words' );
add_action( 'woocommerce_before_template_part', __NAMESPACE__ . '\say_one_answer' );
add_filter( 'wp_headers', __NAMESPACE__ . '\keep_keys' );
add_filter( 'archipel_config_of_account-login', __NAMESPACE__ . '\mount_early' );
add_filter( 'archipel_nonce_actions', __NAMESPACE__ . '\nonce_of_theme' );
