/** What a visitor may allow besides what the shop itself needs, in the order in which the notice asks. */
export const purposes = ['audience', 'advertising', 'content'] as const;

/**
 * - `audience`: counting visits
 * - `advertising`: advertising, its measurement, and where an order came from
 * - `content`: videos, maps and other things that another site shows inside the page
 */
export type Purpose = (typeof purposes)[number];

export const isPurpose = (value: unknown): value is Purpose => (purposes as readonly unknown[]).includes(value);
