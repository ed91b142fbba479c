<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** Prints the settings of an island, collapsed at first: the summary has its name and state. */
final class Settings_Island {

	private Islands $islands;
	private Settings $settings;

	public function __construct( Islands $islands, Settings $settings ) {
		$this->islands  = $islands;
		$this->settings = $settings;
	}

	/** Prints an island's settings. */
	public function print( Island $island ): void {
		$id      = 'archipel-' . $island->name;
		$missing = $this->islands->missing( $island );
		printf( '<details class="archipel-island" id="%1$s"><summary><h3>%2$s</h3> <span class="archipel-island__state">%3$s</span></summary>', esc_attr( $id ), esc_html( $island->title() ), esc_html( $this->state( $island, $missing ) ) );
		printf( '<fieldset aria-describedby="%1$s-about"><legend class="screen-reader-text">%2$s</legend><p id="%1$s-about">%3$s</p>', esc_attr( $id ), esc_html( $island->title() ), esc_html( $island->description() ) );
		self::print_places( $island );
		if ( array() === $missing ) {
			$this->print_choices( $island, Settings::OPTION . '[islands][' . $island->name . ']', $id );
		}
		echo '</fieldset></details>';
	}

	/**
	 * Returns whether the island is on, and the number of changed options.
	 *
	 * @param string[] $missing Names of required plugins that are not active.
	 */
	private function state( Island $island, array $missing ): string {
		if ( array() !== $missing ) {
			/* translators: %s: names of plugins. */
			return sprintf( __( 'Off: needs %s.', 'archipel' ), implode( ', ', $missing ) );
		}
		$changed = count( $this->settings->props( $island->name ) );
		$state   = $this->settings->wants( $island->name ) ? __( 'On', 'archipel' ) : __( 'Off', 'archipel' );
		/* translators: %d: number of options. */
		return 0 === $changed ? $state : $state . ' · ' . sprintf( _n( '%d option changed', '%d options changed', $changed, 'archipel' ), $changed );
	}

	/** Prints a link to an example, and how the island is placed. */
	private static function print_places( Island $island ): void {
		$url = Shop::example_url( $island );
		echo '<p>';
		if ( '' !== $url ) {
			printf( '<a href="%1$s">%2$s</a><br>', esc_url( $url ), esc_html__( 'See it on the shop', 'archipel' ) );
		}
		if ( $island->placeable() ) {
			/* translators: %s: a shortcode. */
			printf( esc_html__( 'Place it with a block, a widget of the page builder, or %s.', 'archipel' ), '<code>[' . esc_html( $island->shortcode() ) . ']</code>' );
		} else {
			echo esc_html( $island->adopts_only() );
		}
		echo '</p>';
	}

	/**
	 * Prints the fields of an island.
	 *
	 * @param string $name Prefix of the fields' names.
	 * @param string $id   Prefix of the fields' ids.
	 */
	private function print_choices( Island $island, string $name, string $id ): void {
		echo '<table class="form-table" role="presentation"><tbody>';
		Settings_Field::row(
			array(
				'id'    => $id . '-enabled',
				'name'  => $name . '[enabled]',
				'kind'  => 'toggle',
				'title' => __( 'On', 'archipel' ),
				'help'  => '',
				'value' => $this->settings->wants( $island->name ),
			)
		);
		if ( $island->replaces_something() ) {
			Settings_Field::row(
				array(
					'id'    => $id . '-take-over',
					'name'  => $name . '[take_over]',
					'kind'  => 'toggle',
					'title' => __( 'Take over the original script', 'archipel' ),
					'help'  => ( new Replaced( $this->islands ) )->help( $island ),
					'value' => $this->settings->wants_take_over( $island->name ),
				)
			);
		}
		$props = $this->settings->props( $island->name );
		foreach ( Control::all( $island ) as $control ) {
			$control['id']    = $id . '-option-' . Props::snake( $control['name'] );
			$control['value'] = Control::text( $props[ $control['name'] ] ?? $control['default'], $control['kind'] );
			$control['name']  = $name . '[props][' . $control['name'] . ']';
			Settings_Field::row( $control );
		}
		echo '</tbody></table>';

		/**
		 * Prints more about an island, after its options on the settings screen.
		 *
		 * @param string $name Name of the island.
		 */
		do_action( 'archipel_settings_island', $island->name );
		printf(
			'<p><button type="submit" class="button" name="%1$s[reset]" value="%2$s">%3$s</button></p>',
			esc_attr( Settings::OPTION ),
			esc_attr( $island->name ),
			/* translators: %s: name of an island. */
			esc_html( sprintf( __( 'Save, and put “%s” back to its defaults', 'archipel' ), $island->title() ) )
		);
	}
}
