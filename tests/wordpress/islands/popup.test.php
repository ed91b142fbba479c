<?php
namespace Archipel\Tests;

final class Tests_Popup extends Test_Case {
	/** Creates a post with the content of a popup. */
	private static function popup_content( array $more = array() ): int {
		return wp_insert_post( $more + array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Lettre', 'post_content' => '<!-- wp:heading --><h2>La lettre</h2><!-- /wp:heading -->' ) );
	}

	/** @testdox [POP-03] [POP-04] placed by block, by shortcode around its content and by PHP: a part of the page under its name; a host that has an id keeps it, and one whose name is none gets none */
	public function test_placed_by_block_by_shortcode_around_its_content_and_by_php(): void {
		$id    = self::popup_content();
		$block = dom( do_blocks( '<!-- wp:archipel/popup {"id":"lettre","content":' . $id . ',"pageLoad":3,"devices":"mobile, tablet"} /-->' ) );
		$host  = $block->query( '//div[@data-archipel="popup"]' )->item( 0 );
		self::assertSame( 'lettre', $host->getAttribute( 'id' ) );
		self::assertSame( 'La lettre', $block->query( '//div[@data-archipel="popup"]/h2' )->item( 0 )->textContent );
		self::assertSame( array( 'id' => 'lettre', 'content' => $id, 'pageLoad' => 3, 'devices' => array( 'mobile', 'tablet' ) ), json_decode( $host->getAttribute( 'data-archipel-props' ), true ) );

		$short = dom( do_shortcode( '[archipel_popup id="lettre" exit_intent="true"]<p>Bonjour</p>[/archipel_popup]' ) );
		self::assertSame( 1, $short->query( '//div[@id="lettre"][@data-archipel="popup"]/p[text()="Bonjour"]' )->length );
		self::assertSame( 1, dom( archipel_island( 'popup', array( 'id' => 'guide', 'content' => $id ) ) )->query( '//div[@id="guide"]/h2' )->length );

		$page = dom( do_blocks( '<!-- wp:archipel/popup {"id":"lettre","anchor":"ancre"} /-->' ) );
		self::assertSame( 1, $page->query( '//div[@data-archipel="popup"]' )->length );
		$html           = do_shortcode( '[archipel_popup id=\'x" onclick="alert(1)\']…[/archipel_popup]' );
		// Developers get a notice.
		self::noise();
		self::assertSame( 0, dom( $html )->query( '//div[@data-archipel="popup"]/@id | //div[@data-archipel="popup"]/@onclick' )->length );
	}

	/** @testdox [POP-03] content that is not published, has a password, is of another kind or holds itself is not shown */
	public function test_content_that_is_not_published_has_a_password(): void {
		foreach ( array( array( 'post_status' => 'draft' ), array( 'post_status' => 'private' ), array( 'post_password' => 'x' ), array( 'post_type' => 'post' ) ) as $more ) {
			self::assertSame( 0, dom( archipel_island( 'popup', array( 'content' => self::popup_content( $more ) ) ) )->query( '//h2' )->length );
		}
		self::assertSame( 0, dom( archipel_island( 'popup', array( 'content' => 99999999 ) ) )->query( '//div/*' )->length );
		$id = self::popup_content();
		wp_update_post( array( 'ID' => $id, 'post_content' => "<!-- wp:paragraph --><p>Une fois</p><!-- /wp:paragraph -->[archipel_popup content=\"$id\"]" ) );
		self::assertSame( 1, substr_count( archipel_island( 'popup', array( 'content' => $id ) ), 'Une fois' ) );
	}

	/** @testdox [SEC-03 P8] roles are told to who has them, by a call of its own; pages say nothing of them */
	public function test_roles_are_told_to_who_has_them_by_a_call_of_its_own(): void {
		$user = wp_insert_user( array( 'user_login' => 'fenetre', 'user_pass' => 'x', 'role' => 'author' ) );
		wp_set_current_user( $user );
		self::assertSame( array( 'roles' => array( 'author' ) ), answered( static fn() => do_action( 'wp_ajax_archipel_visitor_roles' ) ) );
		self::assertFalse( strpos( archipel_island( 'popup', array( 'roles' => 'customer' ) ), 'author' ) );
		wp_set_current_user( 0 );
		self::assertFalse( has_action( 'wp_ajax_nopriv_archipel_visitor_roles' ) );
	}

	/** @testdox [POP-02] rules are tried by who may edit the site, where the address asks for it, and by nobody else */
	public function test_rules_are_tried_by_who_may_edit_the_site(): void {
		$print   = static fn(): bool => '' !== printed( 'Archipel\Islands\Popup\print_trial' );
		$printed = array();
		foreach ( array( null, 'subscriber', 'editor' ) as $role ) {
			wp_set_current_user( $role ? wp_insert_user( array( 'user_login' => "fenetre-$role", 'user_pass' => 'x', 'role' => $role ) ) : 0 );
			array_push( $printed, $print(), with_query( array( 'archipel-popup' => '' ), $print ) );
		}
		self::assertSame( array( false, false, false, false, false, true ), $printed );
	}
}
