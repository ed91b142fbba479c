<?php
namespace Archipel\Tests;

/**
 * The form that a placed search prints.
 *
 * @param array<string, string> $props Properties.
 */
function search_form( array $props = array() ): \DOMXPath {
	$page = new \DOMDocument();
	$page->loadHTML( '<?xml encoding="utf-8"?>' . archipel_island( 'search', $props ), LIBXML_NOERROR );
	return new \DOMXPath( $page );
}

/** Who suggests, as the page tells the browser. */
function told_source(): string {
	$data = apply_filters( 'archipel_config', array( 'islands' => (object) array( 'search' => array( 'when' => 'interaction' ) ) ) );
	return $data['islands']->search['props']['source'] ?? 'auto';
}

test(
	'[SRCH-03] the form searches products without JavaScript: a GET form with a label',
	static function (): void {
		foreach ( array( 'default', 'minimal', 'full_screen' ) as $skin ) {
			$page  = search_form( array( 'skin' => $skin, 'placeholder' => 'Body "noir"' ) );
			$form  = $page->query( '//form' )->item( 0 );
			$field = $page->query( '//form/input[@name="s"]' )->item( 0 );
			same( 'get', $form->getAttribute( 'method' ) );
			same( home_url( '/' ), $form->getAttribute( 'action' ) );
			same( 'Body "noir"', $field->getAttribute( 'placeholder' ) );
			same( 'product', $page->query( '//form/input[@name="post_type"]' )->item( 0 )->getAttribute( 'value' ) );
			same( 1, $page->query( sprintf( '//label[@for="%s"]', $field->getAttribute( 'id' ) ) )->length );
		}
	}
);

test(
	'[SRCH-03] a button opens it in a full screen and in each mode of a header, and nowhere else',
	static function (): void {
		$toggle = '//button[contains(@class, "archipel-search__toggle")]';
		same( 0, search_form()->query( $toggle )->length );
		same( 0, search_form( array( 'skin' => 'minimal' ) )->query( $toggle )->length );
		same( 'dialog', search_form( array( 'skin' => 'full_screen' ) )->query( $toggle )->item( 0 )->getAttribute( 'aria-haspopup' ) );
		foreach ( array( 'dropdown', 'popup', 'top-to-bottom', 'bottom-to-top' ) as $display ) {
			$page   = search_form( array( 'display' => $display ) );
			$button = $page->query( $toggle )->item( 0 );
			same( 'false', $button->getAttribute( 'aria-expanded' ) );
			same( $page->query( '//form' )->item( 0 )->getAttribute( 'id' ), $button->getAttribute( 'aria-controls' ) );
		}
	}
);

test(
	'[SRCH-03] [SEC-01] what was searched for stands in the field as text',
	static function (): void {
		$before              = $GLOBALS['wp_query']->get( 's' );
		$GLOBALS['wp_query']->set( 's', '"><script>x</script>' );
		$page = search_form();
		$GLOBALS['wp_query']->set( 's', $before );
		same( '"><script>x</script>', $page->query( '//input[@name="s"]' )->item( 0 )->getAttribute( 'value' ) );
		same( 0, $page->query( '//script' )->length );
	}
);

test(
	'[SRCH-02] the theme suggests where it has the action, and no browser has to find out',
	static function (): void {
		same( 'auto', told_source() );
		add_action( 'wp_ajax_nopriv_osf_woo_search', '__return_true' );
		same( 'theme', told_source() );
		$data = apply_filters( 'archipel_config', array( 'islands' => (object) array( 'search' => array( 'props' => array( 'source' => 'store', 'recent' => 0 ) ) ) ) );
		same( array( 'source' => 'store', 'recent' => 0 ), $data['islands']->search['props'] );
		remove_action( 'wp_ajax_nopriv_osf_woo_search', '__return_true' );
	}
);
