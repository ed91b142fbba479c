import { pauseControl } from '../../src/dom/pause-control';
import type { Enhance } from '../../src/runtime/define-island';
import { t } from './messages';
import { drawWave } from './model';
import type { Props } from './props';
import './view.css';

/** An endless wave, moved by CSS and paused out of view (WID-10). */
const enhance: Enhance<Props> = (host, props, { signal }) => {
	const printed = host.querySelector('svg');
	const drawing = printed ?? host.appendChild(drawWave(props));
	if (!printed) signal.addEventListener('abort', () => drawing.remove());
	if (!props.speed) return;
	let isSeen = false;
	const move = () => host.toggleAttribute('data-moving', isSeen && isOn());
	const { button, isOn } = pauseControl((on) => t(on ? 'stop' : 'start'), move, signal);
	const observer = new IntersectionObserver((entries) => {
		isSeen = entries.at(-1)!.isIntersecting;
		move();
	});
	drawing.style.setProperty('--archipel-wave-time', `${props.bones / props.speed}s`);
	observer.observe(host);
	host.append(button);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		button.remove();
		host.removeAttribute('data-moving');
		drawing.style.removeProperty('--archipel-wave-time');
	});
};

export default enhance;
