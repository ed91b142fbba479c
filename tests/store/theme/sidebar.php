<aside id="secondary"><?php dynamic_sidebar( 'sidebar-1' ); ?></aside>
