<?php
/** Template of a product page for a frame: the product without the theme's header and footer. */

defined( 'ABSPATH' ) || exit;

if ( ! headers_sent() ) {
	header( 'X-Robots-Tag: noindex' );
}
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php
wp_body_open();
while ( have_posts() ) {
	the_post();
	wc_get_template_part( 'content', 'single-product' );
}
wp_footer();
?>
</body>
</html>
