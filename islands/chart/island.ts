import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'chart',
	props,
	when: 'visible',
	// The server's table stays: it is the legend, and the chart for those who cannot see one.
	mount: 'append',
	view: () => import('./view'),
});
