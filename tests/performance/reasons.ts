/** Known reasons for missed bounds, printed beside them. */
export const REASONS = {
	scripts: 'modules come as files of a few kilobytes, so that no page has what it does not need',
	mainThread:
		'of 233 ms that a list costs beyond neither, 101 are the browser’s own part of 211 more tasks (files that arrive, idle periods, timers), 86 script, 15 asking for files ahead, 10 views that a mount draws; links of the page ahead of modules or none, fewer files, and mounts in one frame were tried: no difference beyond the noise',
	blockingTime:
		'islands mount in tasks of 20 ms and the last mount of each; one file that is evaluated or one first drawing may be longer',
	phpTime:
		'islands hook into WordPress on each page (some 100 files, 50 blocks and shortcodes), and a page that names a third party is read by WordPress’s HTML parser',
	queries: 'a cache that was cold',
	choosing:
		'the handlers of a choice take some 11 ms at a quarter of the speed, jQuery’s own way up the page among them; all that is drawn for it comes after the paint',
	filtering:
		'of 123 ms, 30 are the click and the filter’s own view, 17 parse the answer and pass the gate, 10 the address, 5 the change of nodes, 26 style and layout of the new list, 9 events, announcement and views, 26 the frame that paints; what is replaced spends them on whole pages',
	listAlone:
		'WordPress, WooCommerce and its neighbours start in 42 of 76 ms before a list is known, and its products take 20; header, footer and widgets are 25 ms of the page, and are gone',
} as const;
