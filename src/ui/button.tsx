import type { ComponentProps } from 'react';
import { Cross } from './cross';

interface ButtonProps extends ComponentProps<'button'> {
	/** More classes of the kit. */
	readonly look?: string;
}

/** Button of the kit. */
export const Button = ({ look = '', ...attributes }: ButtonProps) => (
	<button type="button" className={`archipel-button ${look}`} {...attributes} />
);

/** Button with the theme's look. */
export const ThemeButton = (attributes: ComponentProps<'button'>) => (
	<button type="button" className="button" {...attributes} />
);

interface CrossButtonProps extends ButtonProps {
	readonly label: string;
	/** Pixels of the cross. */
	readonly size?: number;
}

/** Button that closes or removes something. */
export const CrossButton = ({ label, size = 20, look = 'archipel-icon-button', ...attributes }: CrossButtonProps) => (
	<Button aria-label={label} look={look} {...attributes}>
		<Cross size={size} />
	</Button>
);
