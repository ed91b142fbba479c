<?php
namespace Archipel\Store;

/** What the store has besides products. It may be asked for again: what is there stays, and pages are renewed. */
final class Pages {

	private array $data;

	public function __construct( array $data ) {
		$this->data = $data;
	}

	/** Makes a page, or renews its content; its id. */
	private static function page( string $slug, string $title, string $content, int $parent = 0 ): int {
		$path  = $parent ? get_page_uri( $parent ) . "/$slug" : $slug;
		$known = get_page_by_path( $path );
		return (int) wp_insert_post( wp_slash( array( 'ID' => $known ? $known->ID : 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title, 'post_content' => $content, 'post_parent' => $parent ) ) );
	}

	/** Pages that no shop is needed for. */
	public function pages(): void {
		self::page( 'confidentialite', 'Confidentialité', '<p>Ce que la boutique garde, et pourquoi.</p>' );
		self::page( 'lettre', 'La lettre', '<p><a href="#lettre">Recevoir la lettre</a></p>[archipel_popup id="lettre"]<h2>La lettre de la maison</h2><p>Une par mois, jamais plus.</p>[/archipel_popup]' );
		if ( class_exists( 'WPCF7_ContactForm' ) ) {
			$this->forms();
		}
	}

	/** Forms with every kind of field that the islands meet, and one with the fields of the template. */
	private function forms(): void {
		$kinds = <<<'FORM'
			<label>Nom [text* your-name minlength:2 maxlength:40 autocomplete:name]</label>
			<label>E-mail [email* your-email autocomplete:email]</label>
			<label>Téléphone [tel* your-tel]</label>
			<label>Site [url your-site]</label>
			<label>Pièces [number your-qty min:1 max:10] [range your-range min:0 max:100 step:10 "50"]</label>
			<label>Jour [date your-date min:2026-01-01 max:2030-12-31]</label>
			[checkbox* your-interests use_label_element free_text "Nuisettes" "Bodys" "Autre"]
			[radio your-size use_label_element default:1 "Standard" "Grande taille"]
			[select your-topic include_blank "Commande" "Retour"]
			<label>Message [textarea your-message minlength:10 maxlength:200]</label> [count your-message down]
			<label>Pièce jointe [file your-file limit:20480 filetypes:.txt|.png]</label>
			[quiz your-quiz "Capitale de la France ?|Paris" "1+1=?|2"]
			[acceptance your-consent] La politique de confidentialité me convient. [/acceptance]
			[submit "Envoyer"]
			FORM;
		foreach ( array( 'contact-complet' => $kinds, 'contact' => '' ) as $slug => $fields ) {
			$known = get_posts( array( 'post_type' => 'wpcf7_contact_form', 'title' => $slug, 'fields' => 'ids', 'numberposts' => 1 ) );
			if ( $known ) {
				continue;
			}
			$form = \WPCF7_ContactForm::get_template( array( 'title' => $slug, 'locale' => 'fr_FR' ) );
			$mail = array( 'recipient' => 'boutique@example.test', 'sender' => 'boutique@example.test', 'subject' => 'Contact', 'body' => '[your-message]', 'additional_headers' => '' );
			$form->set_properties( array( 'mail' => $mail + $form->prop( 'mail' ) ) + ( $fields ? array( 'form' => $fields ) : array() ) );
			self::page( $slug, 'Contact', '[contact-form-7 id="' . $form->save() . '"]' );
		}
	}

	/** A page for every island that can be placed and has its plugins, with the properties of its example, and one with all of them. */
	public function islands(): void {
		$all  = '';
		$hub  = self::page( 'iles', 'Îles', '' );
		$find = static fn( string $name ) => function_exists( 'Archipel\plugin' ) ? \Archipel\plugin()->islands()->get( $name ) : null;
		foreach ( $this->data['islands'] as $name => $props ) {
			$island = $find( $name );
			if ( $island && $island->is_placeable && array() === \Archipel\plugin()->islands()->missing( $island ) ) {
				$block = get_comment_delimited_block_content( "archipel/$name", (array) $props, '' );
				$all  .= "$block\n";
				self::page( $name, $island->title(), $block, $hub );
			}
		}
		self::page( 'iles', 'Îles', $all );
	}

	/** A customer, coupons, rules, the wishlist's page, menu and widgets. */
	public function shop(): void {
		if ( ! username_exists( 'cliente' ) ) {
			wp_insert_user( array( 'user_login' => 'cliente', 'user_pass' => 'cliente', 'user_email' => 'cliente@example.test', 'role' => 'customer', 'first_name' => 'Camille', 'last_name' => 'Dupont' ) );
		}
		array_map( array( self::class, 'coupon' ), $this->data['coupons'] );
		$this->discount();
		$wishlist = get_option( 'tinvwl-page' );
		if ( is_array( $wishlist ) ) {
			$page = self::page( 'favoris', 'Favoris', '[ti_wishlistsview]' );
			update_option( 'tinvwl-page', array( 'wishlist' => $page ) + $wishlist );
			update_option( 'tinvwl-general', array( 'page_wishlist' => $page ) + (array) get_option( 'tinvwl-general' ) );
		}
		if ( ! wp_get_nav_menu_object( 'Principal' ) ) {
			$menu = (int) wp_create_nav_menu( 'Principal' );
			foreach ( get_terms( array( 'taxonomy' => 'product_cat', 'parent' => 0 ) ) as $category ) {
				wp_update_nav_menu_item( $menu, 0, array( 'menu-item-type' => 'taxonomy', 'menu-item-object' => 'product_cat', 'menu-item-object-id' => $category->term_id, 'menu-item-status' => 'publish' ) );
			}
			set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu ) );
		}
		$widgets = array(
			'woocommerce_product_search' => array( 'title' => 'Chercher' ),
			'woocommerce_widget_cart'    => array( 'title' => 'Panier', 'hide_if_empty' => 0 ),
			'woocommerce_price_filter'   => array( 'title' => 'Prix' ),
			'woocommerce_layered_nav'    => array( 'title' => 'Couleur', 'attribute' => 'couleur', 'display_type' => 'list', 'query_type' => 'or' ),
		);
		foreach ( $widgets as $widget => $options ) {
			update_option( "widget_$widget", array( 2 => $options, '_multiwidget' => 1 ) );
		}
		wp_set_sidebars_widgets( array( 'sidebar-1' => array_map( static fn( string $widget ): string => "$widget-2", array_keys( $widgets ) ) ) + wp_get_sidebars_widgets() );
	}

	private static function coupon( array $data ): void {
		if ( wc_get_coupon_id_by_code( $data['code'] ) ) {
			return;
		}
		$money  = static fn( string $name ): string => isset( $data[ $name ] ) ? (string) ( $data[ $name ] / 100 ) : '';
		$coupon = new \WC_Coupon();
		$coupon->set_props(
			array(
				'code'               => $data['code'],
				'discount_type'      => 'percent' === $data['type'] ? 'percent' : 'fixed_cart',
				'amount'             => 'percent' === $data['type'] ? $data['amount'] : $money( 'amount' ),
				'free_shipping'      => 'shipping' === $data['type'],
				'date_expires'       => empty( $data['expired'] ) ? null : '2024-01-01',
				'minimum_amount'     => $money( 'minimum' ),
				'maximum_amount'     => $money( 'maximum' ),
				'individual_use'     => ! empty( $data['individual'] ),
				'usage_limit'        => empty( $data['exhausted'] ) ? 0 : 1,
				'email_restrictions' => array_filter( array( $data['email'] ?? '' ) ),
				'product_ids'        => array_filter( array( isset( $data['onlySku'] ) ? wc_get_product_id_by_sku( $data['onlySku'] ) : 0 ) ),
			)
		);
		$id = $coupon->save();
		if ( ! empty( $data['exhausted'] ) ) {
			update_post_meta( $id, 'usage_count', 1 );
		}
	}

	/** The bulk rule of Discount Rules, in its table. */
	private function discount(): void {
		global $wpdb;
		if ( ! defined( 'WDR_VERSION' ) || $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}wdr_rules WHERE title = 'Remise par quantité'" ) ) {
			return;
		}
		$ranges = array_map( static fn( array $range ): array => array( 'from' => $range['from'], 'to' => (string) $range['to'], 'type' => $range['type'], 'value' => 'percentage' === $range['type'] ? $range['value'] : $range['value'] / 100, 'label' => $range['title']['fr'] ), $this->data['discount']['ranges'] );
		$empty  = array_fill_keys( array( 'conditions', 'product_adjustments', 'cart_adjustments', 'buy_x_get_x_adjustments', 'buy_x_get_y_adjustments', 'set_adjustments', 'rule_language', 'used_coupons' ), '[]' );
		$wpdb->insert(
			"{$wpdb->prefix}wdr_rules",
			$empty + array(
				'enabled'                   => 1,
				'deleted'                   => 0,
				'exclusive'                 => 0,
				'title'                     => 'Remise par quantité',
				'priority'                  => 1,
				'filters'                   => wp_json_encode( array( array( 'type' => 'products', 'method' => 'in_list', 'value' => array_map( 'strval', array_map( 'wc_get_product_id_by_sku', $this->data['discount']['skus'] ) ) ) ) ),
				'bulk_adjustments'          => wp_json_encode( array( 'operator' => 'product', 'ranges' => $ranges, 'cart_label' => '' ) ),
				'additional'                => '{"condition_relationship":"and"}',
				'advanced_discount_message' => '{"display":"0"}',
				'discount_type'             => 'wdr_bulk_discount',
				'usage_limits'              => 0,
				'used_limits'               => 0,
				'created_by'                => 1,
				'created_on'                => current_time( 'mysql' ),
				'modified_by'               => 1,
				'modified_on'               => current_time( 'mysql' ),
			)
		);
	}
}
