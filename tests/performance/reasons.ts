/** Known reasons for missed bounds, printed beside them. */
export const REASONS = {
	scripts: 'modules come as files of a few kilobytes, so that no page has what it does not need',
	mainThread:
		'a third of ours is script, the rest styles, lays out and paints what the page without us does not show (notice, gallery controls, links below the list): who asked for it is listed below; what is replaced is nearly script alone',
	blockingTime:
		'islands mount in tasks of 20 ms and the last mount of each; one file that is evaluated or one first drawing may be longer',
	phpTime:
		'islands hook into WordPress on each page (some 100 files, 50 blocks and shortcodes), and a page that names a third party is read by WordPress’s HTML parser',
	queries: 'a cache that was cold',
	choosing:
		'the handlers of a choice take some 11 ms at a quarter of the speed, jQuery’s own way up the page among them; all that is drawn for it comes after the paint',
	filtering: 'fetching, parsing and inserting the page alone (bare) takes more than half of what the original does',
} as const;
