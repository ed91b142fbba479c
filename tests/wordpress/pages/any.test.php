<?php
namespace Archipel\Tests;

test(
	'[WP-02] a page of a real site has the config and the stub in its head, once',
	static function (): void {
		foreach ( array( '*', '' ) as $plugins ) {
			$site  = new Site( $plugins );
			$reply = $site->visitor()->get( '/' );
			same( 200, $reply->status );
			same( array( 1, 1 ), array( substr_count( $reply->body, 'id="archipel-config"' ), substr_count( $reply->body, 'archipel.js?ver=' ) ) );
			check( strpos( $reply->body, 'id="archipel-js"' ) < strpos( $reply->body, '</head>' ), 'the stub is not in the head' );
			check( isset( config_in( $reply->body )['islands']['sampler'] ), 'the config is empty' );
			same( '', $site->complaints() );
		}
	}
);

test(
	'[WP-08] two guests get the same config, whatever cookies they have',
	static function (): void {
		$site = new Site( '*' );
		$one  = $site->visitor();
		$two  = $site->visitor();

		$two->cookies = array( 'woocommerce_items_in_cart' => '1', 'cookie_notice_accepted' => 'true', 'tinv_wishlistkey' => 'abcdef' );
		same( config_in( $one->get( '/' )->body ), config_in( $two->get( '/' )->body ) );
	}
);

test(
	'[WP-01] with no other plugin the site works, and nothing of the shop is printed',
	static function (): void {
		$site   = new Site( '' );
		$config = config_in( $site->visitor()->get( '/' )->body );
		// The other enabled island, `broken`, has no markup on the page.
		same( array( 'sampler' ), array_keys( array_filter( $config['islands'] ) ) );
		check( ! isset( $config['shop']['wcAjaxUrl'], $config['shop']['cartUrl'] ), 'the config knows a shop' );
		same( '', $site->complaints() );
	}
);

test(
	'[WP-01] a build that is missing leaves the page without a trace of ours',
	static function (): void {
		putenv( 'ARCHIPEL_TEST_DIST=/nowhere' );
		try {
			$site  = new Site( '*' );
			$reply = $site->visitor()->get( '/' );
		} finally {
			putenv( 'ARCHIPEL_TEST_DIST' );
		}
		same( 200, $reply->status );
		check( false === strpos( $reply->body, 'id="archipel' ), 'something is printed' );
		same( '', $site->complaints() );
	}
);
