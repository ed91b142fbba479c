<?php
namespace Archipel;

/** Prints a field with its label and help, as a row of WordPress's form table. */
final class Settings_Field {

	/**
	 * Prints the row.
	 *
	 * @param array<string, mixed> $field `id`, `name`, `kind` (see Control::all()), `title`, `help`, `value`; `min`, `max`, `step`, `options`, `default` where the kind has them.
	 */
	public static function row( array $field ): void {
		$toggle = 'toggle' === $field['kind'];
		echo '<tr><th scope="row">';
		if ( ! $toggle ) {
			printf( '<label for="%1$s">%2$s</label>', esc_attr( $field['id'] ), esc_html( $field['title'] ) );
		}
		echo '</th><td>';
		switch ( $field['kind'] ) {
			case 'toggle':
				self::toggle( $field );
				break;
			case 'select':
				self::select( $field );
				break;
			case 'lines':
			case 'json':
				printf( '<textarea rows="3" cols="50" class="large-text code" id="%1$s" name="%2$s"', esc_attr( $field['id'] ), esc_attr( $field['name'] ) );
				self::described( $field );
				printf( '>%s</textarea>', esc_textarea( $field['value'] ) );
				break;
			default:
				self::input( $field );
		}
		self::help( $field );
		echo '</td></tr>';
	}

	/** Prints a checkbox, after a hidden field with the value of an unchecked one. */
	private static function toggle( array $field ): void {
		printf( '<input type="hidden" name="%1$s" value="0">', esc_attr( $field['name'] ) );
		printf( '<label for="%1$s"><input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s', esc_attr( $field['id'] ), esc_attr( $field['name'] ), checked( (bool) $field['value'], true, false ) );
		self::described( $field );
		printf( '> %s</label>', esc_html( $field['title'] ) );
	}

	/** Prints a select; without a default it has an empty choice. */
	private static function select( array $field ): void {
		printf( '<select id="%1$s" name="%2$s"', esc_attr( $field['id'] ), esc_attr( $field['name'] ) );
		self::described( $field );
		echo '>';
		if ( null === ( $field['default'] ?? null ) ) {
			echo '<option value="">', esc_html__( 'Default', 'archipel' ), '</option>';
		}
		foreach ( $field['options'] as $option ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $option['value'] ), selected( $field['value'], $option['value'], false ), esc_html( $option['label'] ) );
		}
		echo '</select>';
	}

	/** Prints a single-line field. */
	private static function input( array $field ): void {
		$number = 'number' === $field['kind'];
		printf(
			'<input type="%1$s" class="%2$s" id="%3$s" name="%4$s" value="%5$s"',
			esc_attr( $number ? 'number' : 'text' ),
			esc_attr( $number ? 'small-text' : 'regular-text' ),
			esc_attr( $field['id'] ),
			esc_attr( $field['name'] ),
			esc_attr( $field['value'] )
		);
		foreach ( $number ? array( 'min', 'max', 'step' ) : array() as $limit ) {
			if ( isset( $field[ $limit ] ) ) {
				printf( ' %1$s="%2$s"', esc_attr( $limit ), esc_attr( (string) $field[ $limit ] ) );
			}
		}
		self::described( $field );
		echo '>';
	}

	/** Prints the attribute that links a field to its help. */
	private static function described( array $field ): void {
		if ( '' !== self::help_text( $field ) ) {
			printf( ' aria-describedby="%s-help"', esc_attr( $field['id'] ) );
		}
	}

	/** Prints the help. */
	private static function help( array $field ): void {
		$help = self::help_text( $field );
		if ( '' !== $help ) {
			printf( '<p class="description" id="%1$s-help">%2$s</p>', esc_attr( $field['id'] ), esc_html( $help ) );
		}
	}

	/** Returns the help, for a list with its syntax. */
	private static function help_text( array $field ): string {
		$list = 'list' === $field['kind'] ? __( 'Separate items with commas.', 'archipel' ) : '';
		return trim( $field['help'] . ' ' . $list );
	}
}
