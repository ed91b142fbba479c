import { useEffect, useId } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import type { Intent } from './activation';
import type { IslandContext, IslandProps } from './define-island';
import { renderIsland } from './render-island';

type View = (props: IslandProps<{ word: string }>) => React.ReactNode;

let host: HTMLElement;
const controller = pageLife();
let context: IslandContext & { fail: ReturnType<typeof vi.fn> };

beforeEach(() => {
	host = document.body.appendChild(document.createElement('div'));
	host.innerHTML = '<p>server</p><!-- kept -->text';
	context = {
		signal: controller.signal,
		activation: { by: 'load', takeIntents: () => [] },
		fail: vi.fn(() => controller.abort()),
	};
	vi.spyOn(console, 'error').mockImplementation(() => {});
});

const Word: View = ({ word, host: own }) => <b data-same={own === host || undefined}>{word}</b>;
const render = (View: View, mode: 'replace' | 'append' = 'replace') =>
	renderIsland(View as never, mode, host, { word: 'view' }, context);
const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

test('replace: the view takes the place of the server’s nodes, which come back, the very same, at the abort', async () => {
	const served = [...host.childNodes];
	await render(Word);
	expect(host.innerHTML).toBe('<b data-same="true">view</b>');
	controller.abort();
	await turns();
	expect([...host.childNodes]).toEqual(served);
	expect(host.firstChild).toBe(served[0]);
});

test('append: the view goes into the slot; what the server put there returns at the abort', async () => {
	host.innerHTML = '<p>server</p><span data-archipel-slot><i>place</i></span>';
	const html = host.innerHTML;
	await render(Word, 'append');
	expect(host.innerHTML).toBe('<p>server</p><span data-archipel-slot=""><b data-same="true">view</b></span>');
	controller.abort();
	await turns();
	expect(host.innerHTML.replace('=""', '')).toBe(html.replace('=""', ''));
});

test('append: without a slot it makes one, and takes it away again', async () => {
	const html = host.innerHTML;
	await render(Word, 'append');
	expect(host.lastElementChild!.outerHTML).toBe('<div data-archipel-slot=""><b data-same="true">view</b></div>');
	controller.abort();
	await turns();
	expect(host.innerHTML).toBe(html);
});

test('[RT-02] its first render is in a task after that which makes the root; ended before, it leaves the server’s nodes', async () => {
	let seen = '';
	let isEnded = false;
	const nextTask = async () => {
		seen = host.textContent;
		if (isEnded) controller.abort();
	};
	vi.stubGlobal('scheduler', { yield: nextTask });
	await render(Word);
	expect([seen, host.textContent]).toEqual(['servertext', 'view']);

	const other = document.body.appendChild(document.createElement('div'));
	other.textContent = 'served';
	isEnded = true;
	await renderIsland(Word as never, 'replace', other, { word: 'view' }, context);
	await turns();
	expect(other.textContent).toBe('served');
});

const pressed = vi.fn<(name: string) => void>();
const Buttons: View = () => (
	<>
		{['3 pièces', 'Plus', 'Moins'].map((name) => (
			<button
				key={name}
				type="button"
				data-archipel-intent={name === 'Moins' ? 'less' : undefined}
				onClick={() => pressed(name)}
			>
				{name}
			</button>
		))}
	</>
);
const press = async (html: string, selector: string) => {
	pressed.mockReset();
	host.innerHTML = html;
	const control = host.querySelector<HTMLElement>(selector)!;
	const form = control.closest('form');
	const intent: Intent = form ? { control: form, submitter: control } : { control };
	const takeIntents = () => [intent];
	await renderIsland(Buttons as never, 'replace', host, {}, { ...context, activation: { by: 'intent', takeIntents } });
	return pressed.mock.calls.flat();
};

test.each([
	['with the same mark', '<button data-archipel-intent="less">-</button>', ['Moins']],
	['with the same words', '<button>Plus</button>', ['Plus']],
	[
		'with the words of what submits a form',
		'<form><label>Nombre <input></label><button>Plus</button></form>',
		['Plus'],
	],
	['in its place', '<button>?</button><button>+</button><button>-</button>', ['3 pièces']],
	['that is no other’s', '<button>?</button>', []],
	['that is of another kind', '<a href="#">?</a><button>+</button><button>-</button>', []],
])('[RT-03] what the shopper pressed in the server’s HTML is pressed on the control %s', async (_what, html, answers) =>
	expect(await press(html, 'button, a')).toEqual(answers),
);

const failing: [string, View][] = [
	[
		'while rendering',
		() => {
			throw new Error('boom');
		},
	],
	[
		'in an effect',
		function Effects() {
			useEffect(() => {
				throw new Error('boom');
			}, []);
			return <b>view</b>;
		},
	],
];
test.each(failing)('[RT-05] failing: an error %s is told once, and the server’s nodes return', async (_when, View) => {
	const html = host.innerHTML;
	await render(View);
	await turns();
	expect(context.fail).toHaveBeenCalledTimes(1);
	expect(context.fail.mock.calls[0]![0]).toMatchObject({ message: 'boom' });
	expect(host.innerHTML).toBe(html);
});

test('ids differ between two roots, and from those of another React on the page', async () => {
	const ids: string[] = [];
	const WithId: View = () => {
		ids.push(useId());
		return null;
	};
	await render(WithId);
	await render(WithId, 'append');
	expect(new Set(ids).size).toBe(2);
	for (const id of ids) expect(id).toContain('archipel-');
});
