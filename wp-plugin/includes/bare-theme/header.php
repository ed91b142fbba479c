<?php
namespace Archipel;

// Loaded in place of the theme's header by List_Answer.
defined( 'ABSPATH' ) || exit;
?>
<!doctype html>
<html>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<?php wp_head(); ?>
</head>
<body>
<?php
// Storefront and others print the breadcrumb in the header that this file replaces.
if ( function_exists( 'woocommerce_breadcrumb' ) && false === has_action( 'woocommerce_before_main_content', 'woocommerce_breadcrumb' ) ) {
	woocommerce_breadcrumb();
}
