import Panel from './panel';
import type { PanelProps } from './panel-props';
import { Popover } from '../../src/ui/popover';

/** The panel with the popover that places it below its link; only the `dropdown` display loads the popover. */
export default function Dropdown(props: PanelProps) {
	return <Panel {...props} Popover={Popover} />;
}
