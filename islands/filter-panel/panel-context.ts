import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { createContext, type DOMAttributes, useContext } from 'react';
import type { Filter } from './filter';
import { valuesOf, type Choice } from './model';
import type { Folds } from './field-group';
import type { MySize } from './size-choice';

export interface PanelContext {
	readonly filter: Filter;
	readonly size: MySize;
	/** Taxonomy of the size; empty if none. */
	readonly sizeAttribute: string;
	/** Its fields are closed; undefined: all are open. */
	readonly folds: Folds | undefined;
	/**
	 * Sets another choice.
	 *
	 * @param when When a panel that submits on change lists the choice: `now`, as the shopper has decided; when the focus is `leaving` the field;
	 * or on `submit` only. @default 'now'; `leaving` for arrow keys, which pass over values that the shopper does not mean (SEC-03)
	 */
	readonly choose: (choice: Choice, control: HTMLElement, when?: 'now' | 'leaving' | 'submit') => void;
	/** Handlers of a control that lists another choice when it is pressed: ask for that list when the press begins, or Tab reaches the control. */
	readonly ahead: (next: () => Choice) => Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onKeyUp'>;
	/** Lists a choice that was not final yet, if any: the shopper goes on elsewhere. */
	readonly submitPending: (control: HTMLElement) => void;
}

export const PanelContext = createContext<PanelContext | undefined>(undefined);

export const usePanel = (): PanelContext => useContext(PanelContext)!;

/** Returns the values of one field. A choice in another field does not re-render this one: counts are requested after rendering. */
export function useChosen(name: string): readonly string[] {
	useSignals();
	const { choice } = usePanel().filter;
	const values = useComputed(() => valuesOf(choice.value, name).join('\n')).value;
	return values ? values.split('\n') : [];
}
