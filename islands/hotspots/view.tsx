import { useEffect, useState } from 'react';
import type { IslandProps } from '../../src/runtime/define-island';
import { t } from './messages';
import { Point, type Entry } from './parts/point';
import type { Props } from './props';
import './view.css';

/** Points with tooltips on a picture, each linked with its entry in the server's list (WID-03). */
export default function Hotspots({ host, signal, ...props }: IslandProps<Props>) {
	const [entries] = useState(() => [...host.querySelectorAll<HTMLDetailsElement>('details[data-across]')].map(read));
	const [opened, setOpened] = useState<HTMLDetailsElement | undefined>(
		() => entries.find(({ item }) => item.open)?.item,
	);
	useEffect(() => {
		const list = host.querySelector<HTMLElement>('.archipel-hotspots__list');
		if (list) list.dataset['trigger'] = props.trigger;
		// `toggle` does not bubble.
		host.addEventListener(
			'toggle',
			({ target }) =>
				setOpened((last) => ((target as HTMLDetailsElement).open ? (target as HTMLDetailsElement) : last)),
			{ capture: true, signal },
		);
	}, [host, signal, props.trigger]);

	return (
		<ul className="archipel-hotspots__points archipel-list" aria-label={t('points')}>
			{entries.map((entry, index) => (
				<Point
					key={`${entry.title} ${entry.across} ${entry.down}`}
					{...props}
					entry={entry}
					number={index + 1}
					isCurrent={entry.item === opened}
				/>
			))}
		</ul>
	);
}

function read(item: HTMLDetailsElement): Entry {
	const percent = (value: string | undefined) => Math.min(Math.max(Number(value) || 0, 0), 100);
	return {
		item,
		across: percent(item.dataset['across']),
		down: percent(item.dataset['down']),
		title: item.querySelector('summary')?.textContent.trim() ?? '',
		text: item.querySelector('.archipel-hotspots__text')?.textContent.trim() ?? '',
	};
}
