import type { ComponentProps } from 'react';

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

/** Decorative cross icon of close and remove buttons, which have a text label. @param size Pixels. */
export function Cross({ size = 20 }: { readonly size?: number }) {
	return (
		<svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
			<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
		</svg>
	);
}

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
