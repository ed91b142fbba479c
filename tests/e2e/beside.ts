import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the obstacles that hide a message in its place: the window's edge, or covering elements. */
const hiddenBy = (message: Locator) =>
	message.evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		if (top < 0 || top + height > innerHeight) return [`the edge of the window, at ${top} to ${top + height}`];
		return [2, height / 2, height - 3].flatMap((y) => {
			const hit = document.elementFromPoint(left + Math.min(20, width / 2), top + y);
			return element.contains(hit) ? [] : `${hit?.localName}.${hit?.className} at ${top + y}`;
		});
	});

/** Waits until a message is completely visible, and the pressed control is in the window and not covered by the message. */
export async function expectBeside(message: Locator, control: Locator): Promise<void> {
	await expect(message).toBeVisible();
	await expect
		.poll(async () => {
			const [box, button] = [(await message.boundingBox())!, (await control.boundingBox())!];
			const window = message.page().viewportSize()!;
			const isInWindow = button.y >= 0 && button.y + button.height <= window.height;
			const isOver =
				box.y < button.y + button.height - 1 &&
				button.y < box.y + box.height - 1 &&
				box.x < button.x + button.width &&
				button.x < box.x + box.width;
			return { isInWindow, isOver, hiddenBy: await hiddenBy(message) };
		})
		.toEqual({ isInWindow: true, isOver: false, hiddenBy: [] });
}

/** Waits until an error message or the retry button is in the window and not covered. */
export async function expectToldInView(page: Page): Promise<void> {
	const failures = page
		.locator('.archipel-notice, [data-state=error]')
		.or(page.getByRole('button', { name: 'Réessayer' }))
		.filter({ visible: true });
	await expect
		.poll(async () => Promise.all((await failures.all()).map(hiddenBy)), 'a failure that is in view, under nothing')
		.toContainEqual([]);
}
