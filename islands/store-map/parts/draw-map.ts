import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { createButton, element, icon } from '../../../src/dom/element';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { IMPORT_TIMEOUT } from '../../../src/runtime/lazy-part';
import { t } from '../messages';
import type { Props } from '../island';
import './map.css';

/** SVG path of the pin: a drop with a dot. */
const PIN = 'M12 23C7 16 4 12.5 4 9a8 8 0 0 1 16 0c0 3.5-3 7-8 14zM12 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';

/**
 * Draws the map and its marker. Leaflet's own controls are off: they have no French names and write HTML, which a page with Trusted Types
 * refuses.
 *
 * @param box Element that the map covers.
 * @param onLost Called after at most 10 s without a single tile.
 */
export function drawMap(box: HTMLElement, props: Props, onLost: () => void) {
	const { lat, lng, zoom, tiles, title } = props;
	const isStill = prefersReducedMotion();
	const place = element('div', {
		class: 'archipel-map__canvas',
		role: 'region',
		'aria-label': title ? t('named', { title }) : t('map'),
	});
	const controls = element('div', { class: 'archipel-map__controls' });
	box.append(place, controls);
	const map = new LeafletMap(place, {
		center: [lat, lng],
		zoom,
		maxZoom: 19,
		scrollWheelZoom: false,
		// A one-finger drag scrolls the page instead of the map.
		dragging: matchMedia('(pointer: fine)').matches,
		boxZoom: false,
		zoomControl: false,
		attributionControl: false,
		fadeAnimation: false,
		zoomAnimation: !isStill,
		markerZoomAnimation: !isStill,
		inertia: !isStill,
	});
	if (isStill)
		map.panBy = (offset, options) => LeafletMap.prototype.panBy.call(map, offset, { ...options, animate: false });

	const html = icon(PIN) as unknown as HTMLElement;
	new Marker([lat, lng], {
		icon: new DivIcon({ className: 'archipel-map__pin', html, iconSize: [40, 40], iconAnchor: [20, 38] }),
		interactive: false,
		keyboard: false,
	}).addTo(map);

	for (const [label, sign, step] of [
		[t('closer'), '+', 1],
		[t('farther'), '−', -1],
	] as const) {
		const button = createButton('archipel-icon-button', { 'aria-label': label }, sign);
		button.addEventListener('click', () => map.setZoom(map.getZoom() + step));
		controls.append(button);
	}

	let hasCome = false;
	const look = () => void (hasCome || onLost());
	const timers = [setTimeout(look, IMPORT_TIMEOUT)];
	new TileLayer(tiles, { maxZoom: 19 })
		.on('tileload', () => (hasCome = true))
		// All visible tiles have loaded or failed. Deferred, because Leaflet still works on them after this event.
		.on('load', () => timers.push(setTimeout(look)))
		.addTo(map);

	return {
		/** Focusable canvas, which handles the arrow keys, + and −. */
		place,
		remove() {
			timers.forEach(clearTimeout);
			map.remove();
			place.remove();
			controls.remove();
		},
	};
}
