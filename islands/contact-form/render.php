<?php
/** Server side of the contact form. */

namespace Archipel\Islands\Contact_Form;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/payments.php';

add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_for_payments' );

// The island adopts Contact Form 7's markup and prints none.
return static fn(): string => '';
