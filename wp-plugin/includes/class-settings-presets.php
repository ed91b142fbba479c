<?php
namespace Archipel;

/** Which islands are on, by the kind of site; their options, and whether they take over, stay as the owner has chosen. */
final class Settings_Presets {

	/** @return array<string, array{title: string, about: string, without: list<string>}> The presets by id; `without`: uses of islands that are off. */
	public static function all(): array {
		return array(
			'boutique'   => array(
				'title'   => __( 'Boutique', 'archipel' ),
				'about'   => __( 'All that helps to show and to sell, without decoration: as on a new site.', 'archipel' ),
				'without' => array( 'decoration' ),
			),
			'catalogue'  => array(
				'title'   => __( 'Catalogue only', 'archipel' ),
				'about'   => __( 'Products are shown, found and compared; cart and checkout are left to WooCommerce.', 'archipel' ),
				'without' => array( 'decoration', 'buying' ),
			),
			'everything' => array(
				'title'   => __( 'Everything', 'archipel' ),
				'about'   => __( 'Every island, decoration too.', 'archipel' ),
				'without' => array(),
			),
		);
	}

	public static function print(): void {
		echo '<details class="archipel-presets"><summary><h2>', esc_html__( 'Start from a kind of site', 'archipel' ), '</h2></summary><p>', esc_html__( 'Saves what you have changed, and switches every island on or off. Options stay.', 'archipel' ), '</p><dl>';
		foreach ( self::all() as $id => $preset ) {
			printf(
				'<dt><button type="submit" class="button" name="%1$s[preset]" value="%2$s" aria-describedby="archipel-preset-%2$s">%3$s</button></dt><dd id="archipel-preset-%2$s">%4$s</dd>',
				esc_attr( Settings::OPTION ),
				esc_attr( $id ),
				esc_html( $preset['title'] ),
				esc_html( $preset['about'] )
			);
		}
		echo '</dl></details>';
	}
}
