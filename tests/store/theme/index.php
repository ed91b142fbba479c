<?php
get_header();
?>
<div id="primary"><main id="main" class="site-main">
<?php
while ( have_posts() ) {
	the_post();
	the_title( '<h1>', '</h1>' );
	the_content();
}
?>
</main></div>
<?php
get_sidebar();
get_footer();
