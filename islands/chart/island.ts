import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'chart',
	props,
	when: 'visible',
	// The server's table stays: legend, and accessible alternative to the drawing.
	mount: 'append',
	view: () => import('./view'),
});
