<?php
namespace Archipel;

/** Prints a field with its label and help, as a row of WordPress's form table. */
final class Settings_Field {

	/** @param array<string, mixed> $field `id`, `name`, `kind` (see Control::all()), `title`, `help`, `value`; `min`, `max`, `step`, `options`, `default` where the kind has them. */
	public static function row( array $field ): void {
		$id    = esc_attr( $field['id'] );
		$name  = esc_attr( $field['name'] );
		$title = esc_html( $field['title'] );
		$help  = trim( $field['help'] . ' ' . ( 'list' === $field['kind'] ? __( 'Separate items with commas.', 'archipel' ) : '' ) );
		$named = "id=\"$id\" name=\"$name\"" . ( '' === $help ? '' : " aria-describedby=\"$id-help\"" );
		switch ( $field['kind'] ) {
			case 'toggle':
				// A box that is not checked is not sent: then the hidden field is.
				$control = sprintf( '<input type="hidden" name="%1$s" value="0"><label for="%2$s"><input type="checkbox" %3$s value="1"%4$s> %5$s</label>', $name, $id, $named, checked( (bool) $field['value'], true, false ), $title );
				break;
			case 'select':
				$options = null === ( $field['default'] ?? null ) ? '<option value="">' . esc_html__( 'Default', 'archipel' ) . '</option>' : '';
				foreach ( $field['options'] as $option ) {
					$options .= sprintf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $option['value'] ), selected( $field['value'], $option['value'], false ), esc_html( $option['label'] ) );
				}
				$control = "<select $named>$options</select>";
				break;
			case 'lines':
			case 'json':
				$control = sprintf( '<textarea rows="3" cols="50" class="large-text code" %1$s>%2$s</textarea>', $named, esc_textarea( $field['value'] ) );
				break;
			case 'number':
				$limits = '';
				foreach ( array( 'min', 'max', 'step' ) as $limit ) {
					$limits .= isset( $field[ $limit ] ) ? " $limit=\"" . esc_attr( (string) $field[ $limit ] ) . '"' : '';
				}
				$control = sprintf( '<input type="number" class="small-text" %1$s value="%2$s"%3$s>', $named, esc_attr( $field['value'] ), $limits );
				break;
			default:
				$control = sprintf( '<input type="text" class="regular-text" %1$s value="%2$s">', $named, esc_attr( $field['value'] ) );
		}
		$label = 'toggle' === $field['kind'] ? '' : "<label for=\"$id\">$title</label>";
		$about = '' === $help ? '' : "<p class=\"description\" id=\"$id-help\">" . esc_html( $help ) . '</p>';
		echo "<tr><th scope=\"row\">$label</th><td>$control$about</td></tr>"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	}
}
