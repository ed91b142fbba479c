import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** Button without the theme's look: `archipel-button` of `styles/controls.css` and further classes. Never submits a form. */
export const Button = ({ className = '', ...attributes }: ButtonProps) => (
	<button type="button" className={`archipel-button ${className}`} {...attributes} />
);

/** Button with the theme's look. Never submits a form. */
export const ThemeButton = (attributes: ButtonProps) => <button type="button" className="button" {...attributes} />;

interface IconProps {
	/** The `d` attribute, in a square of 24. */
	readonly path: string;
	/** Pixels. */
	readonly size?: number;
}

/** Decorative line icon of a button, which has a text label. */
export const Icon = ({ path, size = 20 }: IconProps) => (
	<svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
		<path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
	</svg>
);

/** Icon of close and remove buttons. */
export const Cross = (props: Omit<IconProps, 'path'>) => <Icon path="M6 6l12 12M18 6L6 18" {...props} />;

interface CrossButtonProps extends ButtonProps {
	/** Accessible name. */
	readonly label: string;
	/** Pixels of the cross. */
	readonly size?: number;
}

/** Button with a cross, which closes or removes something. */
export const CrossButton = ({
	label,
	size = 20,
	className = 'archipel-icon-button',
	...attributes
}: CrossButtonProps) => (
	<Button aria-label={label} className={className} {...attributes}>
		<Cross size={size} />
	</Button>
);
