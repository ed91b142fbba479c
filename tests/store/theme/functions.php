<?php
add_action(
	'after_setup_theme',
	static function (): void {
		foreach ( array( 'title-tag', 'post-thumbnails', 'woocommerce', 'wc-product-gallery-zoom', 'wc-product-gallery-lightbox', 'wc-product-gallery-slider' ) as $archipel_feature ) {
			add_theme_support( $archipel_feature );
		}
		register_nav_menus( array( 'primary' => 'Primary' ) );
	}
);
add_action( 'widgets_init', static fn() => register_sidebar( array( 'id' => 'sidebar-1', 'name' => 'Sidebar', 'before_widget' => '<div id="%1$s" class="widget %2$s">', 'after_widget' => '</div>' ) ) );
