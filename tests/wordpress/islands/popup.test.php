<?php
namespace Archipel\Tests;

/** Creates a post with the content of a popup. */
function popup_content( array $more = array() ): int {
	return wp_insert_post( $more + array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Lettre', 'post_content' => '<!-- wp:heading --><h2>La lettre</h2><!-- /wp:heading -->' ) );
}

test(
	'[POP-03] [POP-04] placed by block, by shortcode around its content and by PHP: a part of the page under its name',
	static function (): void {
		$id    = popup_content();
		$block = dom( do_blocks( '<!-- wp:archipel/popup {"id":"lettre","content":' . $id . ',"pageLoad":3,"devices":"mobile, tablet"} /-->' ) );
		$host  = $block->query( '//div[@data-archipel="popup"]' )->item( 0 );
		same( 'lettre', $host->getAttribute( 'id' ) );
		same( 'La lettre', $block->query( '//div[@data-archipel="popup"]/h2' )->item( 0 )->textContent );
		same( array( 'id' => 'lettre', 'content' => $id, 'pageLoad' => 3, 'devices' => array( 'mobile', 'tablet' ) ), json_decode( $host->getAttribute( 'data-archipel-props' ), true ) );

		$short = dom( do_shortcode( '[archipel_popup id="lettre" exit_intent="true"]<p>Bonjour</p>[/archipel_popup]' ) );
		same( 1, $short->query( '//div[@id="lettre"][@data-archipel="popup"]/p[text()="Bonjour"]' )->length );
		same( 1, dom( archipel_island( 'popup', array( 'id' => 'guide', 'content' => $id ) ) )->query( '//div[@id="guide"]/h2' )->length );
	}
);

test(
	'[POP-03] a host that has an id keeps it, and one whose name is none gets none',
	static function (): void {
		$page = dom( do_blocks( '<!-- wp:archipel/popup {"id":"lettre","anchor":"ancre"} /-->' ) );
		same( 1, $page->query( '//div[@data-archipel="popup"]' )->length );
		$html           = do_shortcode( '[archipel_popup id=\'x" onclick="alert(1)\']…[/archipel_popup]' );
		// Developers get a notice.
		Report::$noise = array();
		same( 0, dom( $html )->query( '//div[@data-archipel="popup"]/@id | //div[@data-archipel="popup"]/@onclick' )->length );
	}
);

test(
	'[POP-03] content that is not published, has a password, is of another kind or holds itself is not shown',
	static function (): void {
		foreach ( array( array( 'post_status' => 'draft' ), array( 'post_status' => 'private' ), array( 'post_password' => 'x' ), array( 'post_type' => 'post' ) ) as $more ) {
			same( 0, dom( archipel_island( 'popup', array( 'content' => popup_content( $more ) ) ) )->query( '//h2' )->length );
		}
		same( 0, dom( archipel_island( 'popup', array( 'content' => 99999999 ) ) )->query( '//div/*' )->length );
		$id = popup_content();
		wp_update_post( array( 'ID' => $id, 'post_content' => "<!-- wp:paragraph --><p>Une fois</p><!-- /wp:paragraph -->[archipel_popup content=\"$id\"]" ) );
		same( 1, substr_count( archipel_island( 'popup', array( 'content' => $id ) ), 'Une fois' ) );
	}
);

test(
	'[SEC-03 P8] roles are told to who has them, by a call of its own; pages say nothing of them',
	static function (): void {
		$user = wp_insert_user( array( 'user_login' => 'fenetre', 'user_pass' => 'x', 'role' => 'author' ) );
		wp_set_current_user( $user );
		same( array( 'roles' => array( 'author' ) ), answered( static fn() => do_action( 'wp_ajax_archipel_visitor_roles' ) ) );
		same( false, strpos( archipel_island( 'popup', array( 'roles' => 'customer' ) ), 'author' ) );
		wp_set_current_user( 0 );
		same( false, has_action( 'wp_ajax_nopriv_archipel_visitor_roles' ) );
	}
);

test(
	'[POP-02] rules are tried by who may edit the site, where the address asks for it, and by nobody else',
	static function (): void {
		$print = static function (): string {
			ob_start();
			\Archipel\Islands\Popup\print_trial();
			return (string) ob_get_clean();
		};
		$editor   = wp_insert_user( array( 'user_login' => 'editrice', 'user_pass' => 'x', 'role' => 'editor' ) );
		$customer = wp_insert_user( array( 'user_login' => 'cliente-fenetre', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		$printed  = array();
		foreach ( array( 0, $customer, $editor ) as $user ) {
			wp_set_current_user( $user );
			$printed[] = '' !== $print();
			$_GET['archipel-popup'] = '';
			$printed[]              = '' !== $print();
			unset( $_GET['archipel-popup'] );
		}
		wp_set_current_user( 0 );
		same( array( false, false, false, false, false, true ), $printed );
	}
);
