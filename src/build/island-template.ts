/** Kind of an island: `view` renders React, `enhance` adds behaviour to the server's markup. */
export type Half = 'view' | 'enhance';

/** Returns the files of a new island, content by file name: a working example with a text, a button and tests. */
export function islandTemplate(name: string, half: Half): Readonly<Record<string, string>> {
	const title = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
	return {
		'island.ts': `import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

${PROPS}
export default defineIsland({
	name: '${name}',
	title: ['${title}', '${title}'],
	description: ['Une phrase, et un bouton qui en dit plus.', 'A sentence, and a button that says more.'],
	group: 'everywhere',
	props,
	when: 'visible',
	${half}: () => import('./${half}'),
});
`,
		'messages.ts': messages(name),
		'host.css': `/* Room for the button: what comes below does not move. */
.archipel-${name} {
	min-block-size: 6rem;
}

/* \`archipel-button\` keeps the theme's rules for buttons away and is plain (src/styles/guard.css). */
.archipel-${name} .archipel-button {
	padding: 0.5rem 1rem;
	border: 1px solid var(--archipel-color-control-border);
}

.archipel-${name}--loud {
	font-weight: 700;
}
`,
		'render.php': render(name, title),
		'fixture.html': fixture(name),
		...(half === 'view' ? view(name) : ENHANCE),
	};
}

const PROPS = `export const props = defineProps({
	/** The sentence that is shown. */
	text: text('Texte', 'Text', {
		default: '',
		length: [0, 200],
		isMultiline: true,
		help: ['Vide\\u202f: une salutation.', 'Empty: a greeting.'],
	}),
	tone: choice('Ton', 'Tone', { default: 'quiet', options: { quiet: ['Calme', 'Quiet'], loud: ['Fort', 'Loud'] } }),
});

export type Props = PropsOf<typeof props>;
`;

const messages = (name: string) => `import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('${name}', {
	hello: ['Bonjour', 'Hello'],
	more: ['En savoir plus', 'Tell me more'],
	answer: ['C’est tout pour l’instant.', 'That is all for now.'],
});
`;

const render = (name: string, title: string) => `<?php
/** Server side of the island “${title}”: what is read without JavaScript. */

use Archipel\\I18n\\Texts;

defined( 'ABSPATH' ) || exit;

return static function ( array $props ): string {
	$text = '' === $props['text'] ? Texts::get( '${name}.hello', 'Bonjour', 'Hello' ) : $props['text'];
	return sprintf( '<div class="archipel-${name} archipel-${name}--%1$s"><p>%2$s</p></div>', esc_attr( $props['tone'] ), esc_html( $text ) );
};
`;

const fixture = (name: string) => `<!-- What it says when nobody has said anything. -->
<div data-archipel="${name}" data-archipel-props="{}">
	<div class="archipel-${name} archipel-${name}--quiet"><p>Bonjour</p></div>
</div>
<!-- The owner’s own words. -->
<div data-archipel="${name}" data-archipel-example="loud" data-archipel-props='{"text":"Venez nous voir","tone":"loud"}'>
	<div class="archipel-${name} archipel-${name}--loud"><p>Venez nous voir</p></div>
</div>
<!-- There is no such tone. -->
<div data-archipel="${name}" data-archipel-example="wrong-prop" data-archipel-props='{"tone":"shrill"}'></div>
`;

const view = (name: string) => ({
	'view.tsx': `import { useState } from 'react';
import type { IslandProps } from '../../src/runtime/define-island';
import { t } from './messages';
import type { Props } from './island';

/** A sentence, and a button that says more. */
export default function View({ text, tone }: IslandProps<Props>) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div className={\`archipel-${name} archipel-${name}--\${tone}\`}>
			<p>{text || t('hello')}</p>
			<button type="button" className="archipel-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				{t('more')}
			</button>
			{isOpen && <p>{t('answer')}</p>}
		</div>
	);
}
`,
	'view.test.tsx': `import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { IslandProps } from '../../src/runtime/define-island';
import { props as schema, type Props } from './island';
import View from './view';

const context = {
	host: document.createElement('div'),
	signal: new AbortController().signal,
	activation: { by: 'visible', takeIntents: () => [] },
	fail: () => {},
} as const;
const show = (input: Record<string, unknown>) =>
	render(<View {...({ ...schema.parse(input), ...context } as IslandProps<Props>)} />);

afterEach(cleanup);

test('it greets, or says what the owner has written', () => {
	show({});
	expect(screen.getByText('Bonjour')).toBeTruthy();
	cleanup();
	show({ text: 'Venez nous voir', tone: 'loud' });
	expect(screen.getByText('Venez nous voir').parentElement!.className).toContain('--loud');
});

test('the button says more, and less', () => {
	show({});
	const button = screen.getByRole('button', { name: 'En savoir plus' });
	fireEvent.click(button);
	expect([button.getAttribute('aria-expanded'), screen.queryAllByText(/^C’est tout/)]).toMatchObject(['true', [{}]]);
	fireEvent.click(button);
	expect([button.getAttribute('aria-expanded'), screen.queryAllByText(/^C’est tout/)]).toEqual(['false', []]);
});

test.each([{ text: 3 }, { tone: 'shrill' }])('%j is refused', (input) => {
	expect(() => schema.parse(input)).toThrow(Object.keys(input)[0]);
});
`,
});

const ENHANCE = {
	'enhance.ts': `import { element } from '../../src/dom/element';
import type { IslandContext } from '../../src/runtime/define-island';
import { t } from './messages';
import type { Props } from './island';

/** Gives the server's sentence a button that says more. */
export default function enhance(host: HTMLElement, _props: Props, { signal }: IslandContext) {
	const answer = element('p', {}, t('answer'));
	const button = element('button', { type: 'button', class: 'archipel-button', 'aria-expanded': 'false' }, t('more'));
	button.addEventListener('click', () => {
		const isOpen = !answer.isConnected;
		button.setAttribute('aria-expanded', String(isOpen));
		if (isOpen) button.after(answer);
		else answer.remove();
	});
	host.firstElementChild?.append(button);
	signal.addEventListener('abort', () => {
		button.remove();
		answer.remove();
	});
}
`,
	'enhance.test.ts': `import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import enhance from './enhance';

const fixture = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
let controller: AbortController;
beforeEach(() => {
	document.body.innerHTML = fixture;
	controller = new AbortController();
	void enhance(host(), { text: '', tone: 'quiet' }, { signal: controller.signal } as never);
});
const host = () => document.querySelector<HTMLElement>('[data-archipel]')!;

test('the button says more, and less; the server’s sentence stays', () => {
	const button = host().querySelector('button')!;
	button.click();
	expect([button.getAttribute('aria-expanded'), host().textContent]).toEqual([
		'true',
		expect.stringMatching(/Bonjour\\s*En savoir plus\\s*C’est tout/),
	]);
	button.click();
	expect([button.getAttribute('aria-expanded'), host().textContent.includes('C’est tout')]).toEqual(['false', false]);
});

test('when it stops, the server’s HTML is as it was', () => {
	const before = new DOMParser().parseFromString(fixture, 'text/html').querySelector('[data-archipel]')!;
	host().querySelector('button')!.click();
	controller.abort();
	expect(host().innerHTML).toBe(before.innerHTML);
});
`,
};
