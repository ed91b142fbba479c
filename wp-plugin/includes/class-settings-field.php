<?php
namespace Archipel;

/** Prints a field with its label and help, as a row of WordPress's form table. */
final class Settings_Field {

	/**
	 * Prints the row of a field.
	 *
	 * @param string               $kind  See Control::all().
	 * @param mixed                $value A text; of a toggle, whether it is on.
	 * @param array<string, mixed> $more  `min`, `max`, `step`, `options`, `default` where the kind has them.
	 */
	public static function row( string $kind, string $id, string $name, string $title, $value, string $help = '', array $more = array() ): void {
		$id    = esc_attr( $id );
		$name  = esc_attr( $name );
		$title = esc_html( $title );
		$named = "id=\"$id\" name=\"$name\"" . ( '' === $help ? '' : " aria-describedby=\"$id-help\"" );
		switch ( $kind ) {
			case 'toggle':
				// A box that is not checked is not sent: then the hidden field is.
				$control = sprintf( '<input type="hidden" name="%1$s" value="0"><label for="%2$s"><input type="checkbox" %3$s value="1"%4$s> %5$s</label>', $name, $id, $named, checked( (bool) $value, true, false ), $title );
				break;
			case 'select':
				$options = null === $more['default'] ? '<option value="">' . esc_html__( 'Default', 'archipel' ) . '</option>' : '';
				foreach ( $more['options'] as $option ) {
					$options .= sprintf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $option['value'] ), selected( $value, $option['value'], false ), esc_html( $option['label'] ) );
				}
				$control = "<select $named>$options</select>";
				break;
			case 'lines':
			case 'json':
				$control = sprintf( '<textarea rows="3" cols="50" class="large-text code" %1$s>%2$s</textarea>', $named, esc_textarea( $value ) );
				break;
			case 'number':
				$limits = '';
				foreach ( array( 'min', 'max', 'step' ) as $limit ) {
					$limits .= isset( $more[ $limit ] ) ? " $limit=\"" . esc_attr( (string) $more[ $limit ] ) . '"' : '';
				}
				$control = sprintf( '<input type="number" class="small-text" %1$s value="%2$s"%3$s>', $named, esc_attr( $value ), $limits );
				break;
			default:
				$control = sprintf( '<input type="text" class="regular-text" %1$s value="%2$s">', $named, esc_attr( $value ) );
		}
		$label = 'toggle' === $kind ? '' : "<label for=\"$id\">$title</label>";
		$about = '' === $help ? '' : "<p class=\"description\" id=\"$id-help\">" . esc_html( $help ) . '</p>';
		echo "<tr><th scope=\"row\">$label</th><td>$control$about</td></tr>"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	}
}
