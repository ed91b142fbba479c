import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { createContext, useContext } from 'react';
import type { Filter } from '../filter';
import { valuesOf, type Choice } from '../model';
import type { Folds } from './fold';
import type { MySize } from './my-size';

export interface PanelContext {
	readonly filter: Filter;
	readonly size: MySize;
	/** Taxonomy of the size; empty where there is none. */
	readonly sizeAttribute: string;
	/** Its fields are closed; undefined: all are open. */
	readonly folds: Folds | undefined;
	/**
	 * Takes another choice.
	 *
	 * @param control What was used.
	 * @param when A panel that submits on change lists it `now`, for the shopper has decided; when the focus is `leaving` the field; or not before she
	 * `submit`s. @default 'now'
	 */
	readonly choose: (choice: Choice, control: HTMLElement, when?: 'now' | 'leaving' | 'submit') => void;
	/** Lists what was chosen and not yet final, if anything was: the shopper goes on elsewhere. */
	readonly settle: (control: HTMLElement) => void;
	/** Whether a key was pressed last: the arrow keys pass over values that the shopper does not mean (SEC-03). */
	readonly isByKeys: () => boolean;
}

const Context = createContext<PanelContext | undefined>(undefined);

export const PanelProvider = Context.Provider;

export const usePanel = (): PanelContext => useContext(Context)!;

/** What is chosen in one field. A choice in another one does not draw this one anew: the shop is asked only when all is drawn. */
export function useChosen(name: string): readonly string[] {
	useSignals();
	const { choice } = usePanel().filter;
	const values = useComputed(() => valuesOf(choice.value, name).join('\n')).value;
	return values ? values.split('\n') : [];
}
