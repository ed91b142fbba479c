<?php
namespace Archipel;

/** Registers an Elementor widget per island, as `archipel-mini-cart`. Does nothing without Elementor. */
final class Elementor {

	public const CATEGORY = 'archipel';

	/** Adds the hooks, which only Elementor fires. */
	public static function register(): void {
		add_action( 'elementor/elements/categories_registered', array( self::class, 'add_category' ) );
		add_action( 'elementor/widgets/register', array( self::class, 'add_widgets' ) );
	}

	/** Adds our category to the panel. */
	public static function add_category( $manager ): void {
		$manager->add_category(
			self::CATEGORY,
			array(
				'title' => 'Archipel',
				'icon'  => 'eicon-posts-grid',
			)
		);
	}

	/** Registers the widgets of the islands that are on. */
	public static function add_widgets( $manager ): void {
		foreach ( plugin()->islands()->enabled() as $island ) {
			if ( $island->is_placeable ) {
				$manager->register(
					new Elementor_Widget(
						array(),
						array(
							'island' => $island,
							'styles' => plugin()->assets()->style_handles( $island ),
						)
					)
				);
			}
		}
	}
}
