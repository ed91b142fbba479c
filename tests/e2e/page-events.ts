import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import type { BrowserContext, TestInfo } from '@playwright/test';

declare global {
	interface Window {
		/** The last events of the page, oldest first: `412 keydown Enter BUTTON.archipel-button "Panier"`. */
		archipelTestEvents?: string[];
	}
}

/** Records presses, focus changes, opened dialogs, navigations and responses on every page of the context. Runs in the page. */
export function noteEvents(): void {
	const events: string[] = (window.archipelTestEvents = []);
	// An alert fails the test, as every error of the console does.
	window.alert = (text) => console.error(`alert: ${text}`);
	const types =
		'focusin focusout blur pointerdown pointerup pointercancel pointerover pointerleave keydown click submit toggle resize scrollend pagehide pageshow archipel:mounted archipel:error';
	const nameOf = (target: EventTarget | null | undefined) => {
		if (!(target instanceof Element)) return '';
		const words = target.getAttribute('aria-label') ?? target.textContent ?? '';
		return `${target.tagName}.${target.className} "${words.slice(0, 200).replace(/\s+/g, ' ').trim().slice(0, 30)}"`;
	};
	const note = (event: string) => {
		events.push(event);
		if (events.length > 80) events.shift();
	};
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as PerformanceResourceTiming[])
			if (['fetch', 'xmlhttprequest'].includes(entry.initiatorType))
				note(
					`${Math.round(entry.startTime)} to ${Math.round(entry.responseEnd)} ${entry.responseStatus} ${entry.name}`,
				);
	}).observe({ type: 'resource' });
	for (const type of types.split(' '))
		addEventListener(
			type,
			(event) => {
				const { key = '', relatedTarget } = event as KeyboardEvent & FocusEvent;
				const { island = '' } = (event as CustomEvent<{ island?: string } | null>).detail ?? {};
				const origin = event.isTrusted ? '' : ' by script';
				const related = relatedTarget ? ` from or to ${nameOf(relatedTarget)}` : '';
				note(`${Math.round(performance.now())} ${type} ${key}${island} ${nameOf(event.target)}${related}${origin}`);
			},
			true,
		);
}

/** Attaches the recorded events to the report of a failed test: a failure once in thousands of runs is hard to reproduce. */
export async function reportEvents(context: BrowserContext, info: TestInfo): Promise<void> {
	if (info.status === info.expectedStatus) return;
	const file = info.outputPath('events.txt');
	for (const page of context.pages()) {
		// A closed or hanging page cannot be read.
		const told = page.evaluate(() => window.archipelTestEvents ?? []).catch(() => []);
		const events = await Promise.race([told, new Promise<string[]>((resolve) => setTimeout(resolve, 2000, []))]);
		await appendFile(file, [page.url(), ...events, '\n'].join('\n'));
	}
	// By path, because the report truncates texts.
	if (existsSync(file)) await info.attach('events', { path: file });
}
