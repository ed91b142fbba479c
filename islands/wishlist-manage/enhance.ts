import type { Enhance } from '../../src/runtime/define-island';
import { followForm } from './parts/follow-form';
import { manageTable } from './parts/manage-table';
import { pageForm } from './parts/page-form';
import { signInToggle } from './parts/sign-in-toggle';
import type { Props } from './props';
import './view.css';

/** Enhances the further forms of TI Wishlist Premium (WLT-06…08, WLS-02, WLS-03); each form works without scripts. */
const enhance: Enhance<Props> = (host, _props, context) => {
	if (!(host instanceof HTMLFormElement)) signInToggle(host, context);
	else if (host.querySelector('[name="tinvwl_subscribes[]"]')) followForm(host, context);
	else if (host.querySelector('[name="action"]')) pageForm(host, context);
	else manageTable(host, context);
	context.activation.takeIntents().forEach(({ submitter, control }) => (submitter ?? control).click());
};

export default enhance;
