/** Consent purposes besides the strictly necessary, in the order of the notice. */
export const purposes = ['audience', 'advertising', 'content'] as const;

/**
 * - `audience`: counting visits
 * - `advertising`: advertising, its measurement, and where an order came from
 * - `content`: videos, maps and other embedded content of another site
 */
export type Purpose = (typeof purposes)[number];

export const isPurpose = (value: unknown): value is Purpose => (purposes as readonly unknown[]).includes(value);
