/** Decorative cross icon of close and remove buttons, which have a text label. @param size Pixels. */
export function Cross({ size = 20 }: { readonly size?: number }) {
	return (
		<svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
			<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
		</svg>
	);
}
