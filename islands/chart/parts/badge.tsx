interface BadgeProps {
	readonly x: number;
	readonly y: number;
	readonly rem: number;
	readonly children: number;
}

/** Table number of a part on a background of its own, readable on any colour. */
export function Badge({ x, y, rem, children }: BadgeProps) {
	return (
		<g transform={`translate(${x},${y})`}>
			<circle className="archipel-chart__badge" r={rem * 0.6} />
			<text className="archipel-chart__text" textAnchor="middle" dominantBaseline="central">
				{children}
			</text>
		</g>
	);
}
