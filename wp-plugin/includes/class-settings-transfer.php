<?php
namespace Archipel;

/** Export and import of the settings as a JSON file. Settings_Sanitizer checks an import like the form. */
final class Settings_Transfer {

	/** Returns the file. It names every island, so that an import replaces all settings of islands. */
	public static function json(): string {
		$islands = array();
		foreach ( plugin()->islands()->all() as $name => $island ) {
			$islands[ $name ] = array(
				'enabled'   => Settings::wants( $name ),
				'take_over' => Settings::wants_take_over( $name ),
				'props'     => (object) Settings::props( $name ),
			);
		}
		return Props::script_json(
			array(
				'archipel_settings' => array(
					'islands'       => $islands,
					'native_alerts' => Settings::native_alerts(),
					'allowed_hosts' => Settings::allowed_hosts(),
				),
			)
		);
	}

	/** Prints a link with the file as a data URL, and the import field, which the script fills from a chosen file. */
	public static function print(): void {
		echo '<details class="archipel-transfer"><summary><h2>', esc_html__( 'Export and import', 'archipel' ), '</h2></summary>';
		printf(
			'<p><a class="button" download="archipel-%1$s.json" href="data:application/json;charset=utf-8,%2$s">%3$s</a></p>',
			esc_attr( sanitize_title( (string) wp_parse_url( home_url(), PHP_URL_HOST ) . '-' . wp_date( 'Y-m-d' ) ) ),
			esc_attr( rawurlencode( self::json() ) ),
			esc_html__( 'Download the saved settings', 'archipel' )
		);
		echo '<table class="form-table" role="presentation"><tbody><tr class="archipel-file" hidden><th scope="row"><label for="archipel-file">', esc_html__( 'A downloaded file', 'archipel' ), '</label></th><td><input type="file" id="archipel-file" accept=".json,application/json"></td></tr>';
		Settings_Field::row(
			'json',
			'archipel-import',
			Settings::OPTION . '[import]',
			__( 'Its text', 'archipel' ),
			'',
			__( 'Replaces the settings of this site, as soon as you save. Each value is checked like one of the form; what is refused is named.', 'archipel' )
		);
		echo '</tbody></table><p><button type="submit" class="button" formnovalidate>', esc_html__( 'Import', 'archipel' ), '</button></p></details>';
	}
}
