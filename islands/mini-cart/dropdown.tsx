import Panel from './panel';
import type { PanelProps } from './parts/panel-props';
import { Popover } from '../../src/ui/popover';

/** The panel with what places it below its link, which no other kind of cart loads. */
export default function Dropdown(props: PanelProps) {
	return <Panel {...props} Popover={Popover} />;
}
